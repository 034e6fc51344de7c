import type { ComponentDocs } from '../../testing/docs.ts';
import { TextField } from '../TextField/index.ts';
import { FieldRow } from './FieldRow.tsx';

export const docs: ComponentDocs = {
  name: 'FieldRow',
  summary: 'Short fields side by side, with labels, hints, messages and boxes on common lines.',
  alsoCalled: ['form row', 'form grid', 'inline fields'],
  builtOn: 'A `<div>` that is a CSS grid; each field is a subgrid of its rows.',
  when: [
    'For two or three short answers that belong together: first and last name, a card’s expiry and code.',
  ],
  whenNot: ['For answers that have nothing to do with each other: people read down, not across.'],
  alternatives: [
    { use: 'Form', when: 'The fields stand one below the other.' },
    { use: 'Fieldset', when: 'The fields need a common name.' },
    { use: 'Grid', when: 'The items are not fields.' },
  ],
  anatomy: [
    { part: 'A field.', at: 'div > div:first-child' },
    { part: 'Another one, with its box on the same line.', at: 'div > div:last-child' },
  ],
  doDont: [
    {
      do: 'Pair fields that are answered in one go.',
      dont: 'Put a long answer beside a short one.',
      dontExample: (
        <FieldRow>
          <TextField label="Street address" autoComplete="off" />
          <TextField label="Loan account number" autoComplete="off" />
        </FieldRow>
      ),
    },
  ],
  keyboard: [],
  accessibility: ['Fields are in reading order at every width.'],
  content: ['Labels of about the same length keep their lines.'],
};
