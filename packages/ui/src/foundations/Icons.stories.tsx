import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconNames } from '../components/NamedIcon/index.ts';
import { IconLibrary } from './IconLibrary.tsx';
import { iconUses } from './iconUses.ts';

const meta = {
  title: 'Foundations/Icons',
  component: IconLibrary,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['glyphs', 'symbols', 'svg'] },
} satisfies Meta<typeof IconLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon is in one group, with what it means. */
export const Library: Story = {
  play: async () => {
    const named = Object.values(iconUses).flatMap((uses) => Object.keys(uses));
    await expect(named.toSorted()).toEqual(iconNames.toSorted());
  },
};

/** An icon is found by what it means. */
export const Found: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'delete');
    await expect(canvas.getByText(/^3 of/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /TrashIcon/ })).toBeVisible();
  },
};
