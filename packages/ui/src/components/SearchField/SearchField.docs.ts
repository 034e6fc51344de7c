import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SearchField',
  summary: 'Asks for words to search a list, a table or a site for.',
  alsoCalled: ['search box', 'search input'],
  builtOn:
    'The browser’s search box, an `<input>`, and a `<button>` of the kit’s own that clears it.',
  when: ['To narrow a list or a table while people type.', 'To search a site, inside a Form.'],
  whenNot: ['For an answer that is sent and stored.', 'To choose one of a few known things.'],
  alternatives: [
    { use: 'Select or CheckboxGroup', when: 'A list is filtered by known values.' },
    { use: 'TextField', when: 'The words are an answer.' },
  ],
  anatomy: [
    {
      part: 'The label, which can be visually hidden where the context shows what is searched.',
      at: 'label',
    },
    { part: 'The box with its icon.', at: 'div:has(> input)' },
    { part: 'A button that clears the box, once there is something in it.', at: 'button' },
  ],
  anatomyStory: 'Filled',
  doDont: [
    {
      do: 'Say how many were found, in a place that is read out.',
      dont: 'Leave an empty list without an explanation.',
      doArgs: { defaultValue: 'pay', description: '3 questions found' },
      dontArgs: { defaultValue: 'pya' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the box, then to the button that clears it.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('searchbox')).toHaveFocus();
        await userEvent.keyboard('late');
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: /clear/i })).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'On the button, clears the box and goes back to it.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith('');
        await expect(canvas.getByRole('searchbox')).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Clears the box.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('fee{Escape}');
        await expect(args.onChange).toHaveBeenLastCalledWith('');
        await expect(canvas.getByRole('searchbox')).toHaveValue('');
      },
    },
  ],
  accessibility: [
    'It is a native search box; a phone’s keyboard shows a search key.',
    'A hidden label still names the box.',
  ],
  content: ['Label: what is searched, “Search questions”, not “Search”.'],
};
