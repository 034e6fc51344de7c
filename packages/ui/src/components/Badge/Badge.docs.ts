import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Badge',
  summary: 'Says the state of one thing in a word or two.',
  alsoCalled: ['status label', 'lozenge', 'pill', 'tag'],
  builtOn: 'A `<span>`.',
  when: [
    'For the state of a row or card: approved, in review, past due.',
    'To mark something as new or as a sample.',
  ],
  whenNot: ['For something that people can press.', 'For a message that a person must act on.'],
  alternatives: [
    { use: 'Banner', when: 'It concerns the whole page.' },
    { use: 'Toast', when: 'It reports the result of something just done.' },
  ],
  anatomy: ['The pill in the tone’s color.', 'The words, with an icon before them if it helps.'],
  doDont: [
    {
      do: 'Use the same word for the same state everywhere.',
      dont: 'Let color alone say the state.',
      doArgs: { children: 'Funded', tone: 'success' },
      dontArgs: { children: '●', tone: 'success' },
    },
  ],
  keyboard: [],
  accessibility: ['The words carry the meaning; the tone only repeats it.'],
  content: ['One or two words, sentence case: “In review”.'],
};
