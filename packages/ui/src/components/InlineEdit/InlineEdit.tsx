'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { editWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { classNames } from '../../styles/classNames.ts';
import { placed } from '../../styles/layout.ts';
import { Button } from '../Button/index.ts';
import { EditIcon } from '../Icon/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InlineEdit.css.ts';

export interface InlineEditProps extends Omit<ElementProps<'div'>, 'children'> {
  /** What the text is, in one to three words. */
  label: string;
  /** The text (controlled). */
  value: string;
  /**
   * Saves the new text. The button waits while its promise is pending. If it resolves to a text, the field
   * stays open and shows that text as the error; if it is rejected, the field says that it didn’t work.
   */
  onSave: (value: string) => string | undefined | Promise<string | undefined>;
  /** Shown while the text is empty. @default 'Not given' */
  emptyLabel?: string | undefined;
  /** A hint that is visible during editing. */
  description?: ReactNode | undefined;
  /** Which keyboard a phone shows. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
}

/** Text that becomes a field in place, and text again once it is saved. */
export function InlineEdit({
  label,
  value,
  onSave,
  emptyLabel,
  description,
  type,
  ...props
}: InlineEditProps) {
  const words = useWords(editWords);
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = draft !== undefined;
  // No form has this id, so the field is not part of a surrounding form: Enter does not submit that form.
  const noForm = useId();
  const wasEditing = useRef(isEditing);
  /** Counts how often the field was closed, so that a late result does not apply to a later edit. */
  const closed = useRef(0);

  // Moves focus into the field when it opens, and back to the text when it closes.
  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    if (isEditing) field.current?.select();
    else button.current?.focus();
  }, [isEditing]);

  const close = () => {
    closed.current += 1;
    setPending(false);
    setDraft(undefined);
    setError(undefined);
  };

  const save = async () => {
    if (draft === undefined || isPending) return;
    const { current: before } = closed;
    setPending(true);
    let problem: string | undefined;
    try {
      problem = await onSave(draft);
    } catch {
      problem = words.notDone;
    }
    if (closed.current !== before) return;
    if (problem === undefined) {
      close();
      return;
    }
    setPending(false);
    setError(problem);
    field.current?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current) {
      // The key would click the text, which gets focus once it is saved.
      event.preventDefault();
      void save();
    }
    if (event.key !== 'Escape') return;
    // No surrounding overlay closes.
    event.stopPropagation();
    close();
  };

  return (
    <div {...placed(props, styles.frame)}>
      {isEditing ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls in it.
        <div className={styles.form} onKeyDown={handleKey}>
          <TextField
            ref={field}
            form={noForm}
            label={label}
            type={type}
            value={draft}
            onChange={setDraft}
            description={description}
            errorMessage={error}
          />
          <div className={styles.actions}>
            <Button size="small" isPending={isPending} onPress={() => void save()}>
              {words.save}
            </Button>
            <Button variant="quiet" size="small" onPress={close}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <span className={styles.label}>{label}</span>
          <button
            ref={button}
            type="button"
            className={classNames(styles.value, value === '' && styles.empty)}
            onClick={() => setDraft(value)}
          >
            <span>{value || (emptyLabel ?? words.notGiven)}</span>
            <span className={styles.icon}>
              <EditIcon />
            </span>
            <VisuallyHidden>{words.edit(label)}</VisuallyHidden>
          </button>
        </>
      )}
    </div>
  );
}
