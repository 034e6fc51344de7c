import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { FilterIcon, StarIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/Inline.tsx';
import { docs } from './ToggleButton.docs.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  parameters: { docsData: docs },
  args: { children: 'Only mine', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = {
  args: { defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Only mine', pressed: true });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="s">
      <ToggleButton {...args} size="small" />
      <ToggleButton {...args} size="medium" defaultSelected />
      <ToggleButton {...args} size="large" />
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <FilterIcon /> Only mine
      </>
    ),
  },
};

export const IconAlone: Story = {
  args: { label: 'Watch this deal', children: <StarIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Watch this deal' })).toBeVisible();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Inline gap="s">
      <ToggleButton {...args} isDisabled />
      <ToggleButton {...args} isDisabled defaultSelected />
    </Inline>
  ),
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord, defaultSelected: true } };
