import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { TextField } from '../TextField/index.ts';
import { docs } from './Fieldset.docs.ts';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Components/Forms/Fieldset',
  component: Fieldset,
  parameters: { docsData: docs },
  args: {
    label: 'Bank account',
    children: (
      <>
        <TextField label="Routing number" inputMode="numeric" autoComplete="off" />
        <TextField label="Bank account number" inputMode="numeric" autoComplete="off" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'Both numbers stand at the foot of your checks' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Bank account' })).toHaveAccessibleDescription(
      'Both numbers stand at the foot of your checks',
    );
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'These two numbers are the same. Compare them with your check.' },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Routing number' })).toBeDisabled();
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    children: <TextField label={longWord} />,
  },
};
