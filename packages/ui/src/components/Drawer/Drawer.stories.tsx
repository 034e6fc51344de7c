import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './Drawer.docs.ts';
import { DialogTrigger, Drawer } from './Drawer.tsx';

const meta: Meta<typeof Drawer> = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '28rem' } } },
  args: {
    heading: 'Filters',
    children: <Text>State, amount and dealer.</Text>,
    actions: ({ close }) => <Button onPress={close}>Show 12 applications</Button>,
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="outline">Filter</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

const filters = Array.from({ length: 30 }, (_, index) => `Filter ${index + 1}`);

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = { play: open };

/** On the side where the text starts, for navigation. */
export const AtStart: Story = { args: { side: 'start' }, play: open };

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {filters.map((filter) => (
          <Text key={filter}>{filter}</Text>
        ))}
      </Stack>
    ),
  },
  play: open,
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { heading: longWord, children: longWord, actions: <Button>{longWord}</Button> },
  play: open,
};
