import { type ReactNode, useId } from 'react';
import { FieldHints, hintIds, joinIds } from '../../internal/Field.tsx';
import { field } from '../../internal/field.css.ts';
import { type LayoutProps, takeLayout } from '../../styles/layout.ts';
import * as styles from './Fieldset.css.ts';

/** Props of Fieldset. */
export interface FieldsetProps extends LayoutProps {
  /** What the fields have in common. */
  label: string;
  /** A hint for all of them. */
  description?: ReactNode | undefined;
  /** What is wrong with the answers together, such as two dates the wrong way round. */
  errorMessage?: string | undefined;
  /** Switches off every field inside. @default false */
  isDisabled?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A part of a form: fields that belong together, under a name of their own. */
export function Fieldset({ label, isDisabled, children, ...props }: FieldsetProps) {
  const [layout, hints] = takeLayout(props);
  const id = useId();
  return (
    <fieldset
      disabled={isDisabled}
      className={`${field} ${layout}`}
      data-invalid={hints.errorMessage ? '' : undefined}
      aria-describedby={joinIds(...hintIds({ id, ...hints }))}
    >
      <legend className={styles.legend}>{label}</legend>
      <FieldHints id={id} warningMessage={undefined} {...hints} />
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
