import { type ReactNode, useEffect, useId } from 'react';

/** What every field of the kit takes, in the order in which it is shown. */
export interface FieldProps {
  /** What to fill in, in a word or three; always seen. */
  label: string;
  /** A hint that stays: where to find it, why it is asked. */
  description?: ReactNode | undefined;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Worth a second look, but no error: the field stays valid. */
  warningMessage?: string | undefined;
  /** Adds "(optional)" to the label where most fields are required. @default false */
  shouldMarkOptional?: boolean | undefined;
  /** The control's id, which an ErrorSummary links to. Of several controls it is the first one's. @default a generated id */
  id?: string | undefined;
  /** The name under which a form sends the value. */
  name?: string | undefined;
  /** @default false */
  isRequired?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

const controls = 'input, select, textarea';

/** The control that carries a field's id, or the first one inside the element that does. */
export const findControl = (id: string) => {
  const element = document.getElementById(id);
  return element?.matches(controls) ? element : (element?.querySelector(controls) ?? null);
};

/**
 * Joins a field's words to its control. `frame` goes to Field or FieldGroup, `control` to the
 * element that is filled in, `rest` are the props that are no field's.
 */
export function useField<Props extends FieldProps>(component: string, props: Props) {
  const {
    label,
    description,
    errorMessage,
    warningMessage,
    shouldMarkOptional,
    id: givenId,
    name,
    isRequired,
    isDisabled,
    ...rest
  } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;

  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (document.querySelectorAll(`#${CSS.escape(id)}`).length > 1) {
      console.error(
        `${component} "${label}": another element has the id "${id}" too. Give each field an id of its own, or none.`,
      );
    }
  }, [component, label, id]);

  const describedBy = [
    description && `${id}-description`,
    (errorMessage || warningMessage) && `${id}-message`,
  ].filter(Boolean);

  return {
    frame: { id, label, description, errorMessage, warningMessage, shouldMarkOptional },
    control: {
      id,
      name,
      required: isRequired,
      disabled: isDisabled,
      'aria-invalid': errorMessage ? true : undefined,
      'aria-describedby': describedBy.join(' ') || undefined,
    },
    rest: rest as Omit<Props, keyof FieldProps>,
  };
}
