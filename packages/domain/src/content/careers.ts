import { applyNow, type JobOpening } from '#words/careers';
import { company } from '../facts/company.ts';
import { mailLink, type OutsideLink } from './text.ts';

export {
  contactHr,
  equalEmployment,
  hiringSteps,
  type JobOpening,
  jobOpenings,
  openingsSection,
  whyWorkHere,
} from '#words/careers';

/** The button of a position: an email to the careers mailbox with the position as its subject. */
export const applyLink = (job: JobOpening): OutsideLink => ({
  ...mailLink(company.mailboxes.careers, job.title),
  text: applyNow,
});
