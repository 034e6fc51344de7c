import { privacy, securityCode } from '#words/privacy';
import type { Outcomes } from '../forms/index.ts';
import { whatFormsDo } from './what-forms-do.ts';

export { privacy, type SharingReason, sharingReasons, sharingTable } from '#words/privacy';

/**
 * The privacy policy of a site, by what it does with its forms.
 *
 * @param isServed Whether the site's own server takes forms from a browser without JavaScript.
 */
export const privacyOf = (outcomes: Outcomes, isServed = true) => ({
  ...privacy,
  sections: privacy.sections.map((section) =>
    section.id === 'website'
      ? {
          ...section,
          body: [
            ...whatFormsDo(outcomes, isServed),
            ...(outcomes.payment === 'mailed' ? [securityCode] : []),
            ...section.body,
          ],
        }
      : section,
  ),
});
