import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Skeleton',
  summary: 'Holds the place of content that is loading.',
  alsoCalled: ['placeholder', 'loading state', 'shimmer'],
  builtOn: 'A `<span>`.',
  when: ['For text, figures or cards whose size is known before they load.'],
  whenNot: ['For a wait under half a second.', 'For the result of pressing a button.'],
  alternatives: [
    { use: 'Spinner', when: 'Nobody knows what will appear here.' },
    { use: 'Button', when: 'A button was pressed: use its `isPending`.' },
    { use: 'ProgressBar', when: 'It takes long and its progress is known.' },
  ],
  anatomy: ['Plain shapes, as large as the content to come.'],
  doDont: [
    {
      do: 'Match the size of the content to come, so that nothing shifts.',
      dont: 'Draw details that may not appear.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Assistive technology skips it: set `aria-busy` on the part that loads and announce it in a status.',
    'It pulses only where motion is welcome.',
  ],
  content: [],
};
