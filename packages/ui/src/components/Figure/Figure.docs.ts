import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Figure',
  summary: 'A large number, with what it counts.',
  builtOn: 'A `<p>`.',
  when: ['For a result: a payment, a balance.', 'For facts about the company.'],
  whenNot: ['For numbers in running text.', 'For many numbers.'],
  alternatives: [
    { use: 'StatCard', when: 'It stands on a dashboard.' },
    { use: 'DescriptionList', when: 'There are several values of one thing.' },
  ],
  anatomy: [
    { part: 'The number with its sign or unit.', at: 'strong' },
    { part: 'What it counts.', at: 'strong + span' },
  ],
  doDont: [
    {
      do: 'Round to what the reader can use: “About 500,000”.',
      dont: 'Show cents where they mean nothing.',
      doArgs: { value: 'About 500,000', label: 'customers a year' },
      dontArgs: { value: '$4,012.37', label: 'average income of our customers' },
    },
  ],
  keyboard: [],
  accessibility: [
    'Number and words are one sentence: “35 years in business”.',
    'The number changes at once, without animation.',
    'Put a result that changes while people type into an `output` element, so that it is announced.',
  ],
  content: ['Write the unit: “35 years”, “$227.93”.'],
};
