// Writes the tokens for other tools: tokens.json and harbor.json (Design Tokens format, 2025.10),
// resolver.json (Design Tokens resolver, 2025.10) and tokens.css.
import { writeFileSync } from 'node:fs';
import { harbor } from './src/examples/harbor/harbor.ts';
import { completeTheme, systemColors, themeRules, writeRules } from './src/theme/createTheme.ts';
import {
  type Colors,
  colorModes,
  defaultTheme,
  panelColors,
  type Theme,
} from './src/theme/tokens.ts';

/** The extension that has the exact CSS value, if the format has no such unit or function. */
const cssExtension = (css: string) => ({ $extensions: { 'example.milepost.css': css } });

const color = (hex: string) => {
  const channels = [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0, alpha = Number.NaN] = channels;
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map((channel) => Number(channel.toFixed(4))),
      ...(Number.isNaN(alpha) ? null : { alpha: Number(alpha.toFixed(4)) }),
      hex: hex.slice(0, 7).toLowerCase(),
    },
  };
};

const dimension = (css: string) => {
  const [, amount = '0', unit = 'px'] = /^([\d.]+)(rem|px)?$/.exec(css) ?? [];
  return { value: Number(amount), unit };
};

/** The Design Tokens format has no fluid sizes and no `ch`: writes the largest size, or a number. */
const size = (css: string) => {
  const [, largest] = /^clamp\(.+, (.+)\)$/.exec(css) ?? [];
  if (css.endsWith('ch')) return relative(css, 'ch');
  return {
    $type: 'dimension',
    $value: dimension(largest ?? css),
    ...(largest && cssExtension(css)),
  };
};

const number = (css: string) => ({ $type: 'number', $value: Number(css) });

const each = <Value>(group: Record<string, Value>, make: (value: Value) => object) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, make(value)]));

/** The format has no units relative to the font: writes a number. */
const relative = (css: string, unit: 'ch' | 'em') => ({
  ...number(String(Number.parseFloat(css))),
  $description: `In ${unit}.`,
  ...(css.endsWith(unit) && cssExtension(css)),
});
const emSize = (css: string) => relative(css, 'em');

const duration = (css: string) => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(css), unit: css.endsWith('ms') ? 'ms' : 's' },
});

const shadow = (css: string) => {
  const [offsetX, offsetY, blur] = css.split(' ').map(dimension);
  return {
    $type: 'shadow',
    $value: { color: '{color.shadow}', offsetX, offsetY, blur, spread: dimension('0') },
  };
};

const cubicBezier = (css: string) => ({
  $type: 'cubicBezier',
  $value: css
    .match(/[\d.]+/g)
    ?.slice(-4)
    .map(Number),
});

const fontFamily = (css: string) => ({
  $type: 'fontFamily',
  $value: css.split(', ').map((family) => family.replaceAll("'", '')),
});

const roles = Object.keys(defaultTheme.light);

/** Aliases of the color roles to the roles of a mode. */
const aliases = (mode: keyof ReturnType<typeof colorModes>) =>
  Object.fromEntries(
    roles.map((role) => [role, { $type: 'color', $value: `{color.${mode}.${role}}` }]),
  );

const scaleTokens = ({ scale }: Theme) => ({
  space: each(scale.space, size),
  radius: each(scale.radius, size),
  border: each(scale.border, size),
  width: each(scale.width, size),
  size: each(scale.size, size),
  icon: each(scale.icon, size),
  elevation: each(scale.elevation, shadow),
  font: each(scale.font, fontFamily),
  trim: each(scale.trim, emSize),
  weight: each(scale.weight, (css) => ({ $type: 'fontWeight', $value: Number(css) })),
  text: each(scale.text, size),
  leading: each(scale.leading, number),
  tracking: each(scale.tracking, emSize),
  duration: each(scale.duration, duration),
  easing: each(scale.easing, cubicBezier),
  layer: each(scale.layer, number),
});

/** Returns the tokens in the W3C Design Tokens Community Group's format (designtokens.org/tr/2025.10). */
export const designTokens = (theme: Theme = defaultTheme) => ({
  $description:
    'The kit’s design tokens, made from packages/ui/src/theme/tokens.ts: light, standard contrast, comfortable density. resolver.json has the other modes. `panel` replaces the page’s colors inside a dark panel, and `darkPanel` does so in the dark. `example.milepost.css` is the exact CSS value where the format has no such unit.',
  color: {
    $extensions: { 'example.milepost.forcedColors': systemColors() },
    ...aliases('light'),
    ...each(colorModes(theme), (values: Colors) => each(values, color)),
  },
  panel: each(theme.panel, color),
  darkPanel: each(panelColors(theme, 'dark'), color),
  ...scaleTokens(theme),
  compact: each(theme.compact, (steps) => each(steps, size)),
  reducedMotion: { duration: each({ fast: '0s', base: '0s', slow: '0s' }, duration) },
});

const isToken = (value: object) => '$value' in value;

/** Returns the tokens of one file that another does not have, or has with another value. */
const changesIn = (all: object, base: object): object =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const before = Reflect.get(base, name);
      if (JSON.stringify(value) === JSON.stringify(before)) return [];
      if (!before || isToken(value)) return [[name, value]];
      return [[name, changesIn(value, before)]];
    }),
  );

/** Returns the tokens of the second brand that differ from the kit's. */
const harborTokens = () => ({
  ...changesIn(designTokens(completeTheme(harbor)), designTokens()),
  $description: 'The tokens of the example brand Harbor that differ from those in tokens.json.',
});

/** Returns the document that combines brand, theme, contrast and density (designtokens.org/tr/2025.10/resolver). */
export const tokenResolver = () => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Milepost',
  version: '2025.10',
  description: 'The tokens of each brand, theme, contrast and density.',
  sets: { base: { sources: [{ $ref: 'tokens.json' }] } },
  modifiers: {
    brand: {
      description: 'The kit’s own brand, or the example of a second one.',
      contexts: { milepost: [], harbor: [{ $ref: 'harbor.json' }] },
      default: 'milepost',
    },
    contrast: {
      description:
        '`more` is for readers who ask for more contrast, by their system or `data-contrast`.',
      contexts: {
        standard: [],
        more: [
          { color: { light: aliases('lightMoreContrast'), dark: aliases('darkMoreContrast') } },
        ],
      },
      default: 'standard',
    },
    theme: {
      description: 'By the reader’s system or `data-theme`.',
      contexts: {
        light: [],
        dark: [
          {
            color: aliases('dark'),
            panel: Object.fromEntries(
              Object.keys(defaultTheme.panel).map((role) => [
                role,
                { $type: 'color', $value: `{darkPanel.${role}}` },
              ]),
            ),
          },
        ],
      },
      default: 'light',
    },
    density: {
      description: '`compact` is `data-density="compact"`.',
      contexts: {
        comfortable: [],
        compact: [
          Object.fromEntries(
            Object.entries(defaultTheme.compact).map(([group, steps]) => [
              group,
              Object.fromEntries(
                Object.keys(steps).map((step) => [
                  step,
                  { $type: 'dimension', $value: `{compact.${group}.${step}}` },
                ]),
              ),
            ]),
          ),
        ],
      },
      default: 'comfortable',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/brand' },
    { $ref: '#/modifiers/contrast' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/density' },
  ],
});

/** Returns the tokens as plain CSS custom properties, for pages without the kit. */
export const tokensCss = () =>
  `/* Made from src/theme/tokens.ts by node packages/ui/tokens.ts. */\n\n${writeRules(themeRules(defaultTheme))}`;

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the expected content of each file by name. */
export const tokenFiles = () => ({
  'tokens.json': json(designTokens()),
  'harbor.json': json(harborTokens()),
  'resolver.json': json(tokenResolver()),
  'tokens.css': tokensCss(),
});

if (import.meta.main) {
  for (const [name, text] of Object.entries(tokenFiles())) {
    writeFileSync(new URL(`tokens/${name}`, import.meta.url), text);
  }
}
