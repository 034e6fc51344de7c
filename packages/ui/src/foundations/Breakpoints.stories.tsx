import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { breakpoints } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Foundations/Breakpoints',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

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
