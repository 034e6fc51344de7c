import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'NamedIcon',
  summary: 'An icon that data chooses by name.',
  builtOn: 'An `<svg>`.',
  when: ['Where content comes as data and names its icons.'],
  whenNot: ['Where the code knows the icon: this component brings in the whole set.'],
  alternatives: [{ use: 'Icon', when: 'The code knows which icon it shows.' }],
  anatomy: ['The icon.'],
  doDont: [
    {
      do: 'Type your data’s field as `IconName`: a name that the set lacks is a type error.',
      dont: 'Fall back to some icon for an unknown name.',
    },
  ],
  keyboard: [],
  accessibility: ['As for Icon: hidden from assistive technology, unless `label` names it.'],
  content: ['Choose by meaning: “shield” for protection, wherever it appears.'],
};
