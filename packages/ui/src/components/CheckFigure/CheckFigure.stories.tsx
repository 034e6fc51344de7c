import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './CheckFigure.docs.tsx';
import { CheckFigure } from './CheckFigure.tsx';

const meta = {
  title: 'Components/Forms/CheckFigure',
  component: CheckFigure,
  parameters: { docsData: docs },
  args: {
    label:
      'A check. At the bottom from left to right: routing number, 9 digits; account number; check number.',
  },
} satisfies Meta<typeof CheckFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No number is highlighted until one is requested. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('img', { name: args.label });
    await expect(figure.querySelectorAll('[data-part]')).toHaveLength(3);
    await expect(figure.querySelector('[data-highlighted]')).toBeNull();
  },
};

/** The requested number has a thicker frame and a filled letter. */
export const Highlighted: Story = {
  render: (args) => (
    <Stack gap="l">
      <CheckFigure {...args} highlight="routing" />
      <CheckFigure {...args} highlight="account" />
      <CheckFigure {...args} highlight="check" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const strong = [...canvasElement.querySelectorAll<SVGGElement>('[data-highlighted]')];
    await expect(strong.map(({ dataset }) => dataset.part)).toEqual([
      'routing',
      'account',
      'check',
    ]);
  },
};

export const Stress: Story = { ...stress, args: { label: longWord, sampleLabel: 'MUSTER' } };
