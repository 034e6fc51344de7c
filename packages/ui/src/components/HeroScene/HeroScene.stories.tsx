import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { docs } from './HeroScene.docs.ts';
import { HeroScene } from './HeroScene.tsx';

const meta = {
  title: 'Components/Site/HeroScene',
  component: HeroScene,
  parameters: { docsData: docs },
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

export const Stress: Story = { ...stress, args: { mile: 999, label: longWord } };
