import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Inline } from '../Inline/index.ts';
import { docs } from './LinkButton.docs.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  parameters: { docsData: docs },
  args: {
    children: 'Get Pre-Qualified',
    href: '#pre-qualify',
    onClick: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="s">
      <LinkButton {...args} variant="primary" />
      <LinkButton {...args} variant="solid">
        Sign In
      </LinkButton>
      <LinkButton {...args} variant="outline">
        Payoff Quote
      </LinkButton>
      <LinkButton {...args} variant="quiet">
        Contact us
      </LinkButton>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="s">
      <LinkButton {...args} size="small" />
      <LinkButton {...args} size="medium" />
      <LinkButton {...args} size="large" />
    </Inline>
  ),
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord } };
