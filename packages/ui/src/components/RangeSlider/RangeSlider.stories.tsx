import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './RangeSlider.docs.ts';
import { RangeSlider } from './RangeSlider.tsx';

const meta = {
  title: 'Components/Forms/RangeSlider',
  component: RangeSlider,
  parameters: { docsData: docs },
  args: {
    label: 'Price',
    min: 0,
    max: 50_000,
    step: 1000,
    defaultValue: [10_000, 30_000],
    format: (dollars: number) => `$${dollars.toLocaleString('en-US')}`,
    onChange: fn(),
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = { args: { description: 'Before taxes and fees' } };

export const WholeRange: Story = { args: { defaultValue: [0, 50_000] } };

export const BothAtTheEnd: Story = { args: { defaultValue: [50_000, 50_000] } };

export const LabelHidden: Story = { args: { isLabelHidden: true } };

/** The label is on the line of the track, and the number is after it. */
export const LabelBeside: Story = { args: { labelPosition: 'side' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { label: longWord, description: longWord } };
