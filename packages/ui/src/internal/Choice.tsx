import { type MouseEvent, type ReactNode, type Ref, useEffect } from 'react';
import * as styles from './choice.css.ts';
import { FieldHints, type FieldProps, joinIds, useField } from './Field.tsx';
import type { ElementProps } from './props.ts';
import { useOwnRef, useTakeover, type ValueProps } from './useControl.ts';

/** One option of a group. */
export interface ChoiceOption {
  value: string;
  label: string;
  /** A hint under the label. */
  description?: ReactNode | undefined;
  /** Whether it can't be chosen. @default false */
  isDisabled?: boolean | undefined;
}

interface ChoiceProps extends Omit<ElementProps<'input'>, 'type' | 'onChange' | 'onSelect'> {
  id: string;
  kind: 'radio' | 'checkbox' | 'switch';
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  description?: ReactNode | undefined;
  isCard?: boolean | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  isIndeterminate?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  onSelect: (isSelected: boolean, control: HTMLInputElement) => void;
}

/** HTML has no read-only checkbox or radio button: undoes the click, and informs React, which saw it. */
function takeBack(event: MouseEvent<HTMLInputElement>) {
  event.preventDefault();
  const { currentTarget: control } = event;
  setTimeout(() => {
    const { checked } = control;
    control.checked = checked;
  });
}

/** A radio button, checkbox or switch with its label: a native input with a custom look. */
export function Choice({
  kind,
  label,
  isLabelHidden = false,
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
  const labelStyle = typeof label === 'string' ? styles.label : styles.labelWithLink;
  const control = useOwnRef(ref);
  useTakeover(() => {
    const { current } = control;
    if (current && current.checked !== (isSelected ?? defaultSelected ?? false)) {
      onSelect(current.checked, current);
    }
  });
  useEffect(() => {
    const { current } = control;
    // A reset of the form restores `defaultChecked`, which React sets only once.
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
          // The browser clears `indeterminate` on a click; here only the caller clears it.
          target.indeterminate = isIndeterminate;
          if (!isReadOnly) onSelect(target.checked, target);
        }}
        {...(isReadOnly && { onClick: takeBack })}
        // A radio group sets this on the group.
        aria-readonly={kind === 'radio' ? undefined : isReadOnly}
        aria-describedby={joinIds(description ? `${id}-about` : '', input['aria-describedby'])}
        className={styles.mark[kind]}
      />
      <label htmlFor={id} className={isLabelHidden ? styles.labelHidden : labelStyle}>
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
  extends Omit<FieldProps, 'label' | 'labelPosition' | 'shouldMarkOptional' | 'size'>,
    InputProps {
  /** The choice as a statement. It may contain a link, unless it is hidden. */
  label: ReactNode;
  /** Visually hides the label, if the context shows what to choose, as in a table. @default false */
  isLabelHidden?: boolean | undefined;
  /** Whether it is selected (controlled). */
  isSelected?: boolean | undefined;
  /** Whether it is selected initially (uncontrolled). @default false */
  defaultSelected?: boolean | undefined;
  /** Called when it is selected or deselected. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The value that a form sends under `name` when it is selected. @default 'on' */
  value?: string | undefined;
}

/** A single choice: its message is above, its description is below the label. */
export function ChoiceField({
  component,
  kind,
  label,
  isLabelHidden,
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
    <div {...frame.root}>
      <FieldHints {...frame} />
      <Choice
        {...rest}
        {...control}
        {...{ kind, label, isLabelHidden, description, isReadOnly }}
        onSelect={(isSelected) => onChange?.(isSelected)}
      />
    </div>
  );
}

/** The index of the choice that gets the group's id and ref. Skips disabled ones, which can't take focus. */
export const firstToChoose = (options: readonly ChoiceOption[]) =>
  Math.max(
    0,
    options.findIndex(({ isDisabled }) => !isDisabled),
  );

/** Props of a group of choices besides a field's: a fieldset's attributes, and a ref to its first control. */
export interface ChoiceGroupProps
  extends Omit<
    ElementProps<'fieldset'>,
    keyof FieldProps | keyof ValueProps<unknown> | 'children' | 'disabled' | 'ref' | 'role'
  > {
  /** The first enabled control. */
  ref?: Ref<HTMLInputElement> | undefined;
}
