import type { ReactNode } from 'react';
import { ErrorIcon, WarningIcon } from '../components/Icon/index.ts';
import * as styles from './field.css.ts';

import type { FieldProps } from './useField.ts';

interface FrameProps
  extends Pick<
    FieldProps,
    'label' | 'description' | 'errorMessage' | 'warningMessage' | 'shouldMarkOptional'
  > {
  /** The control's id. */
  id: string;
  children: ReactNode;
  /** Leaves the label to assistive technology, where the place says what the control is. */
  isLabelHidden?: boolean | undefined;
}

/** The words of a label. */
export function LabelText({
  label,
  shouldMarkOptional,
}: Pick<FrameProps, 'label' | 'shouldMarkOptional'>) {
  return (
    <>
      {label}
      {shouldMarkOptional && <span className={styles.optional}> (optional)</span>}
    </>
  );
}

/** What stands between a field's label and its control. `id` is the control's. */
export function FieldHints({
  id,
  description,
  errorMessage,
  warningMessage,
}: Pick<FrameProps, 'id' | 'description' | 'errorMessage' | 'warningMessage'>) {
  return (
    <>
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
      {errorMessage && (
        <p id={`${id}-message`} className={styles.message({ tone: 'error' })}>
          <ErrorIcon /> {errorMessage}
        </p>
      )}
      {/* Always there, so that a warning which appears after typing is read out. */}
      <div role="status" className={styles.status}>
        {warningMessage && !errorMessage && (
          <p id={`${id}-message`} className={styles.message({ tone: 'warning' })}>
            <WarningIcon /> {warningMessage}
          </p>
        )}
      </div>
    </>
  );
}

/** The words above one control. */
export function Field({
  label,
  shouldMarkOptional,
  isLabelHidden = false,
  children,
  ...hints
}: FrameProps) {
  return (
    <div className={styles.field} data-invalid={hints.errorMessage ? '' : undefined}>
      <label htmlFor={hints.id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        <LabelText {...{ label, shouldMarkOptional }} />
      </label>
      <FieldHints {...hints} />
      {children}
    </div>
  );
}

/** The words above several controls that answer one question. */
export function FieldGroup({
  label,
  shouldMarkOptional,
  children,
  role,
  isRequired,
  ...hints
}: FrameProps & { role?: 'radiogroup'; isRequired?: boolean | undefined }) {
  const describedBy = [
    hints.description && `${hints.id}-description`,
    (hints.errorMessage || hints.warningMessage) && `${hints.id}-message`,
  ].filter(Boolean);
  return (
    <fieldset
      role={role}
      className={styles.field}
      data-invalid={hints.errorMessage ? '' : undefined}
      aria-describedby={describedBy.join(' ') || undefined}
      {...(role && {
        'aria-invalid': hints.errorMessage ? true : undefined,
        'aria-required': isRequired,
      })}
    >
      <legend className={styles.legend}>
        <LabelText {...{ label, shouldMarkOptional }} />
      </legend>
      <FieldHints {...hints} />
      {children}
    </fieldset>
  );
}
