import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './Avatar.docs.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  parameters: { docsData: docs },
  args: { name: 'Marisol Tran' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#7FA99B" d="M0 0h64v64H0z"/><circle cx="32" cy="26" r="12" fill="#F8E1DA"/><path fill="#14523F" d="M8 64a24 22 0 0 1 48 0z"/></svg>',
)}`;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marisol Tran' })).toHaveTextContent('MT');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="s">
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};

export const Backgrounds: Story = {
  render: (args) => (
    <Inline gap="s">
      <Avatar {...args} name="Devon Okafor" background="tint1" />
      <Avatar {...args} name="Priya Vance" background="tint2" />
      <Avatar {...args} name="Li" background="tint3" />
      <Avatar {...args} name="Åsa de la Cruz" background="tint4" />
      <Avatar {...args} name="Cedar Ridge" background="tint5" />
    </Inline>
  ),
};

export const Picture: Story = { args: { src: portrait, size: 'large' } };

/** If the picture can’t be loaded, the initials are shown. */
export const PictureMissing: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MT')).toBeVisible();
  },
};

/** With the name written beside it, it is hidden from assistive technology. */
export const BesideTheName: Story = {
  render: (args) => (
    <Inline gap="s">
      <Avatar {...args} isDecorative />
      <Text>{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Stress: Story = { ...stress, args: { name: `${longWord} ${longWord}` } };
