import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
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

export const Elevation: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Heading level={1}>Elevation</Heading>
      <Text size="lead">
        A page is flat: a card stands out by its background and a hairline. A shadow says that
        something floats and will go again. In forced colors, a border says so.
      </Text>
      <Grid as="ul" itemWidth="medium">
        <Specimen name="On the page" values={['border.hairline, color.border']}>
          <div className={styles.flat} />
        </Specimen>
        {Object.entries(shadows).map(([name, use]) => (
          <Specimen
            key={name}
            name={`elevation.${name}`}
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
      <Heading level={2}>Layers</Heading>
      <Text>What floats stands above what scrolls, in this order.</Text>
      <Stack as="ul" gap="l">
        {Object.entries(uses).map(([name, use]) => (
          <Specimen
            key={name}
            name={`layer.${name}`}
            values={[scale.layer[name as keyof typeof uses], use]}
          >
            {null}
          </Specimen>
        ))}
      </Stack>
    </Stack>
  ),
};
