// Writes the tokens for other tools: tokens.json (Design Tokens format, 2025.10) and tokens.css.
import { writeFileSync } from 'node:fs';
import {
  type Colors,
  cssName,
  scenes,
  shared,
  type ThemeName,
  themes,
} from './src/theme/tokens.ts';

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

/** A fluid size has no form in the Design Tokens format: its largest value stands for it. */
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

// Characters of the body text (ch) are no unit of the format.
const { prose: _prose, ...widths } = shared.width;

/** The tokens in the W3C Design Tokens Community Group's format (designtokens.org/tr/2025.10). */
export const designTokens = () => ({
  $description: "Milepost's design tokens, made from packages/ui/src/theme/tokens.ts.",
  color: each(themes, (values: Colors) => each(values, color)),
  scene: each(scenes, (values) => each(values, color)),
  space: each(shared.space, size),
  radius: each(shared.radius, size),
  border: each(shared.border, size),
  width: each(widths, size),
  font: each(shared.font, (css) => ({
    $type: 'fontFamily',
    $value: css.split(', ').map((family) => family.replaceAll("'", '')),
  })),
  weight: each(shared.weight, (css) => ({ $type: 'fontWeight', $value: Number(css) })),
  text: each(shared.text, size),
  leading: each(shared.leading, number),
  tracking: each(shared.tracking, emSize),
  duration: each(shared.duration, (css) => ({
    $type: 'duration',
    $value: { value: Number.parseInt(css, 10), unit: 'ms' },
  })),
  easing: each(shared.easing, (css) => ({
    $type: 'cubicBezier',
    $value: css
      .match(/[\d.]+/g)
      ?.slice(-4)
      .map(Number),
  })),
  layer: each(shared.layer, number),
});

const properties = (values: object, path: readonly string[] = []): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object'
      ? properties(value, [...path, name])
      : [`  --${cssName([...path, name])}: ${value};`],
  );

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.join('\n')}\n}\n`;

const within = (query: string, css: string) =>
  `@media ${query} {\n${css.trimEnd().replaceAll(/^/gm, '  ')}\n}\n`;

/** The tokens as plain CSS custom properties, for pages without the kit. */
export const tokensCss = () => {
  const theme = (name: ThemeName, scene: keyof typeof scenes) =>
    properties({ color: themes[name], scene: scenes[scene] });
  const systemDark = ':root:not([data-theme])';
  const moreContrast = '(prefers-contrast: more)';
  return [
    '/* Made from src/theme/tokens.ts by `node packages/ui/tokens.ts`. */\n',
    rule(':root', [...properties(shared), ...theme('light', 'light')]),
    within('(prefers-color-scheme: dark)', rule(systemDark, theme('dark', 'dark'))),
    rule('[data-theme="dark"]', theme('dark', 'dark')),
    within(moreContrast, rule(':root', theme('lightMoreContrast', 'light'))),
    within(
      `(prefers-color-scheme: dark) and ${moreContrast}`,
      rule(systemDark, theme('darkMoreContrast', 'dark')),
    ),
    within(moreContrast, rule('[data-theme="dark"]', theme('darkMoreContrast', 'dark'))),
  ].join('\n');
};

/** The files by name, as they must stand. */
export const tokenFiles = () => ({
  'tokens.json': `${JSON.stringify(designTokens(), null, 2)}\n`,
  'tokens.css': tokensCss(),
});

if (import.meta.main) {
  for (const [name, text] of Object.entries(tokenFiles())) {
    writeFileSync(new URL(`tokens/${name}`, import.meta.url), text);
  }
}
