import type { ComponentDocs } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';

export const docs: ComponentDocs = {
  name: 'Wizard',
  summary: 'Asks for a lot in steps, one at a time, and keeps every answer.',
  alsoCalled: ['multi-step form', 'stepper', 'flow'],
  builtOn: 'The browser’s `<form>` with all steps in it, all but one of them hidden.',
  when: [
    'For a form that is too long for one page, such as a new deal.',
    'Where later questions depend on earlier answers.',
  ],
  whenNot: [
    'For fewer than about eight fields: one page is quicker.',
    'For things that can be done in any order.',
    'To explain something: a wizard asks.',
  ],
  alternatives: [
    { use: 'Form', when: 'All of it fits on one page.' },
    { use: 'Steps', when: 'It explains what happens and asks nothing.' },
    { use: 'Tabs', when: 'The parts can be filled in in any order.' },
  ],
  anatomy: [
    {
      part: 'The steps, each with its mark: done, current, needs another look, later.',
      at: 'ol li',
    },
    { part: 'The place of the current step among them all, and its heading.', at: 'h2, h3' },
    { part: 'Its fields.', at: 'input' },
    { part: 'The button that goes on, and the one that goes back.', at: 'button[type="submit"]' },
  ],
  doDont: [
    {
      do: 'Check a step when people leave it, and say what to do at each field.',
      dont: 'Save all errors for the last step.',
    },
    {
      do: 'Make the last step a summary, with a way back to each answer.',
      dont: 'Send it all on a button that reads “Continue”.',
      doExample: <Button>Submit deal</Button>,
      dontExample: <Button>Continue</Button>,
    },
    {
      do: 'Put the step into the address, so that the browser’s back button opens the step before: `step={params.get("step") ?? ""}` and `onStepChange={(step) => setParams({ step })}`, with the `useSearchParams` of React Router or any other router.',
      dont: 'Let the back button leave the form: the answers are lost.',
    },
    {
      do: 'Ask before the page is closed: `useUnsavedChanges(isDirty)` of Form, with `onInput={() => setDirty(true)}` on the Wizard.',
      dont: 'Ask on every step: nothing is lost there.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In a field, goes on to the next step as its button does; its heading takes focus.',
      test: async ({ canvas, userEvent, expect }) => {
        canvas.getByRole('textbox', { name: 'Full name' }).focus();
        await userEvent.keyboard('Dana Whitfield{Enter}');
        await expect(await canvas.findByRole('heading', { name: 'Vehicle' })).toHaveFocus();
      },
    },
    {
      keys: 'Tab',
      does: 'Moves through the fields of the current step, and no other.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('textbox', { name: 'VIN' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On a step that was reached, shows it again with its answers.',
      test: async ({ canvas, userEvent, expect }) => {
        canvas.getByRole('button', { name: 'Applicant done' }).focus();
        await userEvent.keyboard('{Enter}');
        await expect(await canvas.findByRole('heading', { name: 'Applicant' })).toHaveFocus();
        await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(
          'Dana Whitfield',
        );
      },
    },
  ],
  accessibility: [
    'When a step opens, its heading takes focus; when a step is refused, its first invalid field does.',
    'A failure is announced, above the button that tries again.',
    'The current step is marked by `aria-current="step"`; steps that are done or need another look say so in words too.',
    'Each step’s fields stay in one form: going back loses nothing, and one request sends it all.',
  ],
  content: [
    'A step’s name is a noun of one to three words: “Vehicle”.',
    'The last button says what happens: “Submit deal”.',
  ],
};
