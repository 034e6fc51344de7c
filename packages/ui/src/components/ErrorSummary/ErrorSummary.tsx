'use client';

import { type MouseEvent, type Ref, useEffect, useId } from 'react';
import { summaryWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { reveal } from '../../internal/useReveal.ts';
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
  /**
   * Whether it takes focus when it appears with errors. For focus after the next submission too, give
   * the summary a `key` that changes with each submission. @default true
   */
  shouldFocus?: boolean | undefined;
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
  reveal(control);
  control.focus({ preventScroll: true });
  // Scroll the label and the message into view too.
  (control.closest('[data-invalid]') ?? control).scrollIntoView();
}

/**
 * Lists above a form what needs to be fixed, with a link to each field. It takes focus when it appears.
 * A link opens the Disclosure, AccordionItem, TabPanel or step of a Wizard that its field is in.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({
  errors,
  headingLevel = 2,
  shouldFocus = true,
  ref,
  ...props
}: ErrorSummaryProps) {
  const words = useWords(summaryWords);
  const titleId = useId();
  const summary = useOwnRef(ref);
  useEffect(() => {
    if (shouldFocus) summary.current?.focus();
  }, [shouldFocus, summary]);
  const Title = `h${headingLevel}` as const;
  return (
    // Focus announces it: an additional alert role would announce it twice.
    <section
      {...placed(props, styles.summary)}
      ref={summary}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
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
