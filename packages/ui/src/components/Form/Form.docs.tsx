import type { ComponentDocs } from '../../testing/docs.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Form',
  summary: 'Holds the answers to one request and sends them together.',
  builtOn: 'The browser’s `<form>`.',
  when: ['Around every set of fields that is sent, with the button that sends it.'],
  whenNot: ['Around controls that change the page at once, such as a calculator’s.'],
  alternatives: [
    { use: 'Fieldset', when: 'A few fields inside a form belong together.' },
    { use: 'Stack', when: 'Controls are stacked and nothing is sent.' },
  ],
  functions: [
    {
      call: 'useUnsavedChanges(isDirty)',
      does: 'Lets the browser ask before the page is closed or reloaded while `isDirty`. A router’s own blocker asks before client-side navigation.',
    },
  ],
  anatomy: [
    { part: 'An ErrorSummary, once answers were refused.', at: '[role="region"], section' },
    { part: 'The fields, in the order in which people think of them.', at: 'input' },
    { part: 'One button that says what is sent.', at: 'button[type="submit"], button' },
  ],
  anatomyStory: 'With Errors',
  doDont: [
    {
      do: 'Check the answers when they are sent, show every problem at once, and keep every answer.',
      dont: 'Check a field while it is being typed, or report one problem at a time.',
    },
    {
      do: 'Ask for what this request needs, and mark what is optional.',
      dont: 'Mark nearly everything with an asterisk.',
      doExample: (
        <Form>
          <TextField label="Email" />
          <TextField label="Nickname of the car" shouldMarkOptional />
        </Form>
      ),
      dontExample: (
        <Form>
          <TextField label="Email *" />
          <TextField label="Phone number *" />
          <TextField label="Date of birth *" />
        </Form>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In a one-line field, sends the form; refused answers move focus to the summary.',
      test: async ({ canvas, userEvent, expect }) => {
        canvas.getByLabelText('Full name').focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('region')).toHaveFocus();
      },
    },
    {
      keys: 'Tab, then Enter',
      does: 'In the summary, goes to the field with the problem.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByLabelText('Full name')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'The browser’s own messages are off: they are in the browser’s language, vanish, and show one problem at a time.',
    'The ErrorSummary takes focus when it appears. Give it a `key` that changes with each submission, so that it takes focus after the next one too.',
    'After success, move focus to the confirmation, or use a toast.',
  ],
  content: [
    'Button: what happens, in the visitor’s words. “Request payoff quote”, not “Submit”.',
    'Say before the button what happens next and when: “We email your quote within 24 hours”.',
  ],
};
