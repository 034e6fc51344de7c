import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { scale } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['spacing', 'radius', 'padding', 'margin'],
  },
} satisfies Meta;

export default meta;

export const Space: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Heading level={1}>Space</Heading>
      <Text size="lead">
        Everything is on a grid of 4 px. Sections and gutters grow with the screen.
      </Text>
      <Stack as="ul" gap="l">
        {Object.entries(scale.space).map(([name, width]) => (
          <Specimen key={name} name={`space.${name}`} values={[width]}>
            <div className={styles.ruler} style={{ width }} />
          </Specimen>
        ))}
      </Stack>
      <Heading level={2}>Widths</Heading>
      <Stack as="ul" gap="l">
        {Object.entries(scale.width).map(([name, width]) => (
          <Specimen key={name} name={`width.${name}`} values={[width]}>
            <div className={styles.ruler} style={{ width }} />
          </Specimen>
        ))}
      </Stack>
    </Stack>
  ),
};

export const Radius: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Heading level={1}>Corners and lines</Heading>
      <Grid as="ul" itemWidth="small">
        {Object.entries(scale.radius).map(([name, borderRadius]) => (
          <Specimen key={name} name={`radius.${name}`} values={[borderRadius]}>
            <div className={styles.corner} style={{ borderRadius }} />
          </Specimen>
        ))}
        {Object.entries(scale.border).map(([name, borderWidth]) => (
          <Specimen key={name} name={`border.${name}`} values={[borderWidth]}>
            <div className={styles.corner} style={{ borderWidth }} />
          </Specimen>
        ))}
      </Grid>
    </Stack>
  ),
};
