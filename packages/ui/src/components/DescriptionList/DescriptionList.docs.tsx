import type { ComponentDocs } from '../../testing/docs.ts';
import { DescriptionItem } from './index.ts';

export const docs: ComponentDocs = {
  name: 'DescriptionList',
  imports: ['DescriptionList', 'DescriptionItem'],
  summary: 'Terms and their values: the facts of a loan, an application, a job.',
  alsoCalled: ['definition list', 'key and value', 'data list'],
  builtOn: 'A `<dl>`.',
  when: ['For a summary of what was computed or entered.', 'For the details of one thing.'],
  whenNot: ['For many things with the same terms.', 'For questions and answers.'],
  alternatives: [
    { use: 'Table', when: 'There are several things to compare.' },
    { use: 'Accordion', when: 'They are questions with long answers.' },
    { use: 'StatCard', when: 'It is one number of a dashboard.' },
  ],
  anatomy: [
    { part: 'The term.', at: 'dt' },
    { part: 'Its value: at the end of the line, or below the term.', at: 'dd' },
    'A hairline between rows.',
  ],
  doDont: [
    {
      do: 'Put the value that people look for first or last.',
      dont: 'Sort the terms alphabetically.',
      doArgs: {},
      dontArgs: {
        children: (
          <>
            <DescriptionItem term="Amount financed">$13,000</DescriptionItem>
            <DescriptionItem term="Monthly payment">$273.52</DescriptionItem>
            <DescriptionItem term="Rate">9.59% APR</DescriptionItem>
            <DescriptionItem term="Term">60 months</DescriptionItem>
            <DescriptionItem term="Total interest">$3,410.96</DescriptionItem>
          </>
        ),
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a `dl`, so each value is read with its term.',
    'All digits have the same width, so amounts line up.',
    'A long value wraps below its term.',
  ],
  content: ['Terms without a colon.', 'Amounts with their currency.'],
};
