import { type ReactNode, use, useEffect, useId } from 'react';
import { classNames } from '../styles/classNames.ts';
import { type LayoutProps, takeLayout } from '../styles/layout.ts';
import { DisabledContext } from './disabled.ts';
import { fieldWords } from './english.ts';
import * as styles from './field.css.ts';
import { ErrorIcon, WarningIcon } from './icons/index.ts';
import { useWords } from './locale.ts';
import type { ElementProps } from './props.ts';

/** The props of every field of the kit, in the order in which their content is shown. */
export interface FieldProps extends LayoutProps {
  /** The question, or what to enter, in a few words. */
  label: string;
  /** Visually hides the label, if the context shows what to enter. @default false */
  isLabelHidden?: boolean | undefined;
  /** Whether the label is above the control or before it, on the same line. @default 'top' */
  labelPosition?: 'top' | 'side' | undefined;
  /** The height of its box: that of a Button of this size, for a row of filters. @default the height for forms */
  size?: 'small' | 'medium' | undefined;
  /** A hint that stays visible: where to find it, why you ask. */
  description?: ReactNode | undefined;
  /** The error and how to fix it. With one, the field is invalid. */
  errorMessage?: string | undefined;
  /** A warning, which is not an error: the field stays valid. */
  warningMessage?: string | undefined;
  /** Adds "(optional)" to the label where most fields are required. @default false */
  shouldMarkOptional?: boolean | undefined;
  /**
   * The control's id, which an ErrorSummary links to. If the field has several controls, the first
   * one has it. @default a generated id
   */
  id?: string | undefined;
  /** The name under which a form sends the value. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is outside that form. */
  form?: string | undefined;
  /** Requires an answer before the form is sent. @default false */
  isRequired?: boolean | undefined;
  /** Accepts no answer, is not a tab stop and is not sent. @default false */
  isDisabled?: boolean | undefined;
  /** Whether the value can be read, focused and sent, but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /**
   * The ids of other elements that describe the control. Its own description and message are read
   * first.
   */
  'aria-describedby'?: string | undefined;
}

/** Joins the ids that exist to an attribute's value. */
export const joinIds = (...ids: (string | ReactNode)[]) =>
  ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined;

/** The ids of the texts that FieldHints shows for the control `id`. */
export const hintIds = ({ id, description, errorMessage, warningMessage }: HintsProps) => [
  description ? `${id}-description` : '',
  errorMessage || warningMessage ? `${id}-message` : '',
];

/**
 * Connects a field's texts to its control. `frame` goes to Field or FieldGroup, `control` to the
 * input element, and `rest` has the other props.
 */
export function useField<Props extends FieldProps>(component: string, props: Props) {
  const {
    label,
    isLabelHidden,
    labelPosition,
    size,
    description,
    errorMessage,
    warningMessage,
    shouldMarkOptional,
    id: givenId,
    name,
    form,
    isRequired,
    isDisabled,
    isReadOnly,
    'aria-describedby': describedBy,
    ...others
  } = props;
  const [className, rest] = takeLayout(others);
  const generatedId = useId();
  const isAroundDisabled = use(DisabledContext);
  const id = givenId ?? generatedId;

  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (document.querySelectorAll(`#${CSS.escape(id)}`).length > 1) {
      console.error(
        `${component} "${label}": another element has the id "${id}" too. Give each field an id of its own, or none.`,
      );
    }
  }, [component, label, id]);

  const hints = { id, description, errorMessage, warningMessage };
  return {
    frame: {
      ...hints,
      label,
      shouldMarkOptional,
      /** The attributes of the whole field. */
      root: {
        className: classNames(
          styles.field,
          isLabelHidden ? styles.labels.hidden : labelPosition === 'side' && styles.labels.side,
          size && styles.sizes[size],
          className,
        ),
        'data-invalid': errorMessage ? '' : undefined,
      },
    },
    control: {
      id,
      name,
      form,
      // A user can't fill in a read-only field.
      required: isReadOnly ? undefined : isRequired,
      disabled: isAroundDisabled || isDisabled,
      // Firefox reports an empty required field as invalid unless this is `false`.
      'aria-invalid': errorMessage ? true : isRequired ? false : undefined,
      'aria-describedby': joinIds(...hintIds(hints), describedBy),
    },
    // React writes `aria-readonly="false"`, which the styles of read-only fields match too.
    isReadOnly: (isReadOnly || undefined) as boolean | undefined,
    rest: rest as unknown as Omit<Props, keyof FieldProps>,
  };
}

interface HintsProps extends Pick<FieldProps, 'description' | 'errorMessage' | 'warningMessage'> {
  /** The control's id. */
  id: string;
}

interface FrameProps extends HintsProps, Pick<FieldProps, 'label' | 'shouldMarkOptional'> {
  children: ReactNode;
  /** The attributes of the whole field. */
  root: { className: string };
}

/** The text of a label. */
export function LabelText({
  label,
  shouldMarkOptional,
}: Pick<FrameProps, 'label' | 'shouldMarkOptional'>) {
  const words = useWords(fieldWords);
  return (
    <>
      <span>{label}</span>
      {shouldMarkOptional && <span className={styles.optional}>{` ${words.optional}`}</span>}
    </>
  );
}

/** The hints between a field's label and its control. */
export function FieldHints({ id, description, errorMessage, warningMessage }: HintsProps) {
  return (
    <>
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
      {errorMessage && (
        <p id={`${id}-message`} className={styles.message.error}>
          <ErrorIcon /> <span>{errorMessage}</span>
        </p>
      )}
      {/*
        Always rendered, so that screen readers announce a warning that appears after typing. Not a `status`,
        which Orca reads as "status bar" while it is empty.
      */}
      <div aria-live="polite" className={styles.status}>
        {warningMessage && !errorMessage && (
          <p id={`${id}-message`} className={styles.message.warning}>
            <WarningIcon /> <span>{warningMessage}</span>
          </p>
        )}
      </div>
    </>
  );
}

/** The texts above one control. */
export function Field({ label, shouldMarkOptional, root, children, ...hints }: FrameProps) {
  return (
    <div {...root}>
      <label htmlFor={hints.id} className={styles.label}>
        <LabelText {...{ label, shouldMarkOptional }} />
      </label>
      <FieldHints {...hints} />
      {children}
    </div>
  );
}

interface GroupProps extends FrameProps {
  /** The group's own attributes. */
  group: ElementProps<'fieldset'>;
}

/** The texts above several controls that answer one question. */
export function FieldGroup({
  label,
  shouldMarkOptional,
  root,
  children,
  group,
  ...hints
}: GroupProps) {
  return (
    <fieldset
      {...group}
      {...root}
      aria-describedby={joinIds(...hintIds(hints), group['aria-describedby'])}
    >
      <legend className={styles.legend}>
        <LabelText {...{ label, shouldMarkOptional }} />
      </legend>
      <FieldHints {...hints} />
      {children}
    </fieldset>
  );
}
