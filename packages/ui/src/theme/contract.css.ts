import { createGlobalThemeContract } from '@vanilla-extract/css';
import { cssName, defaultTheme } from './tokens.ts';

const { light, panel, scale } = defaultTheme;

/** Every token as a CSS custom property: `vars.color.text` is `var(--mp-color-text)`. */
export const vars = createGlobalThemeContract({ ...scale, color: light, panel }, (_value, path) =>
  cssName(path),
);
