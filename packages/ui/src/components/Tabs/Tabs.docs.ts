import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Tabs',
  imports: ['Tab', 'TabList', 'TabPanel', 'Tabs'],
  summary: 'Switches between a few views of one thing, of which one is open.',
  alsoCalled: ['tab bar', 'tab list', 'tab strip'],
  builtOn:
    'The kit’s own, following the ARIA Authoring Practices, with a `<button>` for each tab: React Aria’s hooks would bring 20.5 kB.',
  when: [
    'For two to five views that a person chooses between, such as two ways to pay.',
    'For parts of one record, such as an account’s payments and documents.',
  ],
  whenNot: [
    'For steps in order.',
    'For views that are compared: nobody can see two at once.',
    'To go to other pages.',
  ],
  alternatives: [
    { use: 'Accordion', when: 'There are many parts, or none needs to be open.' },
    { use: 'RadioGroup', when: 'The choice is an answer in a form.' },
    { use: 'SideNav', when: 'Each view is a page with an address.' },
  ],
  anatomy: [
    { part: 'The row of tabs, one of them selected.', at: '[role=tablist]' },
    { part: 'The panel of the selected tab.', at: '[role=tabpanel]' },
  ],
  doDont: [
    {
      do: 'Put what most people come for first, and open that.',
      dont: 'Hide something that everyone must read in the last tab.',
    },
    {
      do: 'Keep a form’s panel mounted with `shouldForceMount`, so that what was typed stays.',
      dont: 'Lose answers because a person looked at the other tab.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the selected tab, and from there into its panel.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('tab', { name: 'Monthly Cost' })).toHaveFocus();
      },
    },
    {
      keys: 'Arrow Right or Arrow Left',
      does: 'Opens the next or the previous tab, and starts again at the end.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('tab', { name: 'Maximum Loan' })).toHaveFocus();
        await expect(canvas.getByText(/How much you can borrow/)).toBeVisible();
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('tab', { name: 'Monthly Cost' })).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}');
      },
    },
    {
      keys: 'Home or End',
      does: 'Opens the first or the last tab.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Home}');
        await expect(canvas.getByText(/What a car costs/)).toBeVisible();
        await userEvent.keyboard('{End}');
        await expect(canvas.getByText(/How much you can borrow/)).toBeVisible();
      },
    },
  ],
  accessibility: [
    'The list needs a `label` that says what the tabs choose.',
    'A panel that is not open is out of reach of keyboard and screen reader, even while mounted.',
    'Without JavaScript the tabs are gone and every mounted panel can be read.',
  ],
  content: [
    'One or two words, all of the same kind: “Monthly Cost” and “Maximum Loan”.',
    'No tab says “More” or “Other”.',
  ],
};
