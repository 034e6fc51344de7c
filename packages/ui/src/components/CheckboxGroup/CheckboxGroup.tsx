'use client';

import { useEffect, useRef } from 'react';
import {
  Choice,
  type ChoiceGroupProps,
  type ChoiceOption,
  firstToChoose,
} from '../../internal/Choice.tsx';
import { cardOrientations, choices, orientations } from '../../internal/choice.css.ts';
import { FieldGroup, type FieldProps, useField } from '../../internal/Field.tsx';
import { useValue, type ValueProps } from '../../internal/useControl.ts';

/** One of the answers. */
export interface CheckboxOption extends ChoiceOption {}

/** Its value is the list of the chosen options' values, in the options' order. */
export interface CheckboxGroupProps
  extends Omit<FieldProps, 'size'>,
    ValueProps<readonly string[]>,
    ChoiceGroupProps {
  /** The options, in the order in which they are shown. */
  options: readonly CheckboxOption[];
  /** Plain rows, or cards that can be clicked anywhere. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** Whether the choices are below or beside each other. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

const boxesIn = (fieldset: Element | null) => [...(fieldset?.querySelectorAll('input') ?? [])];

/** Lets people choose any number of a few options that are all visible. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { frame, control, isReadOnly, rest } = useField('CheckboxGroup', props);
  const {
    options,
    value,
    defaultValue = [],
    onChange,
    variant = 'plain',
    orientation = 'vertical',
    ref,
    ...group
  } = rest;
  const isCard = variant === 'card';
  const first = firstToChoose(options);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { value: chosen, change } = useValue(
    { value, defaultValue, onChange },
    { empty: [] },
    fieldset,
  );
  // Read the DOM: `value` lacks the choices that were made before hydration.
  const report = (_: boolean, control: HTMLInputElement) => {
    const boxes = boxesIn(control.closest('fieldset'));
    change(boxes.filter(({ checked }) => checked).map((box) => box.value));
  };

  const isMissing = control.required === true && chosen.length === 0;
  useEffect(() => {
    // Not in server-rendered HTML: without JavaScript, the form would require each checkbox.
    for (const box of boxesIn(fieldset.current)) box.required = isMissing;
  });

  return (
    <FieldGroup
      {...frame}
      group={{
        ...group,
        ref: fieldset,
        form: control.form,
        'aria-describedby': props['aria-describedby'],
      }}
    >
      <div className={`${choices} ${(isCard ? cardOrientations : orientations)[orientation]}`}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            kind="checkbox"
            isCard={isCard}
            isReadOnly={isReadOnly}
            ref={index === first ? ref : undefined}
            id={index === first ? frame.id : `${frame.id}-${index}`}
            name={control.name}
            form={control.form}
            disabled={control.disabled || option.isDisabled}
            aria-invalid={control['aria-invalid']}
            value={option.value}
            label={option.label}
            description={option.description}
            isSelected={value?.includes(option.value)}
            defaultSelected={value === undefined ? defaultValue.includes(option.value) : undefined}
            onSelect={report}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
