import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Avatar',
  summary: 'Identifies a person at a glance, by a picture or by initials on a tint.',
  alsoCalled: ['profile picture', 'user image', 'initials'],
  builtOn: 'A `<span>` with the role of an image.',
  when: [
    'Beside a name in a list, a comment or a top bar.',
    'To tell apart the people who work on one thing.',
  ],
  whenNot: [
    'As the only sign of who did something: two people share initials.',
    'As decoration on a page that is not about anyone.',
  ],
  alternatives: [
    { use: 'PersonCard', when: 'There is something to say about the person.' },
    { use: 'Icon', when: 'It stands for a kind of thing and not for one person.' },
  ],
  anatomy: [
    { part: 'A circle: 36, 44 or 64 px wide.', at: '[role=img]' },
    { part: 'The picture, or one or two letters.', at: 'img', isAbove: true },
  ],
  anatomyStory: 'Picture',
  doDont: [
    {
      do: 'Set `isDecorative` where the name is written beside it.',
      dont: 'Make a screen reader say each name twice.',
    },
    {
      do: 'Give everyone in one list the same background, or each their own for good.',
      dont: 'Give the tint a meaning, such as “online”.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is an image named after the person, or hidden where the name is written beside it.',
    'A picture that can’t be loaded gives way to the initials.',
  ],
  content: ['`name` is the full name; the initials come from its first and its last word.'],
};
