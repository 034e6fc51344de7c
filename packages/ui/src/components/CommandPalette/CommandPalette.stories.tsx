import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { CardIcon, DocumentIcon, PeopleIcon, PlusIcon } from '../Icon/index.ts';
import { docs } from './CommandPalette.docs.ts';
import { type Command, CommandPalette } from './CommandPalette.tsx';

const commands: Command[] = [
  { id: 'queue', label: 'Open deals', section: 'Go to', icon: <DocumentIcon />, onPress: fn() },
  { id: 'funding', label: 'Open funding', section: 'Go to', icon: <CardIcon />, onPress: fn() },
  {
    id: 'assign',
    label: 'Assign deal',
    keywords: 'owner, give',
    section: 'Deals',
    icon: <PeopleIcon />,
    onPress: fn(),
  },
  { id: 'new', label: 'New deal', section: 'Deals', icon: <PlusIcon />, onPress: fn() },
];

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '32rem' } } },
  args: { commands, onOpenChange: fn() },
  render: function WithButton(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="outline" onPress={() => setOpen(true)}>
          Commands
        </Button>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange?.(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Commands' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible());
};

export const Default: Story = { play: open };

/** Each word can be anywhere in a command’s name or keywords. */
export const Filtered: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await open(context);
    const search = screen.getByRole('searchbox');
    const activeOption = () => search.getAttribute('aria-activedescendant');
    await context.userEvent.type(search, 'deal');
    await waitFor(() => expect(activeOption()).not.toBeNull());
    await context.userEvent.type(search, ' as');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await expect([null, screen.getByRole('menuitem').id]).toContain(activeOption());
    await expect(screen.getByRole('menuitem', { name: 'Assign deal' })).toBeVisible();
  },
};

export const NothingFits: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.type(screen.getByRole('searchbox'), 'zeppelin');
    await waitFor(() =>
      expect(screen.getByText('No command fits. Try another word.')).toBeVisible(),
    );
  },
};

/** The palette closes before the command runs, so that a command can open a dialog. */
export const Pressed: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Open funding' }));
    await expect(commands[1]?.onPress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Commands' })).toHaveFocus();
  },
};

/** Without `isOpen`, it keeps track of whether it is open itself. */
export const ByItself: Story = {
  tags: ['!autodocs'],
  render: (args) => <CommandPalette {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    commands: [{ id: 'long', label: longWord, section: longWord, onPress: fn() }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Commands' }));
    await screen.findByRole('dialog');
  },
};
