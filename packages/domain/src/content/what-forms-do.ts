import { formLeads, withoutJavaScript } from '#words/what-forms-do';
import type { FormId, Outcome, Outcomes } from '../forms/index.ts';
import { formNames } from './form-outcomes.ts';
import type { RichText } from './text.ts';

/**
 * Describes what a site with this configuration does with the answers to each form. A form that is
 * `off` is not mentioned.
 *
 * @param isServed Whether the site's own server takes forms from a browser without JavaScript.
 */
export function whatFormsDo(outcomes: Outcomes, isServed = true): RichText {
  const names = (...wanted: Outcome[]) =>
    (Object.keys(formNames) as FormId[])
      .filter((id) => wanted.includes(outcomes[id]))
      .map((id) => formNames[id]);
  const parts = [
    {
      lead: formLeads.mailed,
      list: names('mailed'),
    },
    {
      lead: formLeads.hosted,
      list: names('hosted'),
    },
    {
      lead: formLeads.unsent,
      list: names('shown', 'refused'),
    },
  ];
  return [
    ...parts.flatMap(({ lead, list }) => (list.length > 0 ? [lead, { list }] : [])),
    ...(isServed ? [withoutJavaScript] : []),
  ];
}
