import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'ProgressBar',
  summary: 'Shows the progress of something that will end.',
  alsoCalled: ['progress indicator', 'loading bar'],
  builtOn: 'The browser’s `<progress>`.',
  when: [
    'For something that takes longer than a second or two, such as an upload.',
    'For the steps of a long application.',
  ],
  whenNot: [
    'For a quantity that is not progress, such as a balance.',
    'For a wait under a second.',
  ],
  alternatives: [
    { use: 'Meter', when: 'It is a quantity within a range, not something in progress.' },
    { use: 'Spinner', when: 'The wait is short and its progress is unknown.' },
    { use: 'Skeleton', when: 'Content is loading into a known space.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label', isAbove: true },
    { part: 'The value in words.', at: 'label + span', isAbove: true },
    { part: 'The bar.', at: 'progress' },
  ],
  doDont: [
    {
      do: 'Show a real share of the work.',
      dont: 'Let the bar run to 90% and wait there.',
      doArgs: {},
      dontArgs: { value: 90, label: 'Almost done' },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is the browser’s own progress element, named by its label.',
    'A bar without a value moves only where motion is welcome.',
  ],
  content: ['Say what is in progress: “Uploading your insurance card”.'],
};
