import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'vitest';
import preview from './preview.tsx';
import { withRealInput } from './realInput.ts';

/** Runs axe again on the story as play left it, in the other theme. */
const axeInTheOtherTheme = {
  afterEach: async (context: Parameters<typeof a11y.afterEach>[0]) => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    await a11y.afterEach(context);
  },
};

/** The browser asks for reduced motion, so nothing may move. Storybook pauses what would. */
const nothingMoves = {
  afterEach: () => {
    expect(document.getAnimations(), 'animations under prefers-reduced-motion').toEqual([]);
  },
};

setProjectAnnotations([a11y, preview, axeInTheOtherTheme, nothingMoves, withRealInput]);
