import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'CodeField',
  summary: 'Asks for a one-time code from a text message, an email or an app.',
  alsoCalled: ['one-time code', 'OTP', 'PIN input', 'verification code'],
  builtOn:
    'The browser’s text box, one `<input>` for all digits, so that pasting, autofill and screen readers work.',
  when: ['To confirm a phone number, an email address or a sign-in with a code.'],
  whenNot: ['For a number that people know or look up, such as a PIN or an account number.'],
  alternatives: [
    { use: 'MaskedField', when: 'The number is the visitor’s, and has a format.' },
    { use: 'PasswordField', when: 'It is secret and lasts, such as a password or a PIN.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'Where the code was sent.', at: '[id$="-description"]' },
    { part: 'An error or a warning.', at: '[id$="-message"]' },
    { part: 'One box for all digits.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  doDont: [
    {
      do: 'Say where the code was sent.',
      dont: 'Leave people to guess which phone or inbox to look at.',
      doArgs: { description: 'We sent it to the phone number that ends in 0147' },
      dontArgs: {},
    },
    {
      do: 'Check the code on `onComplete`, and keep the button for everyone else.',
      dont: 'Move on without a word: say that the code is being checked.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the box.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveFocus();
      },
    },
    {
      keys: 'Digits',
      does: 'Type the code; the last digit completes it.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('12345');
        await expect(args.onChange).toHaveBeenLastCalledWith('12345');
        await expect(args.onComplete).not.toHaveBeenCalled();
        await userEvent.keyboard('6');
        await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
      },
    },
  ],
  accessibility: [
    'It is one native input: a screen reader reads one field, and the code can be pasted and corrected as a whole.',
    'Phones and browsers offer the code from a text message (`autocomplete="one-time-code"`), and show number keys.',
    'A code with missing or more digits makes the box invalid once focus leaves it, not while it is typed.',
    'If `onComplete` changes the page, announce the result: focus was in the box.',
  ],
  content: [
    'Label: “Code” or “Security code”.',
    'Description: where it was sent, and how long it is valid.',
    'Offer to send another code beside the field.',
  ],
};
