import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { contrast } from '../testing/contrast.ts';
import { vars } from '../theme/contract.css.ts';
import {
  type Colors,
  colorModes,
  contrastPairs,
  defaultTheme,
  panelColors,
} from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Color',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['palette', 'swatches'] },
} satisfies Meta;

export default meta;

type Role = keyof Colors;

const modes = colorModes(defaultTheme);

const groups: Record<string, readonly Role[]> = {
  Brand: ['primary', 'primaryHover', 'onPrimary', 'accent', 'marker', 'onMarker'],
  Backgrounds: ['page', 'surface', 'sunken', 'inverse', 'scrim', 'shadow', 'hover'],
  Tints: ['tint1', 'tint2', 'tint3', 'tint4', 'tint5'],
  'Words and lines': [
    'text',
    'textSoft',
    'onInverse',
    'onInverseSoft',
    'border',
    'controlBorder',
    'link',
    'focus',
  ],
  'Solid parts': ['solid', 'solidHover', 'onSolid', 'fill'],
  Messages: [
    'dangerText',
    'dangerFill',
    'dangerFillHover',
    'onDanger',
    'dangerWash',
    'successText',
    'successFill',
    'successWash',
    'warningText',
    'warningFill',
    'warningWash',
    'infoText',
    'infoWash',
  ],
};

export const Palette: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {Object.entries(groups).map(([group, roles]) => (
        <Stack key={group} as="section" gap="m">
          <Heading level={3}>{group}</Heading>
          <Grid as="ul" itemWidth="small">
            {roles.map((role) => (
              <Specimen
                key={role}
                name={role}
                code={`vars.color.${role}`}
                values={[`light ${modes.light[role]}`, `dark ${modes.dark[role]}`]}
              >
                <div className={styles.swatch} style={{ background: vars.color[role] }} />
              </Specimen>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

const themeTitles = {
  light: 'light',
  dark: 'dark',
  lightMoreContrast: 'light, more contrast',
  darkMoreContrast: 'dark, more contrast',
} satisfies Record<keyof typeof modes, string>;

const figures = (foreground: Role, background: Role, isInPanel: boolean) =>
  Object.entries(modes).map(([name, theme]) => {
    const colors: Colors = isInPanel ? { ...theme, ...panelColors(defaultTheme, name) } : theme;
    const ratio = contrast(colors[foreground], colors[background]).toFixed(1);
    return `${ratio} ${themeTitles[name as keyof typeof modes]}`;
  });

export const Contrast: StoryObj = {
  render: () => (
    <Grid as="ul" itemWidth="small">
      {contrastPairs.flatMap(({ foreground, on, atLeast, panel = false }) =>
        on.map((background) => (
          <Specimen
            key={`${foreground} ${background} ${panel}`}
            name={`${foreground} on ${background}${panel ? ', on a panel' : ''}`}
            values={[`at least ${atLeast}`, ...figures(foreground, background, panel)]}
          >
            <div className={panel ? styles.onPanel : undefined}>
              <div
                className={styles.pair}
                style={{ background: vars.color[background], color: vars.color[foreground] }}
              >
                {atLeast === 3 ? <span className={styles.mark} /> : <Text>Aa $427.53</Text>}
              </div>
            </div>
          </Specimen>
        )),
      )}
    </Grid>
  ),
};
