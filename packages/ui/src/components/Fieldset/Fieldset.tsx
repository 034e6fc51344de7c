'use client';

import { type ReactNode, use, useId } from 'react';
import { DisabledContext } from '../../internal/disabled.ts';
import { FieldHints, hintIds, joinIds } from '../../internal/Field.tsx';
import { field } from '../../internal/field.css.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps extends Omit<ElementProps<'fieldset'>, 'disabled'> {
  /** What the fields have in common. */
  label: string;
  /** A hint for all of them. */
  description?: ReactNode | undefined;
  /** The error in the combination of answers, such as two dates in the wrong order. */
  errorMessage?: string | undefined;
  /** Disables every field inside. @default false */
  isDisabled?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A group of related fields in a form, with its own legend. */
export function Fieldset({
  label,
  description,
  errorMessage,
  isDisabled = false,
  children,
  'aria-describedby': describedBy,
  ...props
}: FieldsetProps) {
  const id = useId();
  const isAroundDisabled = use(DisabledContext);
  return (
    <fieldset
      {...placed(props, field)}
      disabled={isDisabled}
      data-invalid={errorMessage ? '' : undefined}
      aria-describedby={joinIds(...hintIds({ id, description, errorMessage }), describedBy)}
    >
      <legend className={styles.legend}>{label}</legend>
      <FieldHints {...{ id, description, errorMessage }} warningMessage={undefined} />
      <DisabledContext value={isDisabled || isAroundDisabled}>
        <div className={styles.fields}>{children}</div>
      </DisabledContext>
    </fieldset>
  );
}
