import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { CloseIcon, DownloadIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { docs } from './IconButton.docs.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { docsData: docs },
  args: { label: 'Download May statement', children: <DownloadIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Download May statement');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="s">
      <IconButton {...args} variant="quiet" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="solid" />
      <IconButton {...args} variant="primary" />
      <IconButton {...args} variant="outline" tone="danger" />
    </Inline>
  ),
};

export const Sizes: Story = {
  args: { variant: 'outline', label: 'Close', children: <CloseIcon /> },
  render: (args) => (
    <Inline gap="s">
      <IconButton {...args} size="small" />
      <IconButton {...args} size="medium" />
      <IconButton {...args} size="large" />
    </Inline>
  ),
};

export const Hovered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { label: longWord } };
