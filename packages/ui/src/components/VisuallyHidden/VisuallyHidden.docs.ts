import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'VisuallyHidden',
  summary: 'Words for assistive technology only, where the visible words say less.',
  alsoCalled: ['screen reader only', 'sr-only'],
  builtOn: 'A `<span>`.',
  when: [
    'To complete a label that makes sense only in view: “Edit” beside a name.',
    'For a heading that the layout makes obvious.',
  ],
  whenNot: [
    'For words that help everyone: show them.',
    'To hide something that the keyboard can reach.',
  ],
  alternatives: [
    { use: 'SkipLink', when: 'It is a link that shows when focused.' },
    { use: 'Icon', when: 'An icon needs a name: `label`.' },
  ],
  anatomy: ['The words, out of sight.'],
  doDont: [
    { do: 'Write what a sighted reader would say.', dont: 'Explain how to use the keyboard.' },
  ],
  keyboard: [],
  accessibility: [
    'Screen readers and search engines read it; nothing shows, and no space is taken.',
    'Never put a link or a field inside: its focus could not be seen.',
  ],
  content: ['As short as the words it adds to.'],
};
