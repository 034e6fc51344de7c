import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'vitest';
import preview from './preview.tsx';
import { withRealInput } from './realInput.ts';

/** The rules that colors and sizes can break; all others say the same in every theme. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Of axe's answers the broken rules alone are kept: those that hold would fill a report of 100 MB. */
const broken = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } };

/** Runs axe again on the story as play left it, in the other theme and in both of the second brand. */
const axeInTheOtherThemes = {
  afterEach: async (story: Parameters<typeof a11y.afterEach>[0]) => {
    const { a11y: settings } = story.parameters;
    const options = { ...settings?.options, runOnly: rulesOfLook };
    const context = { ...story, parameters: { a11y: { ...settings, options } } };
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    const other = theme === 'dark' ? 'light' : 'dark';
    dataset.theme = other;
    await a11y.afterEach(context);
    dataset.brand = 'harbor';
    await a11y.afterEach(context);
    dataset.theme = theme;
    await a11y.afterEach(context);
    delete dataset.brand;
  },
};

/** The browser asks for reduced motion, so nothing may move. Storybook pauses what would. */
const nothingMoves = {
  afterEach: () => {
    expect(document.getAnimations(), 'animations under prefers-reduced-motion').toEqual([]);
  },
};

setProjectAnnotations([a11y, preview, broken, axeInTheOtherThemes, nothingMoves, withRealInput]);
