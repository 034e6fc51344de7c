/**
 * The design tokens as data. Everything that shows a color, a size or a time takes it from here:
 * the CSS contract and its themes, `tokens.json`, the Foundations pages and the contrast test.
 */

const px = (value: number) => `${value / 16}rem`;

/** A length that grows with the viewport, from `min` px at 360 px wide to `max` px at 1280 px. */
const fluid = (min: number, max: number) => {
  const slope = (max - min) / (1280 - 360);
  const intercept = min - slope * 360;
  return `clamp(${px(min)}, ${px(Math.round(intercept * 1000) / 1000)} + ${Math.round(slope * 100_000) / 1000}vw, ${px(max)})`;
};

/** Viewport widths in px from which a layout applies. */
export const breakpoints = { phone: 0, tablet: 720, desktop: 1024 } as const;

/** What stays the same in every color theme. */
export const shared = {
  space: {
    none: '0',
    xxs: px(4),
    xs: px(8),
    s: px(12),
    m: px(16),
    l: px(24),
    xl: px(32),
    xxl: px(48),
    section: fluid(56, 88),
    gutter: fluid(20, 40),
  },
  radius: {
    small: px(8),
    field: px(12),
    tile: px(14),
    card: px(24),
    panel: px(28),
    full: '999px',
  },
  border: { hairline: '1px', control: '1.5px', strong: '2px' },
  width: { content: px(1160), prose: '68ch', form: px(600), touch: px(44) },
  font: {
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700', heavy: '800' },
  text: {
    xs: px(13),
    s: px(15),
    m: px(17),
    l: fluid(18, 20),
    xl: fluid(20, 24),
    h3: fluid(22, 27),
    h2: fluid(28, 40),
    h1: fluid(36, 60),
    figure: fluid(44, 72),
  },
  leading: { display: '1.04', heading: '1.12', snug: '1.35', body: '1.55' },
  tracking: { display: '-0.035em', heading: '-0.025em', body: '0', eyebrow: '0.08em' },
  duration: { fast: '120ms', base: '180ms', slow: '240ms' },
  easing: { out: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', overlay: '20', popover: '30', toast: '40' },
} as const;

/** The pine family and amber: the same in light and dark. */
const brand = {
  pine900: '#0B2E26',
  pine800: '#0F3D33',
  pine700: '#14523F',
  pine600: '#1B6B50',
  amber: '#F6A821',
  amberHover: '#FFBE47',
  onAmber: '#1D1503',
} as const;

const light = {
  ...brand,
  paper: '#FBF8F3',
  surface: '#FFFFFF',
  sunken: '#F3EEE5',
  ink: '#14231E',
  inkSoft: '#4A5A53',
  hairline: '#E2DACC',
  control: '#857B68',
  link: '#14523F',
  solid: '#0F3D33',
  solidHover: '#14523F',
  onSolid: '#FBF8F3',
  fill: '#1B6B50',
  hover: '#14231E0F',
  tintAmber: '#FDEBC8',
  tintPine: '#DCEBE3',
  tintSky: '#DCEAF4',
  tintRose: '#F8E1DA',
  tintLilac: '#E7E3F3',
  dangerText: '#A3261B',
  dangerFill: '#B42318',
  dangerFillHover: '#8F1B12',
  onDanger: '#FFFFFF',
  dangerWash: '#FBE9E6',
  successText: '#14603F',
  successWash: '#E3F3EA',
  warningText: '#6E4700',
  warningWash: '#FDEBC8',
  infoText: '#1C4A73',
  infoWash: '#DCEAF4',
  inverse: '#14231E',
  onInverse: '#FBF8F3',
  onInverseSoft: '#C6D2CC',
  focus: '#1B4FD8',
  scrim: '#0B2E2699',
  shadow: '#14231E1F',
} as const;

/** One value for each color role. */
export type Colors = { readonly [Role in keyof typeof light]: string };

const dark: Colors = {
  ...brand,
  paper: '#0C1613',
  surface: '#13211C',
  sunken: '#0A120F',
  ink: '#EAF2EE',
  inkSoft: '#A9BCB3',
  hairline: '#24362F',
  control: '#6B8177',
  link: '#7FD1AE',
  solid: '#7FD1AE',
  solidHover: '#9CE0C2',
  onSolid: '#06140F',
  fill: '#7FD1AE',
  hover: '#EAF2EE14',
  tintAmber: '#3A2C10',
  tintPine: '#16332A',
  tintSky: '#152A38',
  tintRose: '#3A211C',
  tintLilac: '#262140',
  dangerText: '#FF9B8F',
  dangerFill: '#B42318',
  dangerFillHover: '#D03A2D',
  onDanger: '#FFFFFF',
  dangerWash: '#3A1D1A',
  successText: '#7FD1AE',
  successWash: '#14322A',
  warningText: '#FFC766',
  warningWash: '#3A2C10',
  infoText: '#9CCBF0',
  infoWash: '#152A38',
  inverse: '#EAF2EE',
  onInverse: '#0C1613',
  onInverseSoft: '#35463F',
  focus: '#9DBBFF',
  scrim: '#000000B3',
  shadow: '#00000066',
};

const lightMoreContrast: Colors = {
  ...light,
  paper: '#FFFFFF',
  ink: '#000000',
  inkSoft: '#25322C',
  hairline: '#6B6353',
  control: '#3D3729',
  link: '#0B2E26',
  dangerText: '#7D1209',
  successText: '#0B4029',
  focus: '#0A2FA0',
};

const darkMoreContrast: Colors = {
  ...dark,
  paper: '#000000',
  surface: '#0B1411',
  ink: '#FFFFFF',
  inkSoft: '#DCE8E2',
  hairline: '#8FA69C',
  control: '#C0D2C9',
  link: '#A9EBCF',
  dangerText: '#FFC4BC',
  successText: '#A9EBCF',
  focus: '#C9DAFF',
};

/** The color themes by name. Forced colors are a theme too, made of system colors in `theme.css.ts`. */
export const themes = {
  light,
  dark,
  lightMoreContrast,
  darkMoreContrast,
} as const satisfies Record<string, Colors>;

/** A color theme's name. */
export type ThemeName = keyof typeof themes;

/**
 * What changes inside a pine panel (hero, results, footer), which stays dark in every theme: the
 * parts inside take these instead of the page's colors, so that no part needs an "on pine" variant.
 */
export const pinePanel = {
  paper: brand.pine900,
  surface: brand.pine800,
  sunken: '#092720',
  ink: '#FBF8F3',
  inkSoft: '#C3D5CC',
  hairline: '#2A4F44',
  control: '#8FB0A2',
  link: '#FBF8F3',
  solid: '#FBF8F3',
  solidHover: '#FFFFFF',
  onSolid: brand.pine900,
  fill: '#7FD1AE',
  hover: '#FBF8F31F',
  tintAmber: '#3A2C10',
  tintPine: '#1B4A3E',
  tintSky: '#152A38',
  tintRose: '#3A211C',
  tintLilac: '#262140',
  dangerText: '#FFB4AA',
  focus: '#FFBE47',
} as const satisfies Partial<Colors>;

/** The colors of the illustrated scene (hills, road, sun, car, sign). */
export const scenes = {
  light: {
    sky: '#FBD99B',
    sun: '#F6A821',
    far: '#8FBFA8',
    middle: '#43906F',
    near: '#1B6B50',
    road: '#14231E',
    car: '#FBF8F3',
  },
  dark: {
    sky: '#15293B',
    sun: '#F3D79A',
    far: '#2C5A50',
    middle: '#1D4A3D',
    near: '#13392E',
    road: '#06100D',
    car: '#EAF2EE',
  },
} as const;

/**
 * Every pair of color roles that the kit puts together, and the contrast that WCAG 2.2 AA asks of it:
 * 4.5 for text (1.4.3), 3 for large text, controls and focus rings (1.4.11).
 */
export const contrastPairs: readonly {
  readonly foreground: keyof Colors;
  readonly on: readonly (keyof Colors)[];
  readonly atLeast: 3 | 4.5;
  readonly panel?: true;
}[] = [
  {
    foreground: 'ink',
    on: ['paper', 'surface', 'sunken', 'tintAmber', 'tintPine', 'tintSky', 'tintRose', 'tintLilac'],
    atLeast: 4.5,
  },
  { foreground: 'ink', on: ['dangerWash', 'successWash', 'warningWash', 'infoWash'], atLeast: 4.5 },
  {
    foreground: 'inkSoft',
    on: ['paper', 'surface', 'sunken', 'tintAmber', 'tintPine', 'tintSky', 'tintRose', 'tintLilac'],
    atLeast: 4.5,
  },
  { foreground: 'link', on: ['paper', 'surface', 'sunken', 'tintPine'], atLeast: 4.5 },
  { foreground: 'onSolid', on: ['solid', 'solidHover'], atLeast: 4.5 },
  { foreground: 'onAmber', on: ['amber', 'amberHover'], atLeast: 4.5 },
  { foreground: 'onDanger', on: ['dangerFill', 'dangerFillHover'], atLeast: 4.5 },
  { foreground: 'dangerText', on: ['paper', 'surface', 'dangerWash'], atLeast: 4.5 },
  { foreground: 'successText', on: ['paper', 'surface', 'successWash'], atLeast: 4.5 },
  { foreground: 'warningText', on: ['paper', 'surface', 'warningWash'], atLeast: 4.5 },
  { foreground: 'infoText', on: ['paper', 'surface', 'infoWash'], atLeast: 4.5 },
  { foreground: 'onInverse', on: ['inverse'], atLeast: 4.5 },
  { foreground: 'onInverseSoft', on: ['inverse'], atLeast: 4.5 },
  { foreground: 'control', on: ['paper', 'surface', 'sunken'], atLeast: 3 },
  { foreground: 'fill', on: ['paper', 'surface', 'sunken'], atLeast: 3 },
  { foreground: 'solid', on: ['paper', 'surface'], atLeast: 3 },
  { foreground: 'focus', on: ['paper', 'surface', 'sunken', 'tintPine'], atLeast: 3 },
  {
    foreground: 'ink',
    on: ['paper', 'surface', 'tintAmber', 'tintPine', 'tintSky', 'tintRose', 'tintLilac'],
    atLeast: 4.5,
    panel: true,
  },
  { foreground: 'inkSoft', on: ['paper', 'surface'], atLeast: 4.5, panel: true },
  { foreground: 'link', on: ['paper', 'surface'], atLeast: 4.5, panel: true },
  { foreground: 'onSolid', on: ['solid', 'solidHover'], atLeast: 4.5, panel: true },
  { foreground: 'amber', on: ['paper', 'surface'], atLeast: 4.5, panel: true },
  { foreground: 'dangerText', on: ['paper', 'surface'], atLeast: 4.5, panel: true },
  { foreground: 'control', on: ['paper', 'surface'], atLeast: 3, panel: true },
  { foreground: 'fill', on: ['paper', 'surface'], atLeast: 3, panel: true },
  { foreground: 'focus', on: ['paper', 'surface'], atLeast: 3, panel: true },
];

/** A token's name in CSS, without the leading dashes: `['color', 'inkSoft']` is `mp-color-ink-soft`. */
export const cssName = (path: readonly string[]) =>
  ['mp', ...path]
    .join('-')
    .replace(/([a-z])([A-Z])|([a-z]{2})(\d)/g, '$1$3-$2$4')
    .toLowerCase();
