// Writes the tokens for other tools: tokens.json (Design Tokens format, 2025.10) and tokens.css.
import { writeFileSync } from 'node:fs';
import { systemColors, themeRules, writeRules } from './src/theme/createTheme.ts';
import { type Colors, colorModes, defaultTheme, type ScaleChange } from './src/theme/tokens.ts';

const color = (hex: string) => {
  const channels = [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0, alpha = Number.NaN] = channels;
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map((channel) => Number(channel.toFixed(4))),
      ...(Number.isNaN(alpha) ? null : { alpha: Number(alpha.toFixed(2)) }),
      hex: hex.slice(0, 7).toLowerCase(),
    },
  };
};

const dimension = (css: string) => {
  const [, amount = '0', unit = 'px'] = /^([\d.]+)(rem|px)?$/.exec(css) ?? [];
  return { value: Number(amount), unit };
};

/** The Design Tokens format has no fluid sizes: writes the largest value. */
const size = (css: string) => {
  const [, largest] = /^clamp\(.+, (.+)\)$/.exec(css) ?? [];
  return {
    $type: 'dimension',
    $value: dimension(largest ?? css),
    ...(largest && { $extensions: { 'example.milepost.fluid': css } }),
  };
};

const number = (css: string) => ({ $type: 'number', $value: Number(css) });

const each = <Value>(group: Record<string, Value>, make: (value: Value) => object) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, make(value)]));

const emSize = (css: string) => ({
  ...number(String(Number.parseFloat(css))),
  $description: 'In em.',
});

// The format does not have the unit `ch`.
const { prose: _prose, ...widths } = defaultTheme.scale.width;

const duration = (css: string) => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(css), unit: css.endsWith('ms') ? 'ms' : 's' },
});

/** A shadow has a single color in the format: writes that of light mode. */
const shadow = (css: string) => {
  const [offsetX, offsetY, blur] = css.split(' ').map(dimension);
  return {
    $type: 'shadow',
    $value: { color: '{color.light.shadow}', offsetX, offsetY, blur, spread: dimension('0') },
    $description: 'In dark its color is {color.dark.shadow}.',
  };
};

const { scale, compact, panel } = defaultTheme;

const compactSizes = Object.fromEntries(
  Object.entries(compact satisfies ScaleChange).map(([group, steps]) => [group, each(steps, size)]),
);

/** Returns the tokens in the W3C Design Tokens Community Group's format (designtokens.org/tr/2025.10). */
export const designTokens = () => ({
  $description:
    "The kit's design tokens, made from packages/ui/src/theme/tokens.ts. `color` holds a set for each mode: the reader's system chooses between light and dark unless `data-theme` does, and more contrast unless `data-contrast` does; `panel` takes the place of the page's colors inside a dark panel.",
  color: {
    ...each(colorModes(defaultTheme), (values: Colors) => each(values, color)),
    forcedColors: each(systemColors(), (keyword) => ({ $type: 'string', $value: keyword })),
  },
  panel: each(panel, color),
  space: each(scale.space, size),
  radius: each(scale.radius, size),
  border: each(scale.border, size),
  width: each(widths, size),
  size: each(scale.size, size),
  icon: each(scale.icon, size),
  elevation: each(scale.elevation, shadow),
  font: each(scale.font, (css) => ({
    $type: 'fontFamily',
    $value: css.split(', ').map((family) => family.replaceAll("'", '')),
  })),
  trim: each(scale.trim, emSize),
  weight: each(scale.weight, (css) => ({ $type: 'fontWeight', $value: Number(css) })),
  text: each(scale.text, size),
  leading: each(scale.leading, number),
  tracking: each(scale.tracking, emSize),
  duration: each(scale.duration, duration),
  easing: each(scale.easing, (css) => ({
    $type: 'cubicBezier',
    $value: css
      .match(/[\d.]+/g)
      ?.slice(-4)
      .map(Number),
  })),
  layer: each(scale.layer, number),
  compact: compactSizes,
  reducedMotion: { duration: each(scale.duration, () => duration('0ms')) },
});

/** Returns the tokens as plain CSS custom properties, for pages without the kit. */
export const tokensCss = () =>
  `/* Made from src/theme/tokens.ts by node packages/ui/tokens.ts. */\n\n${writeRules(themeRules(defaultTheme))}`;

/** Returns the expected content of each file by name. */
export const tokenFiles = () => ({
  'tokens.json': `${JSON.stringify(designTokens(), null, 2)}\n`,
  'tokens.css': tokensCss(),
});

if (import.meta.main) {
  for (const [name, text] of Object.entries(tokenFiles())) {
    writeFileSync(new URL(`tokens/${name}`, import.meta.url), text);
  }
}
