import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Skeleton',
  summary: 'Keeps the place of content that is on its way.',
  builtOn: 'A `<span>`.',
  when: ['For text, figures or cards whose size is known before they come.'],
  whenNot: ['For a wait under half a second.', 'For what was asked for by a button.'],
  alternatives: [
    { use: 'Spinner', when: 'Nobody knows what will stand here.' },
    { use: 'Button', when: 'A button was pressed: use its `isPending`.' },
    { use: 'ProgressBar', when: 'It takes long and its share is known.' },
  ],
  anatomy: ['Plain shapes of the size of what comes.'],
  doDont: [
    {
      do: 'Match the size of what comes, so that nothing shifts.',
      dont: 'Draw details that may not come.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Assistive technology skips it: set `aria-busy` on the part that loads and tell it in a status.',
    'It breathes only where motion is welcome.',
  ],
  content: [],
};
