import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'PersonCard',
  summary: 'Introduces a person: initials, name, job title and a short bio.',
  builtOn: 'A `<div>` with a heading.',
  when: ['For leaders, a team, a contact.'],
  whenNot: ['For a quote.', 'For the signed-in user in a header.'],
  alternatives: [
    { use: 'InfoCard', when: 'It is about a thing.' },
    { use: 'DescriptionList', when: 'It is a person’s data.' },
  ],
  anatomy: [
    { part: 'The initials on a tint.', at: '[aria-hidden="true"]' },
    { part: 'The name, and the job title below it.', at: 'h3', isAbove: true },
    { part: 'A sentence or two.', at: 'div:has(> div > h3) + div' },
  ],
  doDont: [
    {
      do: 'Say what the person does for the reader.',
      dont: 'List schools and titles.',
      doArgs: {},
      dontArgs: { children: 'MBA, BSc, CPA. Member of four boards and two committees.' },
    },
  ],
  keyboard: [],
  accessibility: [
    'The initials are not read: the name follows.',
    'The name is a heading; set its level to fit the page.',
  ],
  content: ['The name as the person writes it.', 'Two or three short sentences.'],
};
