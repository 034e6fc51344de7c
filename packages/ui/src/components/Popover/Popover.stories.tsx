import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './Popover.docs.ts';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '16rem' } } },
  args: {
    label: 'What APR is',
    children: (
      <Text size="small">
        What the loan costs you in a year, fees included, as a share of what you borrow.
      </Text>
    ),
  },
  render: (args) => (
    <PopoverTrigger>
      <Button variant="quiet">What is APR?</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = { play: open };

export const Above: Story = {
  parameters: { layout: 'centered', docs: { story: { height: '22rem' } } },
  args: { placement: 'top start' },
  play: open,
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { children: `${longWord} ${longWord}` },
  play: open,
};
