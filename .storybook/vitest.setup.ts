import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'vitest';
import { watchText } from '../tooling/translator.ts';
import preview from './preview.tsx';
import { withRealInput } from './realInput.ts';

/** The rules that depend on colors. All others have the same result in both themes of a brand. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** A brand's fonts change sizes too. All other rules have the same result in every brand. */
const rulesOfBrand = [...rulesOfColor, 'target-size'];

/** Reports only axe's violations: the passed rules would make a report of 100 MB. */
const broken = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } };

/**
 * Runs axe again after the story's play function, in the other theme and in both themes of the
 * second brand.
 */
const axeInTheOtherThemes = {
  afterEach: async (story: Parameters<typeof a11y.afterEach>[0]) => {
    const { a11y: settings } = story.parameters;
    const run = (runOnly: readonly string[]) => {
      const options = { ...settings?.options, runOnly };
      return a11y.afterEach({ ...story, parameters: { a11y: { ...settings, options } } });
    };
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    const other = theme === 'dark' ? 'light' : 'dark';
    dataset.theme = other;
    await run(rulesOfColor);
    dataset.brand = 'harbor';
    await run(rulesOfBrand);
    dataset.theme = theme;
    await run(rulesOfColor);
    delete dataset.brand;
  },
};

/** The browser requests reduced motion, so nothing may move. Storybook pauses other animations. */
const nothingMoves = {
  afterEach: () => {
    expect(document.getAnimations(), 'animations under prefers-reduced-motion').toEqual([]);
  },
};

const faults = new Set<string>();
watchText((fault) => faults.add(fault));

/** A translated page shows every change, and no change throws. */
const staysRightTranslated = {
  beforeEach: () => faults.clear(),
  afterEach: () => {
    expect([...faults].join('\n'), 'text nodes that React changes').toBe('');
  },
};

/** Stories share a page, and React Aria keeps an announcement for seven seconds. */
const announcementsEnd = {
  beforeEach: () => {
    for (const message of document.querySelectorAll('[data-live-announcer] [role=log] > *')) {
      message.remove();
    }
  },
};

setProjectAnnotations([
  a11y,
  preview,
  broken,
  axeInTheOtherThemes,
  nothingMoves,
  withRealInput,
  staysRightTranslated,
  announcementsEnd,
]);
