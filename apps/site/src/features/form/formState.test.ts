import type { Issue } from '@milepost/domain/forms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubleClick, type FormEvent, type FormState, reduceForm } from './formState.ts';

interface Model {
  isSending: boolean;
  receipt: number | undefined;
  /** The fields that the last submission reported and that were not fixed since. */
  reported: readonly string[];
  /** The time when the form was emptied, until an answer changes. */
  emptiedAt: number;
  now: number;
}

interface Real {
  state: FormState<number>;
}

const issuesOf = (fields: readonly string[]): Issue[] =>
  fields.map((field) => ({ field, message: `${field} is required` }));

/** One event of a form, and the expected result. */
class Step implements fc.Command<Model, Real> {
  readonly #eventAt: (now: number) => FormEvent<number>;
  readonly #follow: (model: Model) => void;
  readonly check: (model: Readonly<Model>) => boolean;

  constructor(
    eventAt: (now: number) => FormEvent<number>,
    follow: (model: Model) => void,
    check: (model: Readonly<Model>) => boolean = () => true,
  ) {
    this.#eventAt = eventAt;
    this.#follow = follow;
    this.check = check;
  }

  run(model: Model, real: Real) {
    this.#follow(model);
    real.state = reduceForm(real.state, this.#eventAt(model.now));
    const { state } = real;
    expect(state.status === 'sending').toBe(model.isSending);
    expect(state.receipt).toBe(model.receipt);
    expect(state.status === 'invalid' ? state.issues.map(({ field }) => field) : []).toEqual(
      model.reported,
    );
  }

  toString = () => JSON.stringify(this.#eventAt(0));
}

const isSending = ({ isSending }: Model) => isSending;
const fields = fc.subarray(['name', 'email', 'phone']);

const submit = fc.integer({ min: 1, max: 2 * doubleClick }).map(
  (wait) =>
    new Step(
      (at) => ({ type: 'submit', at }),
      (model) => {
        model.now += wait;
        if (model.isSending) return;
        if (model.now - model.emptiedAt < doubleClick) {
          model.emptiedAt = model.now;
          return;
        }
        model.isSending = true;
        model.reported = [];
        model.emptiedAt = -Infinity;
      },
    ),
);

const answer = fc.oneof(
  fields
    .filter(({ length }) => length > 0)
    .map(
      (broken) =>
        new Step(
          () => ({ type: 'invalid', issues: issuesOf(broken) }),
          (model) => {
            model.isSending = false;
            model.reported = broken;
          },
          isSending,
        ),
    ),
  fc.option(fc.nat(), { nil: undefined }).map(
    (receipt) =>
      new Step(
        (at) => ({ type: 'sent', at, receipt }),
        (model) => {
          model.isSending = false;
          model.receipt = receipt ?? model.receipt;
          model.emptiedAt = model.now;
        },
        isSending,
      ),
  ),
  fc
    .constantFrom<FormEvent<number>>(
      { type: 'failed', isNotLoaded: true },
      { type: 'failed', isNotLoaded: false },
      { type: 'return' },
    )
    .map(
      (event) =>
        new Step(
          () => event,
          (model) => {
            model.isSending = false;
          },
          isSending,
        ),
    ),
);

const edit = fc.constant(
  new Step(
    () => ({ type: 'edit' }),
    (model) => {
      model.emptiedAt = -Infinity;
    },
  ),
);

const check = fields.map(
  (broken) =>
    new Step(
      () => ({ type: 'check', issues: issuesOf(broken) }),
      (model) => {
        model.reported = model.reported.filter((field) => broken.includes(field));
      },
    ),
);

const restart = fc.constantFrom('open' as const, 'reset' as const).map(
  (type) =>
    new Step(
      () => ({ type }),
      (model) => {
        model.reported = [];
        model.emptiedAt = -Infinity;
      },
    ),
);

const again = fc.constant(
  new Step(
    () => ({ type: 'again' }),
    (model) => {
      if (model.isSending) return;
      model.reported = [];
      model.emptiedAt = -Infinity;
      model.receipt = undefined;
    },
  ),
);

test('for any events, only an answer ends a submission, and only success and the visitor change the receipt', () => {
  fc.assert(
    fc.property(
      fc.commands([submit, answer, edit, check, restart, again], { maxCommands: 40 }),
      (steps) => {
        fc.modelRun(
          () => ({
            model: {
              isSending: false,
              receipt: undefined,
              reported: [],
              emptiedAt: -Infinity,
              now: 0,
            },
            real: { state: { status: 'idle' } },
          }),
          steps,
        );
      },
    ),
  );
});

test('an answer that arrives when nothing is being sent changes nothing', () => {
  const idle: FormState<number> = { status: 'idle' };
  for (const event of [
    { type: 'sent', at: 0, receipt: 1 },
    { type: 'failed', isNotLoaded: false },
    { type: 'return' },
    { type: 'invalid', issues: issuesOf(['name']) },
  ] as const) {
    expect(reduceForm(idle, event)).toBe(idle);
  }
});
