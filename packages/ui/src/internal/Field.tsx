'use client';

import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';

/** What every field of the kit takes, in the order in which it is shown. */
export interface FieldProps {
  /** What to type, in a word or three; always seen. */
  label: string;
  /** A hint that stays: where to find it, why it is asked. */
  description?: ReactNode | undefined;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Worth a second look, but no error: the field stays valid. */
  warningMessage?: string | undefined;
  /** Adds "(optional)" to the label where most fields are required. @default false */
  showOptional?: boolean | undefined;
}

/** The words above a control. Inside a React Aria field they name and describe it. */
export function FieldText({
  label,
  description,
  errorMessage,
  warningMessage,
  showOptional = false,
}: FieldProps) {
  return (
    <>
      <Label className={styles.label}>
        {label}
        {showOptional && <span className={styles.optional}> (optional)</span>}
      </Label>
      {(description || warningMessage) && (
        <Text slot="description">
          {description && <span className={styles.description}>{description}</span>}
          {warningMessage && !errorMessage && (
            <span className={styles.warning}>
              <span aria-hidden="true">▲</span> {warningMessage}
            </span>
          )}
        </Text>
      )}
      <FieldError className={styles.error}>
        <span aria-hidden="true">⚠</span> {errorMessage}
      </FieldError>
    </>
  );
}
