'use client';

import { Choice, type ChoiceOption } from '../../internal/Choice.tsx';
import { choices } from '../../internal/choice.css.ts';
import { FieldGroup } from '../../internal/Field.tsx';
import { type FieldProps, useField } from '../../internal/useField.ts';
import type { ValueProps } from '../../internal/useTyped.ts';

/** One of the answers. */
export interface RadioOption extends ChoiceOption {}

/** Props of RadioGroup. */
export interface RadioGroupProps extends FieldProps, ValueProps<string> {
  options: readonly RadioOption[];
  /** Plain rows, or cards that can be pressed anywhere. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** One choice out of a few that can all be seen. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, control, rest } = useField('RadioGroup', props);
  const { options, value, defaultValue, onChange, variant = 'plain', orientation } = rest;
  const isCard = variant === 'card';
  return (
    <FieldGroup {...frame} role="radiogroup" isRequired={control.required}>
      <div className={choices({ orientation: orientation ?? 'vertical', isCard })}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            kind="radio"
            isCard={isCard}
            id={index === 0 ? frame.id : `${frame.id}-${index}`}
            name={control.name ?? frame.id}
            required={control.required}
            disabled={control.disabled || option.isDisabled}
            value={option.value}
            label={option.label}
            description={option.description}
            isSelected={value === undefined ? undefined : value === option.value}
            defaultSelected={value === undefined ? defaultValue === option.value : undefined}
            onSelect={(isSelected) => isSelected && onChange?.(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
