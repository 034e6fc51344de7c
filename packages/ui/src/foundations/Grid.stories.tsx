import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../components/Box/index.ts';
import { Columns } from '../components/Columns/index.ts';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { breakpoints, scale } from '../theme/tokens.ts';
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

export const Layout: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Heading level={1}>Grid</Heading>
      <Text size="lead">
        There are no twelve columns to count. A page is one column with a gutter at each side;
        inside it, Columns sets two parts beside each other and Grid as many items of one kind as
        fit.
      </Text>
      <Heading level={2}>The page</Heading>
      <Stack as="ul" gap="l">
        {(['content', 'prose', 'form'] as const).map((name) => (
          <Specimen key={name} name={`width.${name}`} values={[scale.width[name]]}>
            <div className={styles.ruler} style={{ width: scale.width[name] }} />
          </Specimen>
        ))}
        <Specimen name="space.gutter" values={[scale.space.gutter]}>
          <div className={styles.ruler} style={{ width: scale.space.gutter }} />
        </Specimen>
      </Stack>
      <Heading level={2}>Two parts: Columns</Heading>
      <Text>From a desktop’s width on; below it they stand in one column, in the same order.</Text>
      {Object.entries(arrangements).map(([name, use]) => (
        <Stack key={name} gap="xs">
          <Columns template={name as keyof typeof arrangements}>
            <Cell>{use}</Cell>
            <Cell>The other</Cell>
          </Columns>
          <span className={styles.token}>{name}</span>
        </Stack>
      ))}
      <Heading level={2}>Items of one kind: Grid</Heading>
      <Text>
        Each row holds as many as have their least width. Three never stand as two and one, nor four
        as three and one.
      </Text>
      {(['small', 'medium', 'large'] as const).map((itemWidth) => (
        <Stack key={itemWidth} gap="xs">
          <Grid itemWidth={itemWidth}>
            <Cell>One</Cell>
            <Cell>Two</Cell>
            <Cell>Three</Cell>
            <Cell>Four</Cell>
          </Grid>
          <span className={styles.token}>{`itemWidth="${itemWidth}"`}</span>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Heading level={1}>Breakpoints</Heading>
      <Text size="lead">
        Design for the phone first. A wider layout starts where its breakpoint says, measured in the
        reader’s text size: someone who doubles it gets the narrower layout.
      </Text>
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
    </Stack>
  ),
};
