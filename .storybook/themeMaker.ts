import { contrast } from '../packages/ui/src/testing/contrast.ts';
import { completeTheme, type ThemeChange } from '../packages/ui/src/theme/createTheme.ts';
import {
  type Colors,
  colorModes,
  contrastPairs,
  defaultTheme,
} from '../packages/ui/src/theme/tokens.ts';

/** What a person chooses. Colors are `#RRGGBB`. */
export interface Choices {
  /** The primary button. */
  readonly primary: string;
  /** Links, solid buttons, fills and dark panels. */
  readonly brand: string;
  readonly corners: keyof typeof corners;
  readonly font: keyof typeof fonts;
}

export const corners = {
  square: { small: '0', field: '0', tile: '0', card: '0', panel: '0', button: '0' },
  slight: { small: '2px', field: '4px', tile: '4px', card: '6px', panel: '8px', button: '4px' },
  round: {},
} as const;

export const fonts = {
  Figtree: {},
  System: { body: 'system-ui, sans-serif', heading: 'system-ui, sans-serif' },
  Serif: { body: 'system-ui, sans-serif', heading: "Georgia, 'DejaVu Serif', serif" },
} as const;

/** Mixes two colors in sRGB: `share` is that of the second, 0 to 1. */
function mix(a: string, b: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(a, at) * (1 - share) + channel(b, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`.toUpperCase();
}

const white = '#FFFFFF';
const black = '#000000';

/** The text that reads best on all of the colors. */
const textOn = (...colors: string[]) => {
  const least = (text: string) => Math.min(...colors.map((color) => contrast(text, color)));
  return least(white) >= least('#111111') ? white : '#111111';
};

/** Mixes in black or white until the color has enough contrast to all of the others. */
function readable(color: string, others: readonly string[], toward: string, least = 4.5): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, toward, share);
    if (others.every((other) => contrast(mixed, other) >= least)) return mixed;
  }
  return toward;
}

/** Returns the theme of a brand: the choices, and what follows from them. */
export function themeOf({ primary, brand, corners: shape, font }: Choices): ThemeChange {
  const { light, dark, panel: kitPanel } = defaultTheme;
  const tint2 = mix(brand, white, 0.86);
  const link = readable(brand, [light.page, light.surface, light.sunken, tint2], black);
  const onDark = readable(brand, [dark.page, dark.surface, dark.sunken, dark.tint2], white);
  const hoverOnDark = mix(onDark, white, 0.25);
  const page = readable(mix(brand, black, 0.35), [kitPanel.textSoft, kitPanel.infoText], black, 7);
  const surface = mix(page, white, 0.06);
  const primaryHover = mix(primary, contrast(primary, white) > 4.5 ? black : white, 0.2);
  const both = {
    primary,
    primaryHover,
    onPrimary: textOn(primary, primaryHover),
    accent: primary,
    marker: link,
    onMarker: textOn(link),
  };
  const solidHover = mix(link, black, 0.2);
  return {
    light: {
      ...both,
      link,
      solid: link,
      solidHover,
      onSolid: textOn(link, solidHover),
      fill: link,
      tint2,
    },
    dark: {
      ...both,
      link: onDark,
      solid: onDark,
      solidHover: hoverOnDark,
      onSolid: textOn(onDark, hoverOnDark),
      fill: onDark,
    },
    panel: {
      page,
      surface,
      sunken: mix(page, black, 0.2),
      border: mix(page, white, 0.2),
      controlBorder: mix(page, white, 0.6),
      fill: readable(brand, [page, surface], white, 3),
      onSolid: page,
      tint2: mix(page, white, 0.1),
      primary,
      primaryHover,
      onPrimary: both.onPrimary,
      accent: primary,
    },
    scale: { radius: corners[shape], font: fonts[font] },
  };
}

/** A pair of colors with its contrast in one mode. */
export interface Measured {
  readonly pair: string;
  readonly mode: string;
  readonly ratio: number;
  readonly atLeast: number;
}

/** Measures every pair of colors that the kit combines, in each mode, the worst first. */
export function measure(change: ThemeChange): readonly Measured[] {
  const theme = completeTheme(change);
  return Object.entries(colorModes(theme))
    .flatMap(([mode, page]) =>
      contrastPairs.flatMap(({ foreground, on, atLeast, panel = false }) =>
        on.map((background) => {
          const colors: Colors = panel ? { ...page, ...theme.panel } : page;
          return {
            pair: `${foreground} on ${background}${panel ? ', on a panel' : ''}`,
            mode,
            ratio: contrast(colors[foreground], colors[background]),
            atLeast,
          };
        }),
      ),
    )
    .toSorted((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Writes a value as TypeScript. Empty objects are left out. */
function written(value: object, indent: string): string {
  const lines = Object.entries(value)
    .filter(([, each]) => !isEmpty(each))
    .map(([name, each]) => {
      const text = typeof each === 'object' ? written(each, `${indent}  `) : JSON.stringify(each);
      return `${indent}  ${name}: ${text},`;
    });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Returns a script that writes the theme's stylesheet. */
export function codeOf({ scale, ...colors }: ThemeChange): string {
  const kept = Object.fromEntries(
    Object.entries(scale ?? {}).filter(([, steps]) => !isEmpty(steps)),
  );
  return `import { writeFileSync } from 'node:fs';
import { createTheme } from '@milepost/ui/theme';

const brand = createTheme(${written({ ...colors, scale: kept }, '')});

writeFileSync('brand.css', brand);
`;
}
