'use client';

import {
  Choice,
  type ChoiceGroupProps,
  type ChoiceOption,
  firstToChoose,
} from '../../internal/Choice.tsx';
import { cardOrientations, choices, orientations } from '../../internal/choice.css.ts';
import { FieldGroup, type FieldProps, useField } from '../../internal/Field.tsx';
import type { ValueProps } from '../../internal/useControl.ts';

/** One of the answers. */
export interface RadioOption extends ChoiceOption {}

export interface RadioGroupProps
  extends Omit<FieldProps, 'size'>,
    ValueProps<string>,
    ChoiceGroupProps {
  /** The options, in the order in which they are shown. */
  options: readonly RadioOption[];
  /** Plain rows, or cards that can be clicked anywhere. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** Whether the choices are below or beside each other. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Lets people choose one of a few options that are all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, control, isReadOnly, rest } = useField('RadioGroup', props);
  const {
    options,
    value,
    defaultValue,
    onChange,
    variant = 'plain',
    orientation = 'vertical',
    ref,
    ...group
  } = rest;
  const isCard = variant === 'card';
  const first = firstToChoose(options);
  return (
    <FieldGroup
      {...frame}
      group={{
        ...group,
        role: 'radiogroup',
        'aria-describedby': props['aria-describedby'],
        'aria-invalid': control['aria-invalid'],
        'aria-required': control.required,
        'aria-readonly': isReadOnly,
      }}
    >
      <div className={`${choices} ${(isCard ? cardOrientations : orientations)[orientation]}`}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            kind="radio"
            isCard={isCard}
            isReadOnly={isReadOnly}
            ref={index === first ? ref : undefined}
            id={index === first ? frame.id : `${frame.id}-${index}`}
            name={control.name ?? frame.id}
            form={control.form}
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
