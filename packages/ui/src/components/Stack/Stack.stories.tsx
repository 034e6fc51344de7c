import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Box } from '../Box/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Stack.docs.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gaps: Story = {
  render: () => (
    <Stack gap="xxl">
      <Stack gap="xs">
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
      </Stack>
      <Stack gap="l">
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
      </Stack>
    </Stack>
  ),
};

export const Centered: Story = { args: { align: 'center' } };

export const AsList: Story = {
  args: {
    as: 'ul',
    children: (
      <>
        <Box as="li">Cars</Box>
        <Box as="li">Trucks</Box>
      </>
    ),
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <Text>{longWord}</Text>
        <Text>{longWord}</Text>
      </>
    ),
  },
};
