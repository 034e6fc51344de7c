import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroScene } from './HeroScene.tsx';

/**
 * An open road through hills, a car, the sun, a milepost: the picture of a Hero, or of a page that
 * welcomes or says that all is done. Put a number on the milepost that means something, such as the
 * years in business. Nothing in it moves, and no fact stands in it alone.
 */
const meta = {
  title: 'Brand/HeroScene',
  component: HeroScene,
  args: { mile: 35 },
} satisfies Meta<typeof HeroScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a label it is an image; without one assistive technology skips it. */
export const Labeled: Story = {
  args: { label: 'A car on an open road through green hills, passing a milepost at sunrise.' },
};

export const ThreeDigits: Story = { args: { mile: 135 } };

/** What the page pays for the picture, before compression. */
export const UnderFourKilobytes: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.innerHTML.replaceAll(/ class="[^"]*"/g, '');
    await expect(new Blob([drawing ?? '']).size).toBeLessThan(4000);
  },
};
