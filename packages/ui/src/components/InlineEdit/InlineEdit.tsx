'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { editWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { classNames } from '../../styles/classNames.ts';
import { placed } from '../../styles/layout.ts';
import { EditIcon } from '../Icon/index.ts';
import { NativeButton } from '../NativeButton/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InlineEdit.css.ts';

/** Props of InlineEdit. */
export interface InlineEditProps extends Omit<ElementProps<'div'>, 'children'> {
  /** What the text is, in one to three words. */
  label: string;
  /** The text, kept by the caller. */
  value: string;
  /**
   * Keeps the new text. While its promise is open the button waits; a text that it returns says what is
   * wrong, and the field stays open.
   */
  onSave: (value: string) => string | undefined | Promise<string | undefined>;
  /** What is shown while the text is empty. @default 'Not given' */
  emptyLabel?: string | undefined;
  /** A hint that stays visible while it is edited. */
  description?: ReactNode | undefined;
  /** Which keyboard a phone shows. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
}

/** Text that turns into a field in place, and back once it is saved. */
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
  const wasEditing = useRef(isEditing);
  /** Counts how often the field was closed, so that an answer that comes after is not one to a later edit. */
  const closed = useRef(0);

  // Focus goes along: into the field as it opens, back to the text as it closes.
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

  const save = async (event: FormEvent) => {
    event.preventDefault();
    // React tells it to a form that opened the dialog around it too.
    event.stopPropagation();
    if (draft === undefined || isPending) return;
    const { current: before } = closed;
    setPending(true);
    try {
      const problem = await onSave(draft);
      if (closed.current !== before) return;
      if (problem === undefined) close();
      else {
        setError(problem);
        field.current?.focus();
      }
    } finally {
      if (closed.current === before) setPending(false);
    }
  };

  const cancelOnEscape = (event: KeyboardEvent) => {
    // Not while a word is being composed, and nothing around it closes too.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  };

  return (
    <div {...placed(props, styles.frame)}>
      {isEditing ? (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void save(event)}
          onKeyDown={cancelOnEscape}
        >
          <TextField
            ref={field}
            label={label}
            type={type}
            value={draft}
            onChange={setDraft}
            description={description}
            errorMessage={error}
          />
          <div className={styles.actions}>
            <SubmitButton variant="solid" size="small" isPending={isPending}>
              {words.save}
            </SubmitButton>
            <NativeButton variant="quiet" size="small" onPress={close}>
              {words.cancel}
            </NativeButton>
          </div>
        </form>
      ) : (
        <>
          <span className={styles.label}>{label}</span>
          <button
            ref={button}
            type="button"
            className={classNames(styles.value, value === '' && styles.empty)}
            onClick={() => setDraft(value)}
          >
            {value || (emptyLabel ?? words.notGiven)}
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
