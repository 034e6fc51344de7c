import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Callout',
  summary: 'A note set apart from the text around it.',
  alsoCalled: ['alert', 'inline message', 'note', 'notice', 'hint'],
  builtOn: 'A `<div>`, a note to assistive technology.',
  when: [
    'For something that readers must not miss: a limit, a fee, a warning.',
    'To mark sample text or a demonstration.',
  ],
  whenNot: [
    'For something that just happened.',
    'For an error in a form.',
    'More than once per screen.',
  ],
  alternatives: [
    { use: 'Banner', when: 'It concerns the whole page or the whole site.' },
    { use: 'Toast', when: 'It reports the result of what the visitor just did.' },
    { use: 'ErrorSummary', when: 'A form was not accepted.' },
  ],
  anatomy: [
    { part: 'An icon for its tone.', at: 'svg', isAbove: true },
    { part: 'A few bold words.', at: 'p', isAbove: true },
    { part: 'A sentence or two.', at: 'p + div' },
  ],
  doDont: [
    {
      do: 'Say first what to do.',
      dont: 'Start with “Please note”.',
      doArgs: { heading: undefined, children: 'Call us before Friday to keep your rate.' },
      dontArgs: {
        heading: undefined,
        children: 'Please note that rates are subject to change without further notice.',
      },
    },
    {
      do: 'Choose the tone by what it means for the reader.',
      dont: 'Choose it by the color you like.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It has the role of a note. It is there from the start, so it announces nothing.',
    'Its icon and its words carry the tone, not the color alone.',
    'Its bold words are not a heading in the page’s outline.',
  ],
  content: ['At most three sentences.', 'No exclamation marks.'],
};
