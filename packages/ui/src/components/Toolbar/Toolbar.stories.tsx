import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { DownloadIcon, RefreshIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { docs } from './Toolbar.docs.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  parameters: { docsData: docs },
  args: {
    label: 'Deals',
    children: [
      <Button key="assign" variant="outline">
        Assign
      </Button>,
      <Button key="print" variant="outline">
        Print
      </Button>,
      <ToggleButton key="mine">Only mine</ToggleButton>,
      <IconButton key="download" label="Download deals">
        <DownloadIcon />
      </IconButton>,
      <IconButton key="refresh" label="Load deals again">
        <RefreshIcon />
      </IconButton>,
    ],
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Deals' })).toBeVisible();
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    children: [
      <IconButton key="download" label="Download deals">
        <DownloadIcon />
      </IconButton>,
      <IconButton key="refresh" label="Load deals again">
        <RefreshIcon />
      </IconButton>,
      <IconButton key="delete" label="Delete deals">
        <TrashIcon />
      </IconButton>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Load deals again' })).toHaveFocus();
  },
};

/** A SegmentedControl inside it uses the arrow keys itself, and passes them on at its ends. */
export const WithViews: Story = {
  args: {
    children: [
      <Button key="assign" variant="outline">
        Assign
      </Button>,
      <SegmentedControl
        key="views"
        label="View"
        options={[
          { value: 'list', label: 'List' },
          { value: 'board', label: 'Board' },
        ]}
      />,
    ],
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    children: [
      <Button key="long" variant="outline">
        {longWord}
      </Button>,
      <ToggleButton key="mine">{longWord}</ToggleButton>,
    ],
  },
};
