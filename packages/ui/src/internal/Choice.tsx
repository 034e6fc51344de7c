import { type MouseEvent, type ReactNode, type Ref, useEffect } from 'react';
import * as styles from './choice.css.ts';
import { FieldHints, type FieldProps, joinIds, useField } from './Field.tsx';
import { field } from './field.css.ts';
import type { ElementProps } from './props.ts';
import { useOwnRef, useTakeover, type ValueProps } from './useControl.ts';

/** One thing that can be chosen in a group. */
export interface ChoiceOption {
  value: string;
  label: string;
  /** A hint under the label. */
  description?: ReactNode | undefined;
  /** Keeps it from being chosen. @default false */
  isDisabled?: boolean | undefined;
}

interface ChoiceProps extends Omit<ElementProps<'input'>, 'type' | 'onChange' | 'onSelect'> {
  id: string;
  kind: 'radio' | 'checkbox' | 'switch';
  label: ReactNode;
  description?: ReactNode | undefined;
  isCard?: boolean | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  isIndeterminate?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  onSelect: (isSelected: boolean, control: HTMLInputElement) => void;
}

/** HTML has no choice that can only be read: a press is taken back, and React, which saw it, is told. */
function takeBack(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  const { currentTarget: control } = event;
  setTimeout(() => {
    const { checked } = control;
    control.checked = checked;
  });
}

/** A radio button, checkbox or switch with its words. It is a native input, whatever it looks like. */
export function Choice({
  kind,
  label,
  description,
  isCard = false,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isReadOnly,
  onSelect,
  ref,
  ...input
}: ChoiceProps) {
  const { id } = input;
  const control = useOwnRef(ref);
  useTakeover(() => {
    const { current } = control;
    if (current && current.checked !== (isSelected ?? defaultSelected ?? false)) {
      onSelect(current.checked, current);
    }
  });
  useEffect(() => {
    const { current } = control;
    // What a reset of the form brings back; React leaves it as it first was.
    if (current && isSelected !== undefined) current.defaultChecked = isSelected;
  }, [control, isSelected]);
  useEffect(() => {
    if (control.current) control.current.indeterminate = isIndeterminate;
  }, [control, isIndeterminate]);

  return (
    <div className={isCard ? styles.choiceCard : styles.choice}>
      <input
        {...input}
        ref={control}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onChange={({ target }) => {
          // A press ends it in the browser, the caller alone does here.
          target.indeterminate = isIndeterminate;
          if (!isReadOnly) onSelect(target.checked, target);
        }}
        {...(isReadOnly && { onClick: takeBack })}
        // Of radio buttons their group says it.
        aria-readonly={kind === 'radio' ? undefined : isReadOnly}
        aria-describedby={joinIds(description ? `${id}-about` : '', input['aria-describedby'])}
        className={styles.mark[kind]}
      />
      <label
        htmlFor={id}
        className={typeof label === 'string' ? styles.label : styles.labelWithLink}
      >
        {label}
      </label>
      {description && (
        <div id={`${id}-about`} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}

type InputProps = Omit<
  ElementProps<'input'>,
  | keyof FieldProps
  | keyof ValueProps<unknown>
  | 'aria-invalid'
  | 'checked'
  | 'children'
  | 'defaultChecked'
  | 'disabled'
  | 'required'
  | 'type'
>;

/** Props of a field that is a single choice; also accepts an input's attributes, such as `onBlur`. */
export interface ChoiceFieldProps
  extends Omit<FieldProps, 'label' | 'shouldMarkOptional'>,
    InputProps {
  /** What is chosen, as a statement; it may hold a link. */
  label: ReactNode;
  /** Whether it is chosen, kept by the caller. */
  isSelected?: boolean | undefined;
  /** Whether it is chosen at first, kept by the field from then on. @default false */
  defaultSelected?: boolean | undefined;
  /** Called when it is chosen or given up. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** What a form sends under `name` when it is chosen. @default 'on' */
  value?: string | undefined;
}

/** A choice that stands alone: its message above, its description below the label. */
export function ChoiceField({
  component,
  kind,
  label,
  description,
  onChange,
  ...props
}: ChoiceFieldProps & {
  component: string;
  kind: 'checkbox' | 'switch';
  isIndeterminate?: boolean | undefined;
}) {
  const { frame, control, isReadOnly, rest } = useField(component, {
    ...props,
    label: typeof label === 'string' ? label : '',
  });
  return (
    <div
      className={`${field} ${frame.className}`}
      data-invalid={frame.errorMessage ? '' : undefined}
    >
      <FieldHints {...frame} />
      <Choice
        {...rest}
        {...control}
        {...{ kind, label, description, isReadOnly }}
        onSelect={(isSelected) => onChange?.(isSelected)}
      />
    </div>
  );
}

/** The place of the choice that a group's id and ref lead to: a disabled one takes no focus. */
export const firstToChoose = (options: readonly ChoiceOption[]) =>
  Math.max(
    0,
    options.findIndex(({ isDisabled }) => !isDisabled),
  );

/** What a group of choices takes besides a field's props: a fieldset's attributes, and a ref to its first control. */
export interface ChoiceGroupProps
  extends Omit<
    ElementProps<'fieldset'>,
    keyof FieldProps | keyof ValueProps<unknown> | 'children' | 'disabled' | 'ref' | 'role'
  > {
  /** The first control that can be chosen. */
  ref?: Ref<HTMLInputElement> | undefined;
}
