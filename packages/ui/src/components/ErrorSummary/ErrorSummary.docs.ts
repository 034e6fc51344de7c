import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'ErrorSummary',
  summary: 'Lists above a form what needs to be fixed, with a link to each field.',
  alsoCalled: ['validation summary', 'form errors'],
  builtOn: 'A `<section>` that takes focus, with links to the fields.',
  when: ['In every form that can refuse an answer, above its first field, once it has been sent.'],
  whenNot: [
    'For a failure that no answer caused, such as a lost connection.',
    'For a warning: it blocks nothing.',
  ],
  alternatives: [
    { use: 'a field’s errorMessage', when: 'Always as well: the same words, beside the field.' },
    { use: 'Toast', when: 'Sending failed and the answers are fine.' },
    { use: 'Banner', when: 'The whole page has a problem.' },
  ],
  anatomy: [
    { part: 'A heading with the number of problems.', at: 'section h2, section h3' },
    { part: 'A link for each problem, in the order of the fields.', at: 'section li' },
  ],
  anatomyStory: 'Several',
  doDont: [
    {
      do: 'Use the same words in the summary and beside the field.',
      dont: 'Write “This field is required” three times.',
      doArgs: {
        errors: [
          { fieldId: 'do-ssn', message: 'Enter the last 4 digits of your SSN' },
          { fieldId: 'do-date', message: 'Enter the payoff date' },
        ],
      },
      dontArgs: {
        errors: [
          { fieldId: 'dont-ssn', message: 'This field is required' },
          { fieldId: 'dont-date', message: 'This field is required' },
          { fieldId: 'dont-email', message: 'This field is required' },
        ],
      },
    },
    {
      do: 'Keep it until the form is sent again.',
      dont: 'Remove lines while someone is reading them.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the summary to its first link.',
      test: async ({ canvas, userEvent, expect }) => {
        canvas.getByRole('region').focus();
        await userEvent.tab();
        await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'Moves focus to the field, with its label and message in view.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('textbox', { name: 'Last 4 digits of SSN' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is read out because it takes focus when it appears. It is a named region and not an alert, so that nothing is said twice.',
    'Give it a `key` that changes with each submission, so that it takes focus after the next one too.',
    'A link to a field in a closed Disclosure, AccordionItem or TabPanel, or in another step of a Wizard, opens it. A TabPanel needs `shouldForceMount`.',
    'A link to a field with several controls goes to the first one.',
    'Its level fits the page’s outline: set `headingLevel` inside a card that has a heading.',
  ],
  content: [
    'Say what to do: “Enter last 4 digits of SSN”.',
    'No “please”, no “invalid”, no blame. One sentence, no period.',
  ],
};
