import type { PageLink, Point, RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { name, shortName } = company;

/** An open position. The positions are samples. */
export interface JobOpening {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
}

export const jobOpenings = [
  {
    title: 'Customer Service Representative',
    department: 'Customer Service',
    location: 'Los Angeles, CA',
    type: 'Full-time',
  },
  {
    title: 'Credit Analyst',
    department: 'Underwriting',
    location: 'Dallas, TX',
    type: 'Full-time',
  },
  {
    title: 'Dealer Relationship Manager',
    department: 'Dealer Partnerships',
    location: 'Atlanta, GA (travel in the region)',
    type: 'Full-time',
  },
  {
    title: 'Software Engineer',
    department: 'Technology',
    location: 'Remote (United States)',
    type: 'Full-time',
  },
] as const satisfies readonly JobOpening[];

export const openingsSection = {
  heading: 'Open jobs',
  lead: 'Pick a job and email us your resume. Every applicant hears back.',
} as const;

export const applyNow = 'Apply Now';

export const whyWorkHere = {
  heading: `Why people stay at ${shortName}`,
  points: [
    {
      title: 'Time to learn',
      text: 'New hires get paid training and a mentor. Later, we help pay for classes.',
    },
    {
      title: 'Health and savings',
      text: 'Medical, dental and vision plans, and a 401(k) match.',
    },
    {
      title: 'A life outside work',
      text: 'Paid time off, paid parental leave and steady schedules.',
    },
    {
      title: 'Room to grow',
      text: 'Many of our managers started in entry-\u2060level jobs.',
    },
  ],
} as const satisfies { heading: string; points: readonly Point[] };

export const hiringSteps = {
  heading: 'How hiring works',
  body: [
    {
      steps: [
        'You email us your resume and tell us why you want the job.',
        'We read it and write back, whether the answer is yes or no.',
        'You talk with the hiring manager by video or phone.',
        'You meet the team and ask us anything.',
        'We make an offer in writing, with the pay spelled out.',
      ],
    },
  ],
} as const satisfies { heading: string; body: RichText };

export const contactHr = {
  heading: 'Don’t see the right job?',
  text: 'Tell us what you do well. We’ll keep it on file for a year if you’d like.',
  link: { text: 'Contact HR', to: '/contact' },
} as const satisfies { link: PageLink; [words: string]: unknown };

export const equalEmployment = {
  isSample: true,
  text: `${name} is an equal opportunity employer. We hire people for what they can do. If you have a disability and need an accommodation to interview, tell us and we’ll arrange it.`,
} as const;
