import { Box } from '@milepost/ui/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Scene } from './Scene.tsx';

/**
 * The brand's drawings, one for each kind of page: a road, a forecourt, a bill on the table, a tow
 * truck, a service member, the first office, its city, a dead end. They share one horizon, one light
 * and one palette, by day and by night.
 *
 * Use one to show what a page or a section is about; don't state a fact only in a drawing. Nothing in
 * them moves. They belong to the site, not to the kit: their
 * code is `apps/site/src/brand/Scene.tsx`.
 */
const meta = {
  title: 'Brand/Scene',
  component: Scene,
  args: { name: 'home', sign: 35 },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('use');
    // The drawings are in a separate file.
    await waitFor(() => expect(drawing?.getBoundingClientRect().width).toBeGreaterThan(0), {
      timeout: 10_000,
    });
  },
};

/** With a label it is an image; without one assistive technology skips it. */
export const Labeled: Story = {
  args: { label: 'A car on an open road through green hills, passing a milepost at sunrise.' },
};

export const ThreeDigits: Story = { args: { sign: 135 } };

export const Forecourt: Story = { args: { name: 'forecourt' } };

export const Kitchen: Story = { args: { name: 'kitchen' } };

export const Tow: Story = { args: { name: 'tow' } };

export const Service: Story = { args: { name: 'service' } };

export const Office: Story = { args: { name: 'office' } };

export const City: Story = { args: { name: 'city', shape: 'foot' } };

export const DeadEnd: Story = { args: { name: 'dead-end', sign: 404 } };

/** A part of the other scenes, for a darker background than the car. */
export const Car: Story = {
  args: { name: 'car', shape: 'bare' },
  decorators: [
    (Story) => (
      <Box background="tint2" padding="l" borderRadius="tile">
        <Story />
      </Box>
    ),
  ],
};
