import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import * as icons from '../internal/icons/index.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['glyphs', 'symbols', 'svg'] },
} satisfies Meta;

export default meta;

// The order of a module's names differs on the server.
const sorted = Object.entries(icons).sort(([a], [b]) => (a < b ? -1 : 1));

export const Icons: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Heading level={1}>Icons</Heading>
      <Text size="lead">
        One set of lines on a grid of 24 by 24. An icon goes beside words; it never replaces them
        where it could be misread.
      </Text>
      <Grid as="ul" itemWidth="small">
        {sorted.map(([name, NamedIcon]) => (
          <Specimen key={name} name={name} values={[]}>
            <div className={styles.glyph}>
              <NamedIcon size="large" />
            </div>
          </Specimen>
        ))}
      </Grid>
    </Stack>
  ),
};
