import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'PasswordField',
  summary: 'Asks for a password, hidden until the visitor wants to see it.',
  alsoCalled: ['password input', 'show password'],
  builtOn: 'The browser’s password box, an `<input>`, and a `<button>` that shows the password.',
  when: ['To sign in.', 'To choose a password.'],
  whenNot: [
    'For digits of an SSN or a security code: people copy them and have to see what they type.',
  ],
  alternatives: [
    { use: 'TextField', when: 'Seeing what is typed matters more than hiding it.' },
    { use: 'MaskedField', when: 'It is seen while it is typed, and hidden afterwards: an SSN.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, an error or a warning.', at: '[id$="-description"]' },
    { part: 'The box, with a button that shows and hides the password.', at: 'button' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Let people paste and use a password manager.',
      dont: 'Ask for the password twice: showing it does the same.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the box, then to the button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByLabelText('Password')).toHaveFocus();
        await userEvent.keyboard('road');
        await userEvent.tab();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
    {
      keys: 'Space or Enter',
      does: 'On the button, shows the password, or hides it again.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(canvas.getByRole('textbox')).toHaveValue('road');
        await userEvent.keyboard('{Enter}');
        await expect(canvas.queryByRole('textbox')).toBeNull();
      },
    },
  ],
  accessibility: [
    'The button says whether it is pressed; its name does not change.',
    'Sending the form hides the password again, so that no browser saves it as plain text.',
    'Without JavaScript there is no button and the password stays hidden.',
  ],
  content: [
    'For a new password, state the rules up front: “At least 12 characters”.',
    'After a failed sign-in, do not say which part was wrong.',
  ],
};
