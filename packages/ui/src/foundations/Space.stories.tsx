import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/index.ts';
import { Stack } from '../components/Stack/index.ts';
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

const ruled = (group: 'space' | 'width') =>
  Object.entries(scale[group]).map(([name, width]) => (
    <Specimen key={name} name={name} code={`vars.${group}.${name}`} values={[width]}>
      <div className={styles.ruler} style={{ width }} />
    </Specimen>
  ));

export const Space: StoryObj = {
  render: () => (
    <Stack as="ul" gap="l">
      {ruled('space')}
    </Stack>
  ),
};

export const Widths: StoryObj = {
  render: () => (
    <Stack as="ul" gap="l">
      {ruled('width')}
    </Stack>
  ),
};

export const Radius: StoryObj = {
  render: () => (
    <Grid as="ul" itemWidth="small">
      {Object.entries(scale.radius).map(([name, borderRadius]) => (
        <Specimen key={name} name={name} code={`vars.radius.${name}`} values={[borderRadius]}>
          <div className={styles.corner} style={{ borderRadius }} />
        </Specimen>
      ))}
    </Grid>
  ),
};

export const Lines: StoryObj = {
  render: () => (
    <Grid as="ul" itemWidth="small">
      {Object.entries(scale.border).map(([name, borderWidth]) => (
        <Specimen key={name} name={name} code={`vars.border.${name}`} values={[borderWidth]}>
          <div className={styles.corner} style={{ borderWidth }} />
        </Specimen>
      ))}
    </Grid>
  ),
};
