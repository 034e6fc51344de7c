import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'HeroScene',
  summary: 'The illustrated scene: an open road through hills, a car, the sun, a milepost.',
  when: ['As the picture of a Hero.', 'On a page that welcomes or says that all is done.'],
  whenNot: [
    'Small: below 280 px of width its milepost can’t be read.',
    'More than once on a page.',
  ],
  alternatives: [{ use: 'SignIcon', when: 'A small sign of the milepost is enough.' }],
  anatomy: [
    'Sky, sun and clouds.',
    'Three layers of hills.',
    'The road with its dashed center line.',
    'The car.',
    'The milepost with its number.',
  ],
  doDont: [
    {
      do: 'Put a number on the milepost that means something: the years in business.',
      dont: 'Leave it at a number that is true nowhere.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is skipped by assistive technology unless `label` says what it shows.',
    'Its words are part of the drawing; no fact stands in it alone.',
    'Nothing in it moves.',
  ],
  content: ['Up to three digits on the milepost.'],
};
