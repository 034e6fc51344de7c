import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style in the components layer. Every rule of a component goes through here. */
export const component = (rule: StyleRule): StyleRule => ({
  '@layer': { [layers.components]: rule as never },
});
