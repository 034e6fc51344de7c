import type { FormId, Outcome, Outcomes } from '../forms/index.ts';
import { formNames } from './form-outcomes.ts';
import type { RichText } from './text.ts';

/**
 * Describes what a site with this configuration does with the answers to each form. A form that is
 * `off` is not mentioned.
 */
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
      lead: 'This form sends your account number and the amount to our payment service, and you pay there. This website never sees your card or bank account.',
      list: names('hosted'),
    },
    {
      lead: 'These forms are samples. They send nothing, and what you type stays in your browser.',
      list: names('shown', 'refused'),
    },
  ];
  return parts.flatMap(({ lead, list }) => (list.length > 0 ? [lead, { list }] : []));
}
