import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Fieldset',
  summary: 'Names a part of a form: fields that belong together.',
  alsoCalled: ['form group', 'legend'],
  builtOn: 'The browser’s `<fieldset>` and `<legend>`.',
  when: [
    'For fields that make up one thing, such as an address.',
    'Where labels repeat and need context, such as “Name” for a buyer and for a co-buyer.',
  ],
  whenNot: [
    'Around a whole form: its heading names it.',
    'For one question with several choices or parts: those fields are groups already.',
  ],
  alternatives: [
    { use: 'RadioGroup or CheckboxGroup', when: 'There is one question with choices.' },
    { use: 'DateField', when: 'The parts make up a date.' },
    { use: 'Section with a Heading', when: 'The part is long enough to be navigated to.' },
  ],
  anatomy: [
    { part: 'The name.', at: 'legend' },
    { part: 'A description or an error of the whole part.', at: '[id$="-description"]' },
    { part: 'The fields.', at: 'input' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Keep the name short: it is read with every field inside.',
      dont: 'Put a sentence or an instruction in it.',
      doArgs: {},
      dontArgs: {
        label:
          'Please enter the details of the bank account that you want us to take the payment from',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a native fieldset with a legend; description and error belong to the group.',
    'When disabled, it disables every control inside.',
  ],
  content: ['A noun: “Bank account”, “Co-buyer”.'],
};
