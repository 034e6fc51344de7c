import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { docs } from './Banner.docs.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { docsData: docs, layout: 'fullscreen' },
  args: {
    children: (
      <>
        Our phone lines are closed on Thursday, November 26.{' '}
        <Link href="#pay">You can still pay online</Link>.
      </>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap="s">
      <Banner label="Holiday">Our phone lines are closed on Thursday, November 26.</Banner>
      <Banner label="Back" tone="success">
        Online payments work again.
      </Banner>
      <Banner label="Sample" tone="warning">
        You are looking at a sample account.
      </Banner>
      <Banner label="Outage" tone="danger">
        Online payments are down until 6 PM Pacific. Please call us.
      </Banner>
    </Stack>
  ),
};

export const Dismissable: Story = { args: { onDismiss: fn() } };

export const Keyboard: Story = { ...keyboardStory(docs), args: { onDismiss: fn() } };

export const Stress: Story = { ...stress, args: { children: longWord, onDismiss: fn() } };
