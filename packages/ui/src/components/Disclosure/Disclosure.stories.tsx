import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './Disclosure.docs.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  parameters: { docsData: docs },
  args: {
    heading: 'How we worked out this payment',
    children: 'Your balance, the rate and the months that are left, as one even payment a month.',
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultExpanded: true } };

/** Its words are a heading of the page’s outline; they look the same. */
export const AsHeading: Story = {
  args: { headingLevel: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 2 }));
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenCalledWith(true));
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { heading: longWord, children: longWord, defaultExpanded: true },
};
