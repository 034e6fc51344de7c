import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Link } from '../Link/index.ts';
import { docs } from './Checkbox.docs.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { docsData: docs },
  args: { label: 'Call me about my application', name: 'mayCall', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'At the number above. You are not required to agree to get a loan.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/not required to agree/);
  },
};

export const Checked: Story = { args: { defaultSelected: true } };

export const Indeterminate: Story = {
  args: { label: 'All applications', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithLink: Story = {
  args: {
    label: (
      <>
        I have read the <Link href="#terms">terms of service</Link>
      </>
    ),
    isRequired: true,
  },
};

export const Invalid: Story = {
  args: {
    label: 'I agree to the terms of service',
    description: 'You can read them again at any time.',
    errorMessage: 'Agree to the terms to go on',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can read them again at any time. Agree to the terms to go on',
    );
  },
};

export const Warning: Story = {
  args: { warningMessage: 'Without a call we can answer by email only.' },
};

/** Where the context shows what to choose, such as a row of a table. */
export const LabelHidden: Story = {
  args: { label: 'Select Dana Whitfield', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName('Select Dana Whitfield');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { defaultSelected: true, isReadOnly: true } };

export const CheckedAndDisabled: Story = { args: { defaultSelected: true, isDisabled: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, errorMessage: longWord },
};
