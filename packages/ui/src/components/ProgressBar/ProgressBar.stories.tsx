import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { docs } from './ProgressBar.docs.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { docsData: docs },
  args: { label: 'Uploading your insurance card', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InWords: Story = {
  args: { label: 'Your application', value: 2, max: 4, valueText: 'Step 2 of 4' },
};

/** Where the context shows what is in progress, such as a column of a table. */
export const LabelHidden: Story = {
  args: { label: 'Your application', isLabelHidden: true, value: 2, max: 4, valueText: '2 of 4' },
};

export const NotStarted: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 100 } };

export const Indeterminate: Story = {
  args: { label: 'Looking for your account', value: undefined },
};

export const Stress: Story = { ...stress, args: { label: longWord, valueText: longWord } };
