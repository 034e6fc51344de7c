import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { docs } from './ButtonGroup.docs.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: { docsData: docs },
  args: {
    label: 'Offer',
    children: [
      <Button key="accept">Accept</Button>,
      <Button key="counter" variant="outline">
        Counter
      </Button>,
      <Button key="decline" variant="quiet">
        Decline
      </Button>,
    ],
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Offer' })).toBeVisible();
  },
};

export const Attached: Story = {
  args: {
    label: 'Print',
    isAttached: true,
    children: ['Contract', 'Rates', 'Title'].map((name) => (
      <Button key={name} variant="outline">
        {name}
      </Button>
    )),
  },
};

/** The usual action, with a menu of the others beside it. */
export const WithMenu: Story = {
  args: {
    label: 'Fund',
    isAttached: true,
    children: [
      <Button key="fund">Fund deal</Button>,
      <MenuTrigger key="more">
        <IconButton label="More ways to fund" variant="solid">
          <ChevronDownIcon />
        </IconButton>
        <Menu placement="bottom end">
          <MenuItem id="later">Fund on a later day</MenuItem>
          <MenuItem id="part">Fund in part</MenuItem>
          <MenuItem id="hold">Hold funding</MenuItem>
        </Menu>
      </MenuTrigger>,
    ],
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    isAttached: true,
    children: [
      <Button key="long" variant="outline">
        {longWord}
      </Button>,
      <Button key="short" variant="outline">
        Short
      </Button>,
    ],
  },
};
