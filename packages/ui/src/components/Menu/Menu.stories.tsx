import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, DocumentIcon, TrashIcon } from '../Icon/index.ts';
import { docs } from './Menu.docs.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger, SubmenuTrigger } from './Menu.tsx';

const actions = [
  <MenuItem key="approve" id="approve">
    Approve
  </MenuItem>,
  <MenuItem key="ask" id="ask">
    Ask for documents
  </MenuItem>,
  <MenuItem key="decline" id="decline" tone="danger">
    Decline
  </MenuItem>,
];

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  parameters: { docsData: docs, docs: { story: { inline: false, height: '20rem' } } },
  args: {
    onAction: fn(),
    children: actions,
  },
  render: (args) => (
    <MenuTrigger>
      <Button variant="outline">Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const assign = fn();

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Default: Story = { play: open };

export const WithIcons: Story = {
  args: {
    children: [
      <MenuItem key="approve" id="approve" textValue="Approve">
        <CheckIcon /> Approve
      </MenuItem>,
      <MenuItem key="ask" id="ask" textValue="Ask for documents">
        <DocumentIcon /> Ask for documents
      </MenuItem>,
      <MenuItem key="decline" id="decline" tone="danger" textValue="Decline">
        <TrashIcon /> Decline
      </MenuItem>,
    ],
  },
  play: open,
};

export const Selection: Story = {
  args: {
    selectionMode: 'single',
    selectedKeys: ['newest'],
    children: [
      <MenuItem key="newest" id="newest">
        Newest first
      </MenuItem>,
      <MenuItem key="oldest" id="oldest">
        Oldest first
      </MenuItem>,
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
  },
};

export const Sections: Story = {
  parameters: { docs: { story: { height: '24rem' } } },
  args: {
    disabledKeys: ['title'],
    children: [
      <MenuSection key="application" label="Application">
        <MenuItem id="approve">Approve</MenuItem>
        <MenuItem id="decline" tone="danger">
          Decline
        </MenuItem>
      </MenuSection>,
      <MenuSection key="papers" label="Papers">
        <MenuItem id="contract">Print contract</MenuItem>
        <MenuItem id="title">Print title request</MenuItem>
      </MenuSection>,
    ],
  },
  play: open,
};

const withSubmenu = [
  ...actions,
  <SubmenuTrigger key="assign">
    <MenuItem id="assign">Assign to</MenuItem>
    <Menu onAction={assign}>
      <MenuItem id="priya">Priya Vance</MenuItem>
      <MenuItem id="devon">Devon Okafor</MenuItem>
    </Menu>
  </SubmenuTrigger>,
];

export const Submenu: Story = {
  tags: ['!autodocs'],
  args: { children: withSubmenu },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Assign to' }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Devon Okafor' }));
    await expect(assign).toHaveBeenLastCalledWith('devon', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
  },
};

/** How it looks when it opens. */
export const SubmenuOpen: Story = {
  tags: ['!autodocs'],
  args: { children: withSubmenu },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{End}{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Devon Okafor' })).toBeVisible(),
    );
  },
};

/** Where two menus don’t fit side by side, the second one opens below its item. */
export const SubmenuOnAPhone: Story = {
  ...SubmenuOpen,
  globals: { viewport: { value: 'smallest' } },
  play: async (context) => {
    await SubmenuOpen.play?.(context);
    const item = screen.getByRole('menuitem', { name: 'Devon Okafor' });
    await waitFor(() => expect(item.getBoundingClientRect().right).toBeLessThan(innerWidth));
  },
};

export const Keyboard: Story = { ...keyboardStory(docs), args: { children: withSubmenu } };

export const Stress: Story = {
  ...stress,
  args: { children: <MenuItem id="long">{longWord}</MenuItem> },
  play: open,
};
