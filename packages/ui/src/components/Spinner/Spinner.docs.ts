import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Spinner',
  summary: 'Marks a short wait of unknown length.',
  alsoCalled: ['loader', 'activity indicator', 'loading'],
  builtOn: 'A `<span>`, a status to assistive technology.',
  when: ['For one to ten seconds, where nobody knows what will appear here.'],
  whenNot: ['For a wait under a second.', 'For a whole page.'],
  alternatives: [
    { use: 'Button', when: 'A button was pressed: use its `isPending`.' },
    { use: 'Skeleton', when: 'The size of the content is known.' },
    { use: 'ProgressBar', when: 'It takes long and its progress is known.' },
  ],
  anatomy: [
    { part: 'The ring.', at: '[role=status] > span' },
    { part: 'The label.', at: '[role=status] > span + span', isAbove: true },
  ],
  doDont: [
    {
      do: 'Say what people are waiting for.',
      dont: 'Let it turn forever: after ten seconds, say what is wrong.',
      doArgs: {},
      dontArgs: { label: 'Please wait...' },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a status, so that its label is read out when it appears.',
    'Where motion is unwelcome, the ring is still and the label says it all.',
  ],
  content: ['A verb with dots: “Looking for your account...”.'],
};
