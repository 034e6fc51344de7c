import type { ComponentDocs } from '../../testing/docs.ts';
import { TimelineEntry } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Timeline',
  imports: ['Timeline', 'TimelineEntry'],
  summary: 'Shows a history as years along a line.',
  alsoCalled: ['activity log', 'history', 'events'],
  builtOn: 'An `<ol>`.',
  when: ['For milestones of a company, a product, a loan.'],
  whenNot: ['For steps that the reader takes.', 'For a table of payments.'],
  alternatives: [
    { use: 'Steps', when: 'The reader does them one after the other.' },
    { use: 'Table', when: 'Each row has several values.' },
  ],
  anatomy: [
    { part: 'A board with the year.', at: 'time' },
    'A dashed line.',
    { part: 'A heading.', at: 'h3, h2', isAbove: true },
    { part: 'What happened.', at: 'h3 + *, h2 + *' },
  ],
  doDont: [
    {
      do: 'Tell what changed for customers.',
      dont: 'List every office party.',
      doArgs: {},
      dontArgs: {
        children: (
          <>
            <TimelineEntry year={1990} heading="The first office party">
              With a cake.
            </TimelineEntry>
            <TimelineEntry year={1991} heading="The second office party">
              With two cakes.
            </TimelineEntry>
          </>
        ),
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is an ordered list, and each year a `time`.',
    'Entries run from the oldest to the newest.',
  ],
  content: [
    'One or two sentences per entry.',
    'In the present tense: “Dealers in ten states join.”',
  ],
};
