import { media } from './media.ts';
import {
  type Colors,
  cssName,
  defaultTheme,
  layerNames,
  type PanelColors,
  type Scale,
  type ScaleChange,
  type Theme,
} from './tokens.ts';

/** Custom properties by name, with their values. */
type Properties = Readonly<Record<`--${string}`, string>>;

/** A rule of a theme: custom properties for a selector, optionally inside a media query. */
export interface ThemeRule {
  readonly selector: string;
  readonly query?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly properties: Properties;
}

const properties = (group: string, values: object): Properties =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${cssName([group, name])}`, value]),
  );

const scaleProperties = (groups: Scale | ScaleChange): Properties =>
  Object.assign({}, ...Object.entries(groups).map(([name, steps]) => properties(name, steps)));

const systemText = ['onPrimary', 'onSolid', 'onDanger'];
const systemFill = [
  'primary',
  'primaryHover',
  'solid',
  'solidHover',
  'dangerFill',
  'dangerFillHover',
];

/** The system color of a role, for forced colors. */
const systemColor = (role: string): string => {
  if (role === 'controlBorder') return 'ButtonBorder';
  if (role === 'link') return 'LinkText';
  if (role === 'fill' || role === 'focus') return 'Highlight';
  if (systemText.includes(role)) return 'ButtonText';
  if (systemFill.includes(role)) return 'ButtonFace';
  return /^(text|border|accent|on[A-Z])|Text$|Fill$/.test(role) ? 'CanvasText' : 'Canvas';
};

/** The colors of a theme in forced colors: system colors only. */
export const systemColors = (): Colors =>
  Object.fromEntries(
    Object.keys(defaultTheme.light).map((role) => [role, systemColor(role)]),
  ) as Colors;

/**
 * The rules of a theme in order. None has any specificity, so a later one wins. `scope` is the element
 * that has `data-theme`, `data-contrast` and `data-density`.
 */
export function themeRules(theme: Theme, scope = ':root'): readonly ThemeRule[] {
  const where = (...selectors: string[]) => `:where(${selectors.join(', ')})`;
  const isNot = `${scope}:not([data-theme])`;
  const chosen = (name: string) => [
    `${scope}[data-theme="${name}"]`,
    `${scope} [data-theme="${name}"]`,
  ];
  const more = `${scope}[data-contrast="more"]`;
  const chosenWithMore = (name: string) => [
    `${more}[data-theme="${name}"]`,
    `${more} [data-theme="${name}"]`,
    `${scope} [data-theme="${name}"][data-contrast="more"]`,
  ];
  const light = where(scope, ...chosen('light'));
  const dark = where(...chosen('dark'));
  const asDark = {
    colorScheme: 'dark',
    properties: { ...properties('color', theme.dark), ...properties('panel', theme.darkPanel) },
  } as const;
  const moreLight = properties('color', theme.lightMoreContrast);
  const moreDark = properties('color', theme.darkMoreContrast);
  return [
    {
      selector: light,
      colorScheme: 'light',
      properties: { ...properties('color', theme.light), ...properties('panel', theme.panel) },
    },
    { selector: where(scope), properties: scaleProperties(theme.scale) },
    { selector: light, query: media.moreContrast, properties: moreLight },
    { selector: where(more, ...chosenWithMore('light')), properties: moreLight },
    { selector: where(isNot), query: media.dark, ...asDark },
    {
      selector: where(isNot),
      query: `${media.dark} and ${media.moreContrast}`,
      properties: moreDark,
    },
    { selector: where(`${more}:not([data-theme])`), query: media.dark, properties: moreDark },
    { selector: dark, ...asDark },
    { selector: dark, query: media.moreContrast, properties: moreDark },
    { selector: where(...chosenWithMore('dark')), properties: moreDark },
    {
      selector: where(scope, `${scope} [data-theme]`),
      query: media.forcedColors,
      properties: properties('color', systemColors()),
    },
    {
      selector: where(`${scope}[data-density="compact"]`, `${scope} [data-density="compact"]`),
      properties: scaleProperties(theme.compact),
    },
    {
      selector: where(scope),
      query: media.reducedMotion,
      properties: properties('duration', { fast: '0s', base: '0s', slow: '0s' }),
    },
  ];
}

/** Formats a rule as CSS. */
const written = ({ selector, query, colorScheme, properties: values }: ThemeRule): string => {
  const lines = [
    ...(colorScheme ? [`color-scheme: ${colorScheme};`] : []),
    ...Object.entries(values).map(([name, value]) => `${name}: ${value};`),
  ];
  const rule = `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
  return query ? `@media ${query} {\n${rule.replaceAll(/^/gm, '  ')}\n}` : rule;
};

/** Formats theme rules as a stylesheet. */
export const writeRules = (rules: readonly ThemeRule[]): string =>
  `${rules.map(written).join('\n\n')}\n`;

/** What a brand changes in the kit's theme. Everything it omits stays the kit's. */
export interface ThemeChange {
  /** The colors of the light theme. */
  readonly light?: Partial<Colors>;
  /** The colors of the dark theme. */
  readonly dark?: Partial<Colors>;
  /**
   * The colors of the light theme that differ for readers who ask for more contrast.
   * @default the kit's, except for colors that `light` changes
   */
  readonly lightMoreContrast?: Partial<Colors>;
  /**
   * The colors of the dark theme that differ for readers who ask for more contrast.
   * @default the kit's, except for colors that `dark` changes
   */
  readonly darkMoreContrast?: Partial<Colors>;
  /** The colors of dark panels in both themes. */
  readonly panel?: Partial<PanelColors>;
  /**
   * The colors of panels that differ in the dark theme.
   * @default the kit's, except for colors that `panel` changes
   */
  readonly darkPanel?: Partial<PanelColors>;
  /** Steps of the scale: radii, type, spacing, fonts. */
  readonly scale?: ScaleChange;
  /** Steps of the scale that differ for compact density. */
  readonly compact?: ScaleChange;
}

/** Omits the kit's overrides of roles whose usual color the brand changes. */
const overrides = (base: Partial<Colors>, usual: Partial<Colors> = {}): Partial<Colors> =>
  Object.fromEntries(Object.entries(base).filter(([role]) => !Object.hasOwn(usual, role)));

const merged = <Groups extends ScaleChange>(base: Groups, change: ScaleChange = {}): Groups => {
  const all: Record<string, object> = { ...base };
  for (const [group, steps] of Object.entries(change)) all[group] = { ...all[group], ...steps };
  return all as Groups;
};

/** Returns a complete theme. The kit's theme supplies what the brand omits. */
export const completeTheme = ({
  light,
  dark,
  panel,
  darkPanel,
  scale,
  compact,
  ...more
}: ThemeChange): Theme => ({
  light: { ...defaultTheme.light, ...light },
  dark: { ...defaultTheme.dark, ...dark },
  lightMoreContrast: {
    ...overrides(defaultTheme.lightMoreContrast, light),
    ...more.lightMoreContrast,
  },
  darkMoreContrast: {
    ...overrides(defaultTheme.darkMoreContrast, dark),
    ...more.darkMoreContrast,
  },
  panel: { ...defaultTheme.panel, ...panel },
  darkPanel: { ...overrides(defaultTheme.darkPanel, panel), ...darkPanel },
  scale: merged<Scale>(defaultTheme.scale, scale),
  compact: merged<ScaleChange>(defaultTheme.compact, compact),
});

/**
 * Returns the stylesheet of a brand: light, dark, the system's choice, more contrast, forced colors,
 * compact density and reduced motion. Its cascade layer comes after the kit's own theme and before the
 * components, wherever the stylesheet is loaded. Write it to a file when you build, or put it into a
 * `style` element.
 *
 * @param change The colors and the steps of the scale that differ from the kit's.
 * @param scope The element that carries the theme. @default ':root'
 */
export const createTheme = (change: ThemeChange, scope?: string): string =>
  [
    `@layer ${layerNames.map((name) => `mp.${name}`).join(', ')};`,
    `@layer mp.brand {\n${writeRules(themeRules(completeTheme(change), scope))}}\n`,
  ].join('\n\n');

/** A font's metrics in font units, from its file or capsizecss.com. */
export interface FontMetrics {
  readonly ascent: number;
  /** Below the baseline, hence negative. */
  readonly descent: number;
  readonly lineGap: number;
  readonly capHeight: number;
  readonly unitsPerEm: number;
}

/**
 * Returns the `trim` steps of a font, which remove the space around text so that gaps look as large as
 * they are. The line metrics are those of CSS Inline Layout 3, "Line Spacing".
 */
export function trimOf({ ascent, descent, lineGap, capHeight, unitsPerEm }: FontMetrics) {
  const middle = (ascent - descent + lineGap) / 2;
  const inEm = (units: number) => String(Math.round((units / unitsPerEm) * 10_000) / 10_000);
  return {
    cap: inEm(ascent - capHeight + lineGap / 2 - middle),
    baseline: inEm(lineGap / 2 - descent - middle),
  };
}
