import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../components/Box/index.ts';
import { Columns } from '../components/Columns/index.ts';
import { Grid } from '../components/Grid/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { breakpoints } from '../theme/media.ts';
import { scale } from '../theme/tokens.ts';
import { Copy } from './Copy.tsx';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Grid',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['breakpoints', 'columns', 'layout'] },
} satisfies Meta;

export default meta;

const Cell = ({ children }: { children: string }) => (
  <Box background="tint2" padding="m" borderRadius="field">
    <Text size="small">{children}</Text>
  </Box>
);

/** The purpose of each arrangement of Columns. */
const arrangements = {
  halves: 'Two parts of one weight.',
  'main-aside': 'What people came for, and what helps.',
  'aside-main': 'A narrow list, and what it leads to.',
} as const;

export const Page: StoryObj = {
  render: () => (
    <Stack as="ul" gap="l">
      {(['content', 'prose', 'form'] as const).map((name) => (
        <Specimen key={name} name={name} code={`vars.width.${name}`} values={[scale.width[name]]}>
          <div className={styles.ruler} style={{ width: scale.width[name] }} />
        </Specimen>
      ))}
      <Specimen name="gutter" code="vars.space.gutter" values={[scale.space.gutter]}>
        <div className={styles.ruler} style={{ width: scale.space.gutter }} />
      </Specimen>
    </Stack>
  ),
};

export const TwoParts: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {Object.entries(arrangements).map(([name, use]) => (
        <Stack key={name} gap="xs">
          <Columns template={name as keyof typeof arrangements}>
            <Cell>{use}</Cell>
            <Cell>The other</Cell>
          </Columns>
          <Copy code={`<Columns template="${name}">`} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const ItemsOfOneKind: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {(['small', 'medium', 'large'] as const).map((itemWidth) => (
        <Stack key={itemWidth} gap="xs">
          <Grid itemWidth={itemWidth}>
            <Cell>One</Cell>
            <Cell>Two</Cell>
            <Cell>Three</Cell>
            <Cell>Four</Cell>
          </Grid>
          <Copy code={`<Grid itemWidth="${itemWidth}">`} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <Stack as="ul" gap="l">
      {Object.entries(breakpoints).map(([name, width]) => (
        <Specimen
          key={name}
          name={name}
          values={[width === 0 ? 'every width' : `from ${width} px (${width / 16}em)`]}
        >
          <div className={styles.screen} style={{ width: width || 320 }} />
        </Specimen>
      ))}
    </Stack>
  ),
};
