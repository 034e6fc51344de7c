import { Box } from '@milepost/ui/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sky } from './Scene.css.ts';
import { Scene } from './Scene.tsx';

/**
 * The brand's drawings, one for each kind of page. Landscapes run from edge to edge on one road, with
 * the page's heading in their sky; the others are pictures. The light comes from the right, things
 * have a lit and a shaded side and cast a shadow, and what is far is pale. A dark theme
 * turns day to night.
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

export const Kitchen: Story = { args: { name: 'kitchen' } };

const onSky: Story = {
  args: { shape: 'land' },
  decorators: [
    (Story) => (
      <div className={sky} style={{ position: 'relative', overflow: 'hidden', height: '28.75rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const City: Story = { ...onSky, args: { ...onSky.args, name: 'city' } };

export const Office: Story = { ...onSky, args: { ...onSky.args, name: 'office' } };

export const Forecourt: Story = { ...onSky, args: { ...onSky.args, name: 'forecourt' } };

export const Work: Story = { ...onSky, args: { ...onSky.args, name: 'work' } };

export const Pass: Story = { ...onSky, args: { ...onSky.args, name: 'pass' } };

export const Service: Story = { ...onSky, args: { ...onSky.args, name: 'service' } };

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
