import { isReal } from '../../testing/date.ts';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'TimeField',
  summary: 'Asks for a time of day: of an appointment, of an accident.',
  builtOn: 'The browser’s time input, an `<input>`, with its own parts and picker.',
  when: ['For any time of day, or one within opening hours.'],
  whenNot: [
    'For a duration: 1:30 may be a time or 90 minutes.',
    'For one of a few free appointments: people can’t know which ones are left.',
  ],
  alternatives: [
    { use: 'Select or RadioGroup', when: 'There are a few times to choose from.' },
    { use: 'NumberField', when: 'It is a duration, in minutes or hours.' },
    { use: 'DateField', when: 'It is a day.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    'A description, if one helps.',
    { part: 'An error or a warning.', at: '[id$="-message"]' },
    { part: 'The browser’s time input.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  doDont: [
    {
      do: 'Say the limits in the description: “We are open from 9 AM to 5 PM”.',
      dont: 'Rely on `min` and `max` alone: a time outside them can be typed.',
      doArgs: { description: 'We are open from 9 AM to 5 PM', min: '09:00', max: '17:00' },
      dontArgs: { min: '09:00', max: '17:00' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the first part of the time.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByLabelText('Time of the call')).toHaveFocus();
      },
    },
    {
      keys: 'Digits',
      does: 'Type the parts one after the other; the time is reported once it is complete.',
      test: async ({ args, canvas, userEvent, expect }) => {
        const box = canvas.getByLabelText('Time of the call');
        await (isReal(userEvent) ? userEvent.keyboard('0230P') : userEvent.type(box, '14:30'));
        await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
      },
    },
  ],
  accessibility: [
    'It is the browser’s own control, which every screen reader and phone knows, and it works before JavaScript loads.',
    'A time that is incomplete or not allowed makes the box invalid once focus leaves it, not while it is typed.',
    'Its words, and 12 or 24 hours, follow the browser’s language, not the page’s.',
  ],
  content: [
    'Label: what happens then, “Time of the call”.',
    'Name the time zone if the visitor may be in another one: “Eastern Time”.',
  ],
};
