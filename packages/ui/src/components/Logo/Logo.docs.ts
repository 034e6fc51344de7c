import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Logo',
  summary: 'The milepost sign with the company’s name.',
  when: ['In the header, as the link home.', 'In the footer, above the line about the company.'],
  whenNot: ['As a picture inside text.', 'Inside a heading.'],
  alternatives: [
    { use: 'SignIcon', when: 'An icon of the same sign, in one color, beside words.' },
  ],
  anatomy: ['The sign, which keeps its colors on every background.', 'The name.'],
  doDont: [
    { do: 'Keep free space of half its height around it.', dont: 'Set it on a tint or a photo.' },
  ],
  keyboard: [],
  accessibility: [
    'The sign is decoration; the name is read, so a link around the logo is named by it.',
    'In a narrow Header the name is out of sight and still read.',
  ],
  content: ['The short name of the company, as people say it.'],
};
