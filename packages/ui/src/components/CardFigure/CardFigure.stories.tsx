import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { docs } from './CardFigure.docs.tsx';
import { CardFigure } from './CardFigure.tsx';

const meta = {
  title: 'Components/Forms/CardFigure',
  component: CardFigure,
  parameters: { docsData: docs },
  args: { side: 'back', label: 'The back of a card: 3 digits beside the signature strip.' },
} satisfies Meta<typeof CardFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three digits on the back. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toHaveTextContent(/^\d{3}$/);
  },
};

/** Four digits on the front. */
export const Front: Story = {
  args: { side: 'front', label: 'The front of a card: 4 digits above the card number.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toHaveTextContent(/^\d{4}$/);
  },
};

export const Stress: Story = { ...stress, args: { label: longWord } };
