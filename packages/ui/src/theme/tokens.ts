/**
 * The design tokens as data: the source of the CSS contract and its themes, `tokens.json`, the
 * Foundations pages and the contrast test.
 */

const px = (value: number) => `${value / 16}rem`;

/** A length that grows with the viewport, from `min` px at 360 px wide to `max` px at 1280 px. */
const fluid = (min: number, max: number) => {
  const slope = (max - min) / (1280 - 360);
  const intercept = min - slope * 360;
  return `clamp(${px(min)}, ${px(Math.round(intercept * 1000) / 1000)} + ${Math.round(slope * 100_000) / 1000}vw, ${px(max)})`;
};

/** The cascade layers inside `mp`. A later one wins, whatever the selectors are. */
export const layerNames = [
  'reset',
  'tokens',
  'brand',
  'components.base',
  'components',
  'utilities',
] as const;

/** Sizes, type, durations and layers, which are the same in light and dark. */
export const scale = {
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
    tiny: '2px',
    small: px(8),
    field: px(12),
    tile: px(14),
    card: px(24),
    panel: px(28),
    button: '999px',
    full: '999px',
  },
  /** Line widths: `heavy` is for the focus ring and the selected item, `bar` for the bar beside a text. */
  border: { hairline: '1px', control: '1.5px', strong: '2px', heavy: '3px', bar: '4px' },
  width: {
    content: px(1160),
    /** About 68 characters: most letters are narrower than a zero, the unit. */
    prose: '50ch',
    form: px(600),
    medium: px(256),
    short: px(128),
    menu: px(192),
  },
  /**
   * Heights of a small button, a touch target, a field's control, a large button, a checkbox, and an
   * avatar.
   */
  size: {
    small: px(36),
    touch: px(44),
    control: px(50),
    large: px(54),
    mark: px(24),
    avatar: px(64),
  },
  icon: { small: px(16), medium: px(24), large: px(32) },
  /** The offset and blur of a shadow with `color.shadow`, for popovers and for modal overlays. */
  elevation: { raised: '0 10px 30px', overlay: '0 24px 64px' },
  font: {
    body: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', system-ui, sans-serif",
    heading:
      "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  /**
   * The distances of capitals and the baseline from the middle of a line, in em and negative.
   * `trimOf` computes them from a font's metrics.
   */
  trim: { cap: '-0.35', baseline: '-0.35', headingCap: '-0.35', headingBaseline: '-0.35' },
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
  /** Durations of transitions; `turn` and `pulse` are those of loading animations. */
  duration: { fast: '120ms', base: '180ms', slow: '240ms', turn: '800ms', pulse: '1.6s' },
  easing: { out: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', overlay: '20', popover: '30', toast: '40' },
} as const;

/** Overrides of some steps of the scale. */
export type ScaleChange = {
  readonly [Group in keyof Scale]?: { readonly [Step in keyof Scale[Group]]?: string };
};

/** The scale's groups and their steps, each a CSS value. */
export type Scale = {
  readonly [Group in keyof typeof scale]: {
    readonly [Step in keyof (typeof scale)[Group]]: string;
  };
};

/** Smaller spacing and text, for people who work in lists all day. */
const compact = {
  space: {
    s: px(8),
    m: px(12),
    l: px(16),
    xl: px(24),
    xxl: px(32),
    section: fluid(32, 48),
    gutter: fluid(16, 24),
  },
  radius: { field: px(8), tile: px(10), card: px(14), panel: px(16) },
  size: { small: px(28), touch: px(36), control: px(40), large: px(44) },
  text: {
    s: px(14),
    m: px(15),
    l: px(17),
    xl: px(18),
    h3: px(20),
    h2: px(24),
    h1: fluid(28, 36),
    figure: fluid(32, 44),
  },
} as const satisfies ScaleChange;

/** The brand colors that are the same in light and dark. */
const same = {
  primary: '#F6A821',
  primaryHover: '#FFBE47',
  onPrimary: '#1D1503',
  accent: '#F6A821',
  marker: '#14523F',
  onMarker: '#FBF8F3',
  warningFill: '#F6A821',
} as const;

const light = {
  ...same,
  page: '#FBF8F3',
  surface: '#FFFFFF',
  sunken: '#F3EEE5',
  text: '#14231E',
  textSoft: '#4A5A53',
  border: '#E2DACC',
  controlBorder: '#857B68',
  link: '#14523F',
  solid: '#0F3D33',
  solidHover: '#14523F',
  onSolid: '#FBF8F3',
  fill: '#1B6B50',
  hover: '#14231E0F',
  tint1: '#FDEBC8',
  tint2: '#DCEBE3',
  tint3: '#DCEAF4',
  tint4: '#F8E1DA',
  tint5: '#E7E3F3',
  dangerText: '#A3261B',
  dangerFill: '#B42318',
  dangerFillHover: '#8F1B12',
  onDanger: '#FFFFFF',
  dangerWash: '#FBE9E6',
  successText: '#14603F',
  successFill: '#1B6B50',
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

const dark = {
  ...same,
  page: '#14231E',
  surface: '#1E302A',
  sunken: '#253A32',
  text: '#EAF2EE',
  textSoft: '#A9BCB3',
  border: '#3B5147',
  controlBorder: '#738B80',
  link: '#7FD1AE',
  solid: '#7FD1AE',
  solidHover: '#9CE0C2',
  onSolid: '#06140F',
  fill: '#4CA480',
  hover: '#EAF2EE14',
  tint1: '#352D1B',
  tint2: '#223F35',
  tint3: '#1F333F',
  tint4: '#38272A',
  tint5: '#2F2C42',
  dangerText: '#FF9B8F',
  dangerFill: '#B42318',
  dangerFillHover: '#D03A2D',
  onDanger: '#FFFFFF',
  dangerWash: '#3A1D1A',
  successText: '#7FD1AE',
  successFill: '#7FD1AE',
  successWash: '#163A30',
  warningText: '#FFC766',
  warningWash: '#352D1B',
  infoText: '#9CCBF0',
  infoWash: '#193345',
  inverse: '#EAF2EE',
  onInverse: '#14231E',
  onInverseSoft: '#35463F',
  focus: '#9DBBFF',
  scrim: '#000000B3',
  shadow: '#00000066',
} as const satisfies Colors;

const lightMoreContrast = {
  page: '#FFFFFF',
  text: '#000000',
  textSoft: '#25322C',
  border: '#6B6353',
  controlBorder: '#3D3729',
  link: '#0B2E26',
  dangerText: '#7D1209',
  successText: '#0B4029',
  focus: '#0A2FA0',
} as const satisfies Partial<Colors>;

const darkMoreContrast = {
  page: '#000000',
  surface: '#0B1411',
  text: '#FFFFFF',
  textSoft: '#DCE8E2',
  border: '#8FA69C',
  controlBorder: '#C0D2C9',
  link: '#A9EBCF',
  dangerText: '#FFC4BC',
  successText: '#A9EBCF',
  focus: '#C9DAFF',
} as const satisfies Partial<Colors>;

/**
 * The colors inside a dark panel (hero, results, footer), which is dark in every theme. They replace
 * the page's colors there, so that no component needs an "on a panel" variant.
 */
const panel = {
  page: '#0B2E26',
  surface: '#0F3D33',
  sunken: '#092720',
  text: '#FBF8F3',
  textSoft: '#C3D5CC',
  border: '#2A4F44',
  controlBorder: '#8FB0A2',
  link: '#FBF8F3',
  solid: '#FBF8F3',
  solidHover: '#FFFFFF',
  onSolid: '#0B2E26',
  fill: '#7FD1AE',
  hover: '#FBF8F31F',
  tint1: '#2B2517',
  tint2: '#1B4A3E',
  tint3: '#1A2A34',
  tint4: '#2C1F21',
  tint5: '#272436',
  primary: '#F6A821',
  primaryHover: '#FFBE47',
  onPrimary: '#1D1503',
  accent: '#F6A821',
  dangerText: '#FFB4AA',
  dangerWash: '#3A1D1A',
  successText: '#7FD1AE',
  successWash: '#14322A',
  warningText: '#FFC766',
  warningWash: '#2B2517',
  infoText: '#9CCBF0',
  infoWash: '#152A38',
  focus: '#FFBE47',
} as const satisfies Partial<Colors>;

/** A panel in the dark theme is lighter than a card, which would look the same otherwise. */
const darkPanel = {
  page: '#0F3D33',
  surface: '#134A3D',
  sunken: '#0B3229',
  border: '#34604F',
  onSolid: '#0F3D33',
  tint2: '#1E5446',
} as const satisfies Partial<PanelColors>;

/** The colors of a panel, by the roles that they replace. */
export type PanelColors = { readonly [Role in keyof typeof panel]: string };

/** All decisions of a brand. */
export interface Theme {
  readonly light: Colors;
  readonly dark: Colors;
  /** Overrides of `light` for more contrast. */
  readonly lightMoreContrast: Partial<Colors>;
  /** Overrides of `dark` for more contrast. */
  readonly darkMoreContrast: Partial<Colors>;
  readonly panel: PanelColors;
  /** Overrides of `panel` in the dark theme. */
  readonly darkPanel: Partial<PanelColors>;
  readonly scale: Scale;
  /** Overrides of `scale` inside `data-density="compact"`. */
  readonly compact: ScaleChange;
}

/** The kit's default theme. */
export const defaultTheme = {
  light,
  dark,
  lightMoreContrast,
  darkMoreContrast,
  panel,
  darkPanel,
  scale,
  compact,
} as const satisfies Theme;

/** Returns a theme's colors in each mode. */
export const colorModes = (theme: Theme) =>
  ({
    light: theme.light,
    dark: theme.dark,
    lightMoreContrast: { ...theme.light, ...theme.lightMoreContrast },
    darkMoreContrast: { ...theme.dark, ...theme.darkMoreContrast },
  }) as const satisfies Record<string, Colors>;

/** Returns the colors of a theme's panels in a mode of `colorModes`. */
export const panelColors = (theme: Theme, mode: string): PanelColors => ({
  ...theme.panel,
  ...(mode.startsWith('dark') && theme.darkPanel),
});

/**
 * Every pair of color roles that the kit combines, with the contrast that WCAG 2.2 AA requires:
 * 4.5 for text (1.4.3), 3 for large text, controls and focus rings (1.4.11).
 */
export const contrastPairs: readonly {
  readonly foreground: keyof Colors;
  readonly on: readonly (keyof Colors)[];
  readonly atLeast: 3 | 4.5;
  readonly panel?: true;
}[] = [
  {
    foreground: 'text',
    on: ['page', 'surface', 'sunken', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5'],
    atLeast: 4.5,
  },
  {
    foreground: 'text',
    on: ['dangerWash', 'successWash', 'warningWash', 'infoWash'],
    atLeast: 4.5,
  },
  {
    foreground: 'textSoft',
    on: ['page', 'surface', 'sunken', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5'],
    atLeast: 4.5,
  },
  { foreground: 'link', on: ['page', 'surface', 'sunken', 'tint2'], atLeast: 4.5 },
  { foreground: 'onSolid', on: ['solid', 'solidHover'], atLeast: 4.5 },
  { foreground: 'onPrimary', on: ['primary', 'primaryHover'], atLeast: 4.5 },
  { foreground: 'onDanger', on: ['dangerFill', 'dangerFillHover'], atLeast: 4.5 },
  { foreground: 'dangerText', on: ['page', 'surface', 'dangerWash'], atLeast: 4.5 },
  { foreground: 'successText', on: ['page', 'surface', 'successWash'], atLeast: 4.5 },
  { foreground: 'warningText', on: ['page', 'surface', 'warningWash'], atLeast: 4.5 },
  { foreground: 'infoText', on: ['page', 'surface', 'infoWash'], atLeast: 4.5 },
  { foreground: 'onMarker', on: ['marker'], atLeast: 4.5 },
  { foreground: 'onInverse', on: ['inverse'], atLeast: 4.5 },
  { foreground: 'onInverseSoft', on: ['inverse'], atLeast: 4.5 },
  { foreground: 'controlBorder', on: ['page', 'surface', 'sunken'], atLeast: 3 },
  { foreground: 'fill', on: ['page', 'surface', 'sunken'], atLeast: 3 },
  { foreground: 'solid', on: ['page', 'surface'], atLeast: 3 },
  { foreground: 'focus', on: ['page', 'surface', 'sunken', 'tint2'], atLeast: 3 },
  {
    foreground: 'text',
    on: ['page', 'surface', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5'],
    atLeast: 4.5,
    panel: true,
  },
  { foreground: 'textSoft', on: ['page', 'surface'], atLeast: 4.5, panel: true },
  { foreground: 'link', on: ['page', 'surface'], atLeast: 4.5, panel: true },
  { foreground: 'onSolid', on: ['solid', 'solidHover'], atLeast: 4.5, panel: true },
  { foreground: 'onPrimary', on: ['primary', 'primaryHover'], atLeast: 4.5, panel: true },
  {
    foreground: 'text',
    on: ['dangerWash', 'successWash', 'warningWash', 'infoWash'],
    atLeast: 4.5,
    panel: true,
  },
  { foreground: 'dangerText', on: ['page', 'surface', 'dangerWash'], atLeast: 4.5, panel: true },
  { foreground: 'successText', on: ['page', 'surface', 'successWash'], atLeast: 4.5, panel: true },
  { foreground: 'warningText', on: ['page', 'surface', 'warningWash'], atLeast: 4.5, panel: true },
  { foreground: 'infoText', on: ['page', 'surface', 'infoWash'], atLeast: 4.5, panel: true },
  { foreground: 'controlBorder', on: ['page', 'surface'], atLeast: 3, panel: true },
  { foreground: 'fill', on: ['page', 'surface'], atLeast: 3, panel: true },
  { foreground: 'focus', on: ['page', 'surface'], atLeast: 3, panel: true },
];

/** Returns a token's name in CSS, without the leading dashes: `['color', 'textSoft']` is `mp-color-text-soft`. */
export const cssName = (path: readonly string[]) =>
  ['mp', ...path]
    .join('-')
    .replace(/([a-z])([A-Z])|([a-z]{2})(\d)/g, '$1$3-$2$4')
    .toLowerCase();
