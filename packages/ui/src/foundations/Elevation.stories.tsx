import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { vars } from '../theme/contract.css.ts';
import { scale } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Elevation',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['shadow', 'depth'] },
} satisfies Meta;

export default meta;

/** The elements on each layer, and the elements with each shadow. */
const uses = {
  sticky: 'What stays in sight: the header of a site, the bar of an app',
  overlay: 'What covers the page: Dialog, Drawer, CommandPalette',
  popover: 'What floats by its trigger: Menu, Popover, Tooltip, the lists of fields',
  toast: 'Over all else: Toast, SkipLink',
} satisfies Record<keyof typeof scale.layer, string>;

const shadows = {
  raised: 'By its trigger, above the page: Menu, Popover, the lists of fields, Toast',
  overlay: 'Over the page, behind which a scrim dims it: Dialog, Drawer, CommandPalette',
} satisfies Record<keyof typeof scale.elevation, string>;

export const Shadows: StoryObj = {
  render: () => (
    <Grid as="ul" itemWidth="medium">
      <Specimen name="On the page" values={['border.hairline, color.border']}>
        <div className={styles.flat} />
      </Specimen>
      {Object.entries(shadows).map(([name, use]) => (
        <Specimen
          key={name}
          name={name}
          code={`vars.elevation.${name}`}
          values={[`${scale.elevation[name as keyof typeof shadows]}, color.shadow`, use]}
        >
          <div
            className={styles.floating}
            style={{
              boxShadow: `${vars.elevation[name as keyof typeof shadows]} ${vars.color.shadow}`,
            }}
          />
        </Specimen>
      ))}
    </Grid>
  ),
};

export const Layers: StoryObj = {
  render: () => (
    <Stack as="ul" gap="l">
      {Object.entries(uses).map(([name, use]) => (
        <Specimen
          key={name}
          name={name}
          code={`vars.layer.${name}`}
          values={[scale.layer[name as keyof typeof uses], use]}
        >
          {null}
        </Specimen>
      ))}
    </Stack>
  ),
};
