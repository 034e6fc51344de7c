import { createGlobalThemeContract } from '@vanilla-extract/css';
import { scenes, shared, themes } from './tokens.ts';

/** Every token as a CSS custom property: `vars.color.ink` is `var(--mp-color-ink)`. */
export const vars = createGlobalThemeContract(
  { ...shared, color: themes.light, scene: scenes.light },
  (_value, path) =>
    `mp-${path
      .join('-')
      .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
      .toLowerCase()}`,
);
