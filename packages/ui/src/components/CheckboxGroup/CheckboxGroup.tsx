'use client';

import { Choice, type ChoiceOption } from '../../internal/Choice.tsx';
import { choices } from '../../internal/choice.css.ts';
import { FieldGroup } from '../../internal/Field.tsx';
import { type FieldProps, findControl, useField } from '../../internal/useField.ts';
import type { ValueProps } from '../../internal/useTyped.ts';

/** One of the answers. */
export interface CheckboxOption extends ChoiceOption {}

/** Props of CheckboxGroup. Its value are the chosen options' values, in the options' order. */
export interface CheckboxGroupProps extends FieldProps, ValueProps<readonly string[]> {
  options: readonly CheckboxOption[];
  /** Plain rows, or cards that can be pressed anywhere. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Any number of choices out of a few that can all be seen. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { frame, control, rest } = useField('CheckboxGroup', props);
  const { options, value, defaultValue = [], onChange, variant = 'plain', orientation } = rest;
  const isCard = variant === 'card';

  const idAt = (index: number) => (index === 0 ? frame.id : `${frame.id}-${index}`);
  // As the page has it: of choices made before React took over it, `value` doesn't know.
  const isChosen = (_: CheckboxOption, index: number) =>
    (findControl(idAt(index)) as HTMLInputElement | null)?.checked;
  const report = () => onChange?.(options.filter(isChosen).map((option) => option.value));

  return (
    <FieldGroup {...frame}>
      <div className={choices({ orientation: orientation ?? 'vertical', isCard })}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            kind="checkbox"
            isCard={isCard}
            id={idAt(index)}
            name={control.name}
            disabled={control.disabled || option.isDisabled}
            aria-invalid={control['aria-invalid']}
            value={option.value}
            label={option.label}
            description={option.description}
            isSelected={value === undefined ? undefined : value.includes(option.value)}
            defaultSelected={value === undefined ? defaultValue.includes(option.value) : undefined}
            onSelect={report}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
