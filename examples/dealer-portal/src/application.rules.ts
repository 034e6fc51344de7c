import { preQualifyRules } from '@milepost/domain/forms/pre-qualify.rules';
import {
  type Applicant,
  calculated,
  type Draft,
  type DraftStep,
  draftSteps,
  hasEmployer,
  isBirthDate,
  limits,
  outside,
  tierOf,
} from './application.ts';
import { figuresOf, termOptions } from './model.ts';
import { isVin } from './vin.ts';

/** A broken rule: the id of its field, and what to do. */
export interface Problem {
  readonly step: DraftStep;
  readonly fieldId: string;
  readonly message: string;
}

/** The domain's rules of a person apply to these fields. */
const personFields = ['firstName', 'lastName', 'email', 'phone', 'ssn'] as const;

function* problemsOfPerson(who: 'applicant' | 'coApplicant', person: Applicant) {
  const checked = preQualifyRules.validate({ ...person, loanAmount: '' });
  const issues = checked.ok ? [] : checked.issues;
  for (const name of personFields) {
    const message = issues.find(({ field }) => field === name)?.message;
    if (message) yield { step: 'customer', fieldId: `${who}.${name}`, message } as const;
  }
  if (!isBirthDate(person.birthDate)) {
    yield {
      step: 'customer',
      fieldId: `${who}.birthDate`,
      message:
        person.birthDate === ''
          ? 'Enter the date of birth'
          : 'The customer must be an adult: check the date of birth',
    } as const;
  }
}

function* problemsOfWork(who: 'applicant' | 'coApplicant', person: Applicant) {
  const problem = (name: keyof Applicant, message: string) =>
    ({ step: 'work', fieldId: `${who}.${name}`, message }) as const;
  if (person.employmentStatus === '') yield problem('employmentStatus', 'Choose the employment');
  if (hasEmployer(person) && person.employer.trim() === '') {
    yield problem('employer', 'Enter the employer');
  }
  const { income } = person;
  if (!(income !== null && income >= limits.income.min && income <= limits.income.max)) {
    yield problem('income', outside('Monthly income', income, limits.income));
  }
}

/** Finds what is missing or wrong in a draft, in the order of the fields. */
export function problemsOf(draft: Draft): readonly Problem[] {
  return [...findProblems(draft)].sort(
    (one, other) =>
      draftSteps.findIndex(({ id }) => id === one.step) -
      draftSteps.findIndex(({ id }) => id === other.step),
  );
}

function* findProblems(draft: Draft): Generator<Problem> {
  const { coApplicant, hasCoApplicant, tradeIn, hasTradeIn } = draft;
  for (const [who, person] of [
    ['applicant', draft.applicant],
    ...(hasCoApplicant ? [['coApplicant', coApplicant] as const] : []),
  ] as const) {
    yield* problemsOfPerson(who, person);
    yield* problemsOfWork(who, person);
  }

  if (draft.vin.length !== 17) {
    yield { step: 'vehicle', fieldId: 'vin', message: 'Enter the VIN: 17 letters and digits' };
  } else if (!isVin(draft.vin)) {
    yield {
      step: 'vehicle',
      fieldId: 'vin',
      message: 'Compare the VIN with the vehicle: its check digit does not fit',
    };
  }
  const { year, miles, value } = draft;
  const { min, max } = limits.year;
  if (!(year !== null && Number.isInteger(year) && year >= min && year <= max)) {
    yield {
      step: 'vehicle',
      fieldId: 'year',
      message: `Enter a model year from ${min} to ${max}`,
    };
  }
  if (draft.model.trim() === '') {
    yield { step: 'vehicle', fieldId: 'model', message: 'Enter the make and model' };
  }
  if (!(miles !== null && miles >= limits.miles.min && miles <= limits.miles.max)) {
    yield { step: 'vehicle', fieldId: 'miles', message: 'Enter miles from 0 to 500,000' };
  }

  function* sum(
    step: DraftStep,
    fieldId: string,
    label: string,
    amount: number | null,
    range: { min: number; max: number },
  ) {
    if (!(amount !== null && amount >= range.min && amount <= range.max)) {
      yield { step, fieldId, message: outside(label, amount, range) };
    }
  }
  yield* sum('vehicle', 'value', 'Book value', value, limits.value);
  if (hasTradeIn) {
    if (tradeIn.vehicle.trim() === '') {
      yield {
        step: 'trade-in',
        fieldId: 'tradeIn.vehicle',
        message: 'Enter the vehicle that is traded in',
      };
    }
    yield* sum('trade-in', 'tradeIn.allowance', 'Allowance', tradeIn.allowance, limits.money);
    yield* sum('trade-in', 'tradeIn.owed', 'Amount owed', tradeIn.owed, limits.money);
  }
  yield* sum('figures', 'price', 'Price', draft.price, limits.price);
  yield* sum('figures', 'downPayment', 'Down payment', draft.downPayment, limits.money);
  yield* sum('figures', 'addOns', 'Add-ons', draft.addOns, limits.addOns);
  yield* sum('figures', 'fees', 'Fees', draft.fees, limits.addOns);
  const { taxRate } = draft;
  if (!(taxRate !== null && taxRate >= limits.taxRate.min && taxRate <= limits.taxRate.max)) {
    yield { step: 'figures', fieldId: 'taxRate', message: 'Enter a sales tax from 0 to 15%' };
  }
  if (!termOptions.includes(Number(draft.months))) {
    yield { step: 'figures', fieldId: 'months', message: 'Choose the term' };
  }
  const deal = calculated(draft);
  if (!tierOf(draft)) {
    yield { step: 'figures', fieldId: 'tier', message: 'Choose the credit tier you expect' };
  } else if (deal && !figuresOf(deal)) {
    yield {
      step: 'figures',
      fieldId: 'months',
      message: 'We don’t offer this term at this tier: choose a shorter one',
    };
  }
}
