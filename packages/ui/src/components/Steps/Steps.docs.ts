import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Steps',
  imports: ['Step', 'Steps'],
  summary: 'Shows what happens in which order, as numbered stops along a line.',
  alsoCalled: ['stepper', 'progress tracker', 'wizard steps'],
  builtOn: 'An `<ol>`.',
  when: ['To explain a process of two to four steps before it starts.'],
  whenNot: ['For progress through a form.', 'For things without an order.', 'For dates.'],
  alternatives: [
    { use: 'Timeline', when: 'The stops are years.' },
    { use: 'List', when: 'The steps are sentences in a text: a numbered list.' },
    { use: 'Grid', when: 'There is no order.' },
  ],
  anatomy: [
    { part: 'A board with the number.', at: 'li', isAbove: true },
    'A dashed line: across if the list is wide, else down.',
    { part: 'A heading for each step.', at: 'h3, h2' },
    { part: 'A sentence.', at: 'h3 + *, h2 + *' },
  ],
  doDont: [
    {
      do: 'Start each heading with a verb.',
      dont: 'Call them “Step 1”, “Step 2”: the numbers say so.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is an ordered list; the numbers come from the order.',
    'The line is decoration.',
  ],
  content: ['Two or three words for a heading.', 'Say what the reader does, and what they get.'],
};
