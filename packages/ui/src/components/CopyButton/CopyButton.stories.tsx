import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './CopyButton.docs.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  parameters: { docsData: docs },
  args: {
    children: 'Copy link',
    text: 'https://www.example.com/?price=25000#calculator',
    copiedLabel: 'Link copied. Anyone with the link sees these numbers.',
    fieldLabel: 'Copy this link',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the browser's clipboard, which asks for permission first. */
const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

export const Default: Story = {};

const written = fn(async (_text: string) => {});

/** The message is announced to assistive technology too, and the button keeps focus. */
export const Copied: Story = {
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  args: { text: () => 'https://www.example.com/' },
  beforeEach: withClipboard(written),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(args.copiedLabel)).toHaveAttribute('aria-live'));
    await expect(written).toHaveBeenLastCalledWith('https://www.example.com/');
  },
};

export const KeepsFocus: Story = {
  ...Copied,
  tags: ['!autodocs'],
  play: async (context) => {
    await Copied.play?.(context);
    await expect(context.canvas.getByRole('button')).toHaveFocus();
  },
};

/** If the browser refuses to copy, the text is shown in a field, selected. */
export const Refused: Story = {
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  beforeEach: withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: args.fieldLabel });
    await expect(field).toHaveValue(String(args.text));
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await expect(canvas.queryByText(args.copiedLabel)).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = { ...keyboardStory(docs), beforeEach: withClipboard(written) };

export const Stress: Story = {
  ...stress,
  args: { children: longWord },
  beforeEach: withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('textbox');
  },
};
