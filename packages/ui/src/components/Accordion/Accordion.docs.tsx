import type { ComponentDocs } from '../../testing/docs.ts';
import { AccordionItem } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Accordion',
  imports: ['Accordion', 'AccordionItem'],
  summary: 'A list of headings that open one answer at a time.',
  alsoCalled: ['accordion item', 'collapse', 'expander'],
  builtOn:
    'Native `<details name>`: the browser opens and closes the items, React reads which are open.',
  when: [
    'For a set of questions of which each reader has one or two.',
    'To keep a long page of independent answers easy to look over.',
  ],
  whenNot: [
    'For what most readers need: show it.',
    'For steps that follow one another, or parts that are compared.',
    'Inside another accordion.',
  ],
  alternatives: [
    { use: 'Heading', when: 'The text is short enough to show in full.' },
    { use: 'Tabs', when: 'There are a few views of one thing, and one is always open.' },
    { use: 'LinkCard', when: 'Each answer deserves a page of its own.' },
  ],
  anatomy: [
    { part: 'A `<summary>` that holds a heading and a chevron.', at: 'summary' },
    { part: 'The answer.', at: 'details[open] > summary + *' },
    'A hairline after each item.',
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Put the reader’s own question into the heading.',
      dont: 'Name an item “More information”.',
      doArgs: {},
      dontArgs: {
        children: (
          <AccordionItem id="more" heading="More information">
            Online, by phone, by mail or in cash at a store.
          </AccordionItem>
        ),
      },
    },
    {
      do: 'Give items lasting ids: emails and other pages link to them.',
      dont: 'Number the ids, so that a new question changes every link.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the next heading, or into an open answer.',
      test: async ({ canvas, userEvent, expect }) => {
        const summaryOf = (question: RegExp) => canvas.getByText(question).closest('summary');
        await userEvent.tab();
        await expect(summaryOf(/How can I pay/)).toHaveFocus();
        await userEvent.tab();
        await expect(summaryOf(/due date/)).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'Opens the answer and closes the one that was open.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByText(/once every twelve months/)).toBeVisible();
      },
    },
    {
      keys: 'Space',
      does: 'Also opens the answer. On an open heading, both keys close it.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(canvas.getByText(/due date/).closest('details')).not.toHaveAttribute('open');
      },
    },
  ],
  accessibility: [
    'Each item is a group that opens and closes. Its heading is a real one, at the level that `headingLevel` sets.',
    'It works before and without JavaScript. In print every answer is open.',
    'Find-in-page searches closed answers and opens the one with the match, where the browser can.',
    'An address that ends in an item’s id opens that item.',
  ],
  content: [
    'Questions in the reader’s words, without “Please” or a number.',
    'Start the answer with the answer: “Yes, once every twelve months.”',
  ],
};
