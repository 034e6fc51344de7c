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

/** Props of CheckboxGroup. Its value is the list of the chosen options' values, in the options' order. */
export interface CheckboxGroupProps
  extends FieldProps,
    ValueProps<readonly string[]>,
    ChoiceGroupProps {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly CheckboxOption[];
  /** Plain rows, or cards that can be pressed anywhere. @default 'plain' */
  variant?: 'plain' | 'card' | undefined;
  /** Whether the choices stand below or beside each other. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

const boxesIn = (fieldset: Element | null) => [...(fieldset?.querySelectorAll('input') ?? [])];

/** Any number of choices out of a few that are all visible. */
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
  // As the page has it: of choices made before React took over it, `value` doesn't know.
  const report = (_: boolean, control: HTMLInputElement) => {
    const boxes = boxesIn(control.closest('fieldset'));
    change(boxes.filter(({ checked }) => checked).map((box) => box.value));
  };

  const isMissing = control.required === true && chosen.length === 0;
  useEffect(() => {
    // Not in what a server sends: without JavaScript a form would wait for each of them.
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
