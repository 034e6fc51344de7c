import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { CardIcon, ChartIcon, DocumentIcon, PeopleIcon } from '../Icon/index.ts';
import { Link } from '../Link/Link.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { SideNav, SideNavLink, SideNavSection } from '../SideNav/SideNav.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './AppShell.docs.ts';
import { AppShell } from './AppShell.tsx';

/** Navigates like a router's link. */
const stay = (event: MouseEvent) => event.preventDefault();

const lines = Array.from({ length: 40 }, (_, index) => `Deal ${10_440 + index}`);

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    docsData: docs,
    docs: { story: { inline: false, height: '34rem' } },
  },
  globals: { viewport: { value: 'wide' } },
  args: {
    onNavFoldedChange: fn(),
    brand: <Link href="#home">Cedar Ridge</Link>,
    nav: (
      <SideNav label="Portal">
        <SideNavLink href="#deals" aria-current="page">
          <DocumentIcon /> Deals
        </SideNavLink>
        <SideNavLink href="#funding" onClick={stay}>
          <CardIcon /> Funding
        </SideNavLink>
        <SideNavSection label="Dealership">
          <SideNavLink href="#team">
            <PeopleIcon /> Team
          </SideNavLink>
          <SideNavLink href="#reports">
            <ChartIcon /> Reports
          </SideNavLink>
        </SideNavSection>
      </SideNav>
    ),
    actions: (
      <MenuTrigger>
        <Button variant="quiet">
          <Avatar name="Marisol Tran" size="small" isDecorative /> Marisol
        </Button>
        <Menu placement="bottom end">
          <MenuItem id="profile">Profile</MenuItem>
          <MenuItem id="out">Sign out</MenuItem>
        </Menu>
      </MenuTrigger>
    ),
    children: (
      <Stack gap="l">
        <Heading level={1} size="h2">
          Deals
        </Heading>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Portal' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const Folded: Story = {
  args: { defaultNavFolded: true },
};

export const UnfoldedAgain: Story = {
  ...Folded,
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }));
    await expect(canvas.getByRole('navigation', { name: 'Portal' })).toBeVisible();
    await expect(args.onNavFoldedChange).toHaveBeenCalledWith(false);
  },
};

/** State that the caller keeps stays as the caller sets it. */
export const FoldedByTheCaller: Story = {
  args: { isNavFolded: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }));
    await expect(args.onNavFoldedChange).toHaveBeenCalledWith(false);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    // The drawer fades in.
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Funding' })).toBeVisible());
  },
};

/** A link in the drawer goes to its page and closes the drawer. */
export const LeavingTheDrawer: Story = {
  ...OnAPhone,
  tags: ['!autodocs'],
  play: async (context) => {
    await OnAPhone.play?.(context);
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await context.userEvent.click(drawer.getByRole('link', { name: 'Funding' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = context.canvas.getByRole('button', { name: 'Navigation' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    brand: longWord,
    actions: <Button>{longWord}</Button>,
    children: longWord,
    nav: (
      <SideNav label={longWord}>
        <SideNavLink href="#long">{longWord}</SideNavLink>
      </SideNav>
    ),
  },
};
