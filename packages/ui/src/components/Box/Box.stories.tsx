import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Box.docs.ts';
import { Box } from './Box.tsx';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  parameters: { docsData: docs },
  args: {
    padding: 'l',
    background: 'tint2',
    borderRadius: 'card',
    children: <Text>Space, background and corners from the tokens</Text>,
  },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Backgrounds: Story = {
  render: () => (
    <Box display="grid" gap="m">
      {(['page', 'surface', 'sunken', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5'] as const).map(
        (background) => (
          <Box key={background} background={background} padding="m">
            <Text>{background}</Text>
          </Box>
        ),
      )}
    </Box>
  ),
};

/** A value for each width: from a tablet on, side by side. */
export const Responsive: Story = {
  args: {
    display: 'flex',
    flexDirection: { phone: 'column', tablet: 'row' },
    gap: 'm',
    children: (
      <>
        <Text>First</Text>
        <Text>Second</Text>
      </>
    ),
  },
};

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const Stress: Story = { ...stress, args: { children: <Text>{longWord}</Text> } };
