import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './SkipLink.docs.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '8rem' } } },
  args: {},
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const focus: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
};

export const Default: Story = { play: focus };

/** Not shown on the docs page: only one link can have the focus that makes it visible. */
export const ElsewhereInWords: Story = {
  tags: ['!autodocs'],
  args: { href: '#results', children: 'Skip to results' },
  play: focus,
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord } };
