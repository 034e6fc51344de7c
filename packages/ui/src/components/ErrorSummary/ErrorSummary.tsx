'use client';

import { type MouseEvent, type Ref, useId } from 'react';
import { summaryWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import * as styles from './ErrorSummary.css.ts';

/** One error: its field and its message. */
export interface SummaryError {
  /** The `id` of the field that the link focuses. */
  fieldId: string;
  /** The same text as the field's own `errorMessage`. */
  message: string;
}

export interface ErrorSummaryProps
  extends Omit<
    ElementProps<'section'>,
    'children' | 'aria-label' | 'aria-labelledby' | 'tabIndex'
  > {
  /** All errors, in the order of the fields. If there are none, nothing is shown. */
  errors: readonly SummaryError[];
  /** The heading level. @default 2 */
  headingLevel?: Exclude<HeadingLevel, 1> | undefined;
  /** The element to focus from the submit handler, once the errors are rendered. */
  ref?: Ref<HTMLElement> | undefined;
}

const controls = 'input, select, textarea, button, [role="spinbutton"]';

function goToField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  // With a modifier key, the browser opens the link elsewhere.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The document, or the shadow root that contains the form.
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const element = root.getElementById(id);
  const control = element?.matches(controls) ? element : element?.querySelector(controls);
  if (!(control instanceof HTMLElement)) {
    if (process.env.NODE_ENV !== 'production') {
      console.error(
        `ErrorSummary: no field has the id "${id}". Give the field that id, and the error the field's id.`,
      );
    }
    return;
  }
  event.preventDefault();
  control.focus({ preventScroll: true });
  // Scroll the label and the message into view too.
  (control.closest('[data-invalid]') ?? control).scrollIntoView();
}

/**
 * Lists above a form what needs to be fixed, with a link to each field. Focus it from the submit
 * handler: render the errors with `flushSync`, then call `focus()` on its ref.
 */
export function ErrorSummary({ errors, headingLevel = 2, ...props }: ErrorSummaryProps) {
  const words = useWords(summaryWords);
  const titleId = useId();
  if (errors.length === 0) return null;
  const Title = `h${headingLevel}` as const;
  return (
    // Focus announces it: an additional alert role would announce it twice.
    <section {...placed(props, styles.summary)} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId} className={styles.title}>
        {words.problems(errors.length)}
      </Title>
      <ul {...unmarkedList} className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
              className={styles.link}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
