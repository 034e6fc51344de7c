import { media } from './media.ts';
import {
  type Colors,
  cssName,
  defaultTheme,
  layerNames,
  type Scale,
  type ScaleChange,
  type Theme,
} from './tokens.ts';

/** Custom properties by name, with their values. */
type Properties = Readonly<Record<`--${string}`, string>>;

/** A rule of a theme: custom properties that hold for a selector, perhaps only in some environments. */
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

/** The reader's own color for a role, where the reader has chosen all colors. */
const systemColor = (role: string): string => {
  if (role === 'controlBorder') return 'ButtonBorder';
  if (role === 'link') return 'LinkText';
  if (role === 'fill' || role === 'focus') return 'Highlight';
  if (systemText.includes(role)) return 'ButtonText';
  if (systemFill.includes(role)) return 'ButtonFace';
  return /^(text|border|accent|on[A-Z])|Text$|Fill$/.test(role) ? 'CanvasText' : 'Canvas';
};

/** The colors of a theme in forced colors: all of them the reader's. */
export const systemColors = (): Colors =>
  Object.fromEntries(
    Object.keys(defaultTheme.light).map((role) => [role, systemColor(role)]),
  ) as Colors;

/**
 * The rules of a theme in their order: none weighs anything, so that a later one wins. `scope` is
 * the element that `data-theme`, `data-contrast` and `data-density` stand on.
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
  const asDark = { colorScheme: 'dark', properties: properties('color', theme.dark) } as const;
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

/** A rule as CSS. */
const written = ({ selector, query, colorScheme, properties: values }: ThemeRule): string => {
  const lines = [
    ...(colorScheme ? [`color-scheme: ${colorScheme};`] : []),
    ...Object.entries(values).map(([name, value]) => `${name}: ${value};`),
  ];
  const rule = `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
  return query ? `@media ${query} {\n${rule.replaceAll(/^/gm, '  ')}\n}` : rule;
};

/** Theme rules as a stylesheet. */
export const writeRules = (rules: readonly ThemeRule[]): string =>
  `${rules.map(written).join('\n\n')}\n`;

/** A brand's decisions: its colors, and what it wants otherwise than the kit in the scale. */
export interface ThemeChange
  extends Pick<Theme, 'light' | 'dark' | 'panel'>,
    Partial<Pick<Theme, 'lightMoreContrast' | 'darkMoreContrast' | 'compact'>> {
  /** Steps of the scale that differ from the kit's: radii, type, spaces, fonts. */
  readonly scale?: ScaleChange;
}

const merged = (base: Scale, change: ScaleChange = {}): Scale =>
  Object.fromEntries(
    Object.entries(base).map(([group, steps]) => [
      group,
      { ...steps, ...change[group as keyof Scale] },
    ]),
  ) as unknown as Scale;

/** A whole theme from a brand's decisions; what it leaves open is the kit's. */
export const completeTheme = ({ scale, compact, ...colors }: ThemeChange): Theme => ({
  lightMoreContrast: {},
  darkMoreContrast: {},
  ...colors,
  scale: merged(defaultTheme.scale, scale),
  compact: { ...defaultTheme.compact, ...compact },
});

/**
 * The stylesheet of a brand: light, dark, the system's choice, more contrast, forced colors, compact
 * density and reduced motion. It stands in a cascade layer after the kit's own theme and before its
 * components, wherever it is loaded. Write it to a file when you build, or put it into a `style`
 * element.
 *
 * @param change The brand's colors and scale.
 * @param scope The element that carries the theme. @default ':root'
 */
export const createTheme = (change: ThemeChange, scope?: string): string =>
  [
    `@layer ${layerNames.map((name) => `mp.${name}`).join(', ')};`,
    `@layer mp.brand {\n${writeRules(themeRules(completeTheme(change), scope))}}\n`,
  ].join('\n\n');

/** A font's measures, in its own units, as its file or capsizecss.com tells them. */
export interface FontMetrics {
  readonly ascent: number;
  /** Below the baseline, hence negative. */
  readonly descent: number;
  readonly lineGap: number;
  readonly capHeight: number;
  readonly unitsPerEm: number;
}

/**
 * The `trim` steps of a font, so that gaps between texts are the gaps that the eye sees. The
 * measures of a line are those of CSS Inline Layout 3, "Line Spacing".
 */
export function trimOf({ ascent, descent, lineGap, capHeight, unitsPerEm }: FontMetrics) {
  const middle = (ascent - descent + lineGap) / 2;
  const inEm = (units: number) => String(Math.round((units / unitsPerEm) * 10_000) / 10_000);
  return {
    cap: inEm(ascent - capHeight + lineGap / 2 - middle),
    baseline: inEm(lineGap / 2 - descent - middle),
  };
}
