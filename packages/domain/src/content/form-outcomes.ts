import type { FormId, Outcome, Outcomes } from '../forms/index.ts';
import type { RichText } from './text.ts';

/** The name of each form, also for assistive technology. */
export const formNames: Readonly<Record<FormId, string>> = {
  payoff: 'Payoff quote request',
  'pre-qualify': 'Pre-qualification',
  payment: 'Payment',
  claim: 'Insurance claim',
  contact: 'Message to us',
  'sign-in-customer': 'Customer sign in',
  'sign-in-dealer': 'Dealer sign in',
};

/** Describes what a site with this configuration does with the answers to each form. */
export function whatFormsDo(outcomes: Outcomes): RichText {
  const names = (...wanted: Outcome[]) =>
    (Object.keys(formNames) as FormId[])
      .filter((id) => wanted.includes(outcomes[id]))
      .map((id) => formNames[id]);
  const parts = [
    {
      lead: 'These forms email what you typed to our staff, so that they can do what you asked. The website keeps no copy.',
      list: names('mailed'),
    },
    {
      lead: 'These forms are samples. They send nothing, and what you type stays in your browser.',
      list: names('shown', 'refused'),
    },
  ];
  return parts.flatMap(({ lead, list }) => (list.length > 0 ? [lead, { list }] : []));
}
