import { callLink, mailLink, type PageLink, type TextLink } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { fullSpectrumVehicleYears, indirectLimits } from '../facts/programs.ts';

const { shortName, phones, mailboxes } = company;

export const solutions = {
  open: {
    action: 'See the program',
    programs: [
      {
        value: `${fullSpectrumVehicleYears} years`,
        label: 'Oldest vehicle in this program',
        text: `One lender for every customer who walks in. Vehicles can be up to ${fullSpectrumVehicleYears}\u00a0years\u00a0old.`,
        link: { text: 'Full Spectrum Lending', to: '/dealers/full-spectrum' },
      },
      {
        value: `${indirectLimits.maxAdvanceLtv}%`,
        label: 'Highest advance, LTV',
        text: `You make the sale. We advance up to ${indirectLimits.maxAdvanceLtv}% of the vehicle value.`,
        link: { text: 'Indirect Auto Finance', to: '/dealers/indirect' },
      },
    ],
  },
  next: {
    title: 'Tell us what your store needs',
    description:
      'More programs are coming, and we’ll list each one here when it opens. To ask for one, or to hear about new ones first, email us.',
    action: { text: `Email ${shortName}`, href: mailLink(mailboxes.dealers).href },
  },
  end: {
    heading: 'Have a deal that fits neither?',
    text: 'Call us with the details. We will tell you what we can do.',
    primary: callLink(phones.dealers, `Call ${phones.dealers.display}`),
  },
} as const satisfies {
  open: {
    action: string;
    programs: readonly { value: string; label: string; text: string; link: PageLink }[];
  };
  next: { title: string; description: string; action: TextLink };
  end: { heading: string; text: string; primary: TextLink };
};
