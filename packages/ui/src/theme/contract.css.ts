import { createGlobalThemeContract } from '@vanilla-extract/css';
import { cssName, scenes, shared, themes } from './tokens.ts';

/** Every token as a CSS custom property: `vars.color.ink` is `var(--mp-color-ink)`. */
export const vars = createGlobalThemeContract(
  { ...shared, color: themes.light, scene: scenes.light },
  (_value, path) => cssName(path),
);
