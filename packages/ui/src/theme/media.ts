// Not in tokens.ts, which is large: components load the media queries.
/** Viewport widths in px from which a layout applies. */
export const breakpoints = { phone: 0, tablet: 720, desktop: 1024 } as const;

const from = (width: number) => `(min-width: ${width / 16}em)`;

/** Media queries, in em so that they follow the reader's own text size. */
export const media = {
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
} as const;
