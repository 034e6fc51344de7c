import type { ComponentDocs } from '../../testing/docs.ts';
import { TimelineEntry } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Timeline',
  imports: ['Timeline', 'TimelineEntry', 'TimelineEvent'],
  summary: 'Shows a history along a line: as years, or as a log of events with date and time.',
  alsoCalled: ['activity log', 'history', 'events'],
  builtOn: 'An `<ol>`.',
  when: [
    'For milestones of a company, a product, a loan: `TimelineEntry`.',
    'For what happened to a deal or an account, and when: `TimelineEvent`.',
  ],
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
    'It is an ordered list, and each year or date a `time`.',
    'Years run from the oldest to the newest, events from the newest to the oldest.',
    'An event’s heading is plain text: a long log would fill the page’s outline. `headingLevel` makes it a heading.',
  ],
  content: [
    'One or two sentences per entry.',
    'An event says who did what: “Marisol Tran cleared the title”. Set `timeZone` to the zone of the reader’s office.',
    'In the present tense: “Dealers in ten states join.”',
  ],
};
