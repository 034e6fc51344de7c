import { harbor } from '../packages/ui/src/examples/harbor/harbor.ts';
import { completeTheme } from '../packages/ui/src/theme/createTheme.ts';
import { colorModes, cssName, defaultTheme, type Theme } from '../packages/ui/src/theme/tokens.ts';

export const brands: Readonly<Record<'kit' | 'harbor', Theme>> = {
  kit: defaultTheme,
  harbor: completeTheme(harbor),
};

/** A token and its value in each mode of a brand. */
export interface TokenRow {
  readonly group: string;
  readonly name: string;
  /** In TypeScript, in CSS, and in tokens.json. */
  readonly code: string;
  readonly css: string;
  readonly values: Readonly<Record<string, string>>;
}

const row = (group: string, name: string, values: Readonly<Record<string, string>>): TokenRow => ({
  group,
  name,
  code: `vars.${group}.${name}`,
  css: `var(--${cssName([group, name])})`,
  values,
});

/** Returns the tokens of a brand. Colors have four modes, panels one, and steps of the scale two. */
export function tokenRows(theme: Theme): readonly TokenRow[] {
  const { light, dark, lightMoreContrast, darkMoreContrast } = colorModes(theme);
  const colors = Object.keys(light).map((name) => {
    const role = name as keyof typeof light;
    return row('color', name, {
      Light: light[role],
      Dark: dark[role],
      'Light, more contrast': lightMoreContrast[role],
      'Dark, more contrast': darkMoreContrast[role],
    });
  });
  const panel = Object.entries(theme.panel).map(([name, value]) =>
    row('panel', name, { 'On a panel': value }),
  );
  const steps = Object.entries(theme.scale).flatMap(([group, all]) =>
    Object.entries(all).map(([name, value]) => {
      const changes: object = Reflect.get(theme.compact, group) ?? {};
      const compact: string = Reflect.get(changes, name) ?? value;
      return row(
        group,
        name,
        compact === value ? { Value: value } : { Comfortable: value, Compact: compact },
      );
    }),
  );
  return [...colors, ...panel, ...steps];
}
