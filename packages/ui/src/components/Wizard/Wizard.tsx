'use client';

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { wizardWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { slot } from '../../internal/slot.css.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { useReveal } from '../../internal/useReveal.ts';
import { placed } from '../../styles/layout.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { CheckIcon, ErrorIcon } from '../Icon/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import * as styles from './Wizard.css.ts';

/** One step of a Wizard. */
export interface WizardStep {
  /** The unique id that `checkStep` and `onStepChange` get. */
  id: string;
  /** One to three words, in the list of steps and above its fields. */
  label: string;
  /** The fields. They stay in the form while another step is shown, so that nothing typed is lost. */
  content: ReactNode;
  /** Whether an answer in it is invalid. @default false */
  hasError?: boolean | undefined;
}

/** Also accepts a form's attributes. */
export interface WizardProps
  extends Omit<ElementProps<'form'>, 'aria-label' | 'children' | 'noValidate' | 'onSubmit'> {
  /** The accessible name of the form: "New deal". */
  label: string;
  /** Three to seven steps, in order. */
  steps: readonly WizardStep[];
  /** The label of the last step's button: a verb that says what happens. */
  finishLabel: string;
  /**
   * Called with the answers of all steps once the last one is accepted. While its promise is pending, the
   * button waits. If it is rejected, the step stays, with `failureMessage`.
   */
  onFinish: (answers: FormData) => void | Promise<void>;
  /**
   * Whether a step's answers are accepted. If not, give their fields an `errorMessage` and the step
   * `hasError`: the first such field gets focus. If its promise is rejected, the step stays, with
   * `failureMessage`. @default every answer is accepted
   */
  checkStep?: ((id: string, answers: FormData) => boolean | Promise<boolean>) | undefined;
  /** Shown when the promise of `checkStep` or `onFinish` is rejected. @default 'That didn’t work. Try again.' */
  failureMessage?: string | undefined;
  /**
   * The shown step (controlled), such as the one in the address, so that the browser’s back button opens the
   * step before. An unknown id, such as the empty text, is the first step. Steps before it that were never
   * accepted are checked when the visitor goes on.
   */
  step?: string | undefined;
  /** The initially shown step. @default the first one */
  defaultStep?: string | undefined;
  /** Called with the step to show next. */
  onStepChange?: ((id: string) => void) | undefined;
  /** The heading level of each step. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A long form in steps. One step is shown, and the others keep their answers. */
export function Wizard({
  label,
  steps,
  finishLabel,
  onFinish,
  checkStep = () => true,
  failureMessage,
  step: given,
  defaultStep,
  onStepChange,
  headingLevel = 2,
  ref,
  ...props
}: WizardProps) {
  const words = useWords(wizardWords);
  const id = useId();
  const form = useOwnRef(ref);
  const shown = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const indexOf = (stepId: string | undefined) =>
    Math.max(
      0,
      steps.findIndex((step) => step.id === stepId),
    );
  const [current, setCurrent] = useControlledState(
    given === undefined ? undefined : indexOf(given),
    indexOf(defaultStep),
    (index) => steps[index] && onStepChange?.(steps[index].id),
  );
  const [reached, setReached] = useState(current);
  if (current > reached) setReached(current);
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>('idle');
  /** Counts the refusals, so that focus follows each of them after the render. */
  const [refusals, setRefusals] = useState(0);

  /** The current step, for a check that ends after the visitor has gone back. */
  const latest = useRef(current);
  /** The first step that may have answers that are not checked. */
  const unchecked = useRef(given === undefined ? current : 0);
  useLayoutEffect(() => {
    latest.current = current;
    unchecked.current = Math.min(unchecked.current, current);
  }, [current]);

  const seen = useRef({ current, refusals });
  const focus = useEffectEvent(() => {
    const invalid =
      refusals > seen.current.refusals &&
      shown.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid || heading.current)?.focus();
  });
  useEffect(() => {
    if (seen.current.current !== current || seen.current.refusals !== refusals) focus();
    seen.current = { current, refusals };
  }, [current, refusals]);

  const show = (index: number) => {
    setStatus((before) => (before === 'failed' ? 'idle' : before));
    setCurrent(index);
  };

  useReveal(form, (target) => {
    const sections = [...(form.current?.querySelectorAll(':scope > section') ?? [])];
    const index = sections.findIndex((section) => section.contains(target));
    if (index >= 0 && index !== current) show(index);
  });

  /** Moves to a step, or submits after the last one, if every step before it is accepted. */
  const goOn = async (target: number) => {
    if (!form.current || status === 'pending') return;
    const answers = new FormData(form.current);
    setStatus('pending');
    try {
      for (const [index, { id: stepId }] of steps.slice(0, target).entries()) {
        if (index < Math.min(current, unchecked.current)) continue;
        const isAccepted = await checkStep(stepId, answers);
        if (latest.current !== current) return;
        if (!isAccepted) {
          show(index);
          setRefusals((count) => count + 1);
          return;
        }
        unchecked.current = index + 1;
      }
      if (target === steps.length) await onFinish(answers);
      else show(target);
    } catch {
      if (latest.current === current) setStatus('failed');
    } finally {
      setStatus((before) => (before === 'pending' ? 'idle' : before));
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn(current + 1);
  };
  const go = (index: number) => {
    if (index > current) void goOn(index);
    else show(index);
  };

  const isLast = current === steps.length - 1;
  const Heading = `h${headingLevel}` as const;
  return (
    <form
      {...placed(props, styles.wizard)}
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={submit}
    >
      <ol {...unmarkedList} className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <StepName
              step={step}
              number={index + 1}
              isCurrent={index === current}
              isReached={index <= reached}
              onPress={() => go(index)}
            />
          </li>
        ))}
      </ol>
      {steps.map((step, index) => (
        <section
          key={step.id}
          ref={index === current ? shown : undefined}
          hidden={index !== current}
          aria-labelledby={`${id}-${index}`}
          className={styles.content}
        >
          <div>
            <p className={styles.position}>{words.stepOf(index + 1, steps.length)}</p>
            <Heading
              ref={index === current ? heading : undefined}
              id={`${id}-${index}`}
              tabIndex={-1}
              className={styles.heading}
            >
              {step.label}
            </Heading>
          </div>
          <div className={slot}>{step.content}</div>
        </section>
      ))}
      <div role="alert" className={styles.failure}>
        {status === 'failed' && <Callout tone="danger">{failureMessage ?? words.notDone}</Callout>}
      </div>
      <div className={styles.actions}>
        <SubmitButton isPending={status === 'pending'}>
          {isLast ? finishLabel : words.continue}
        </SubmitButton>
        {current > 0 && (
          <Button variant="outline" onPress={() => show(current - 1)}>
            {words.back}
          </Button>
        )}
      </div>
    </form>
  );
}

interface StepNameProps {
  step: WizardStep;
  number: number;
  isCurrent: boolean;
  isReached: boolean;
  onPress: () => void;
}

/** A step in the list: its number, name and state. Visited steps can be clicked. */
function StepName({ step, number, isCurrent, isReached, onPress }: StepNameProps) {
  const words = useWords(wizardWords);
  const isDone = isReached && !isCurrent;
  const mark = (() => {
    if (step.hasError) return 'error';
    if (isCurrent) return 'current';
    return isDone ? 'done' : 'later';
  })();
  const content = (
    <>
      <span className={styles.marks[mark]}>
        {mark === 'error' ? <ErrorIcon /> : mark === 'done' ? <CheckIcon /> : number}
      </span>
      <span className={styles.name}>{step.label}</span>
      {mark === 'error' && <span className={styles.state}>{words.stepError}</span>}
      {mark === 'done' && <span className={styles.state}>{words.stepDone}</span>}
    </>
  );
  if (isDone) {
    return (
      <button type="button" className={styles.step} onClick={onPress}>
        {content}
      </button>
    );
  }
  return (
    <span className={styles.step} {...(isCurrent && { 'aria-current': 'step' })}>
      {content}
    </span>
  );
}
