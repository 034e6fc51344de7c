import type { ComponentDocs } from '../../testing/docs.ts';
import { Banner } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Banner',
  summary: 'Gives news that concerns the whole page or site, across the top.',
  alsoCalled: ['alert bar', 'announcement', 'notification bar', 'system message'],
  builtOn: 'A `<section>`, a landmark by its name.',
  when: [
    'For an outage, a holiday or a change that everyone must know.',
    'To mark a whole page: a sample, a draft, someone else’s account.',
  ],
  whenNot: [
    'For something that concerns one part of the page.',
    'For the result of something just done.',
  ],
  alternatives: [
    { use: 'Callout', when: 'It belongs to the text around it.' },
    { use: 'Toast', when: 'It reports the result of something just done.' },
    { use: 'ErrorSummary', when: 'Answers in a form need a second look.' },
  ],
  anatomy: [
    { part: 'The icon of the tone.', at: 'svg' },
    { part: 'The words.', at: 'section[aria-label] > div > div', isAbove: true },
    { part: 'The close button, if it can be dismissed.', at: 'button' },
  ],
  anatomyStory: 'Dismissable',
  doDont: [
    {
      do: 'Say how long it applies.',
      dont: 'Stack banners: nobody reads the second one.',
      doArgs: { children: 'Our phone lines are closed on Thursday, November 26.' },
      dontExample: (
        <>
          <Banner>Our phone lines are closed.</Banner>
          <Banner>We have a new website.</Banner>
          <Banner>Rates have changed.</Banner>
        </>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the link and the close button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link')).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the close button, dismisses the banner.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onDismiss).toHaveBeenCalledTimes(1);
      },
    },
  ],
  accessibility: ['It is a named landmark. It is there from the start, so it announces nothing.'],
  content: ['Say what is happening, whom it affects and until when, in that order.'],
};
