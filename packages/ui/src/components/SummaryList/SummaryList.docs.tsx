import type { ComponentDocs } from '../../testing/docs.ts';
import { SummaryItem } from './index.ts';

export const docs: ComponentDocs = {
  name: 'SummaryList',
  imports: ['SummaryItem', 'SummaryList'],
  summary: 'Lists amounts and their total.',
  alsoCalled: ['check your answers', 'review list'],
  builtOn: 'A `<dl>`.',
  when: [
    'Before something is paid or sent, to show the full cost.',
    'For a few amounts of which one is the answer.',
  ],
  whenNot: ['For facts that have no total.', 'For more than about six amounts.'],
  alternatives: [
    { use: 'DescriptionList', when: 'No value counts more than the others.' },
    { use: 'Figure', when: 'There is one number.' },
    { use: 'Table', when: 'There are several amounts of each kind.' },
  ],
  anatomy: [
    { part: 'What the amount is, and the amount at the end of the line.', at: 'dt' },
    { part: 'A note below an amount that needs one.', at: 'dd + dd' },
    { part: 'The total: a line above it, larger.', at: '[data-total]' },
  ],
  doDont: [
    {
      do: 'Show a fee as a row of its own, even where it is free.',
      dont: 'Reveal a fee only after something was sent.',
      doArgs: {},
      dontArgs: {
        children: (
          <SummaryItem term="Payment" isTotal>
            $425.00
          </SummaryItem>
        ),
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a `dl`: each amount is read with what it is, and its note after it.',
    'A total that changes while someone types is announced by the page, once it has settled.',
  ],
  content: ['Amounts always with cents.', 'Where a fee is not known, give its maximum.'],
};
