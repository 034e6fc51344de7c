import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'vitest';
import preview from './preview.tsx';
import { withRealInput } from './realInput.ts';

/** Runs axe again on the story as play left it, in the other theme and in both of the second brand. */
const axeInTheOtherThemes = {
  afterEach: async (context: Parameters<typeof a11y.afterEach>[0]) => {
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

setProjectAnnotations([a11y, preview, axeInTheOtherThemes, nothingMoves, withRealInput]);
