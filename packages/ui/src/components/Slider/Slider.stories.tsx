import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './Slider.docs.ts';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  parameters: { docsData: docs },
  args: {
    label: 'Search within',
    min: 5,
    max: 200,
    step: 5,
    defaultValue: 50,
    format: (miles: number) => `${miles} miles`,
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = { args: { description: 'Around the ZIP code you gave' } };

export const LabelHidden: Story = { args: { isLabelHidden: true } };

/** The label is on the line of the track, and the number is after it. */
export const LabelBeside: Story = { args: { labelPosition: 'side' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { label: longWord, description: longWord } };
