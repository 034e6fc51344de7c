import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { DownloadIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { docs } from './Tooltip.docs.ts';
import { Tooltip, TooltipTrigger } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '10rem' } } },
  args: { children: 'Download statement' },
  render: (args) => (
    <TooltipTrigger>
      <IconButton label="Download">
        <DownloadIcon />
      </IconButton>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const show: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

export const Default: Story = { play: show };

export const AtTheEnd: Story = {
  args: { placement: 'end' },
  // It is open from the start, because other frames of a docs page take the focus.
  render: (args) => (
    <TooltipTrigger defaultOpen>
      <IconButton label="Download">
        <DownloadIcon />
      </IconButton>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord }, play: show };
