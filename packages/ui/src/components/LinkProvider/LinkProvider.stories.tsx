import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';

import { BreadcrumbLink, BreadcrumbPage, Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { LinkCard } from '../LinkCard/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { SideNav, SideNavLink } from '../SideNav/index.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './LinkProvider.docs.ts';
import { LinkProvider, type RouterLinkProps } from './LinkProvider.tsx';

const visits: string[] = [];

/** Stands for a router's link: it records the address instead of loading it. */
function RouterLink({ onClick, ...props }: RouterLinkProps) {
  const follow: RouterLinkProps['onClick'] = (event) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    visits.push(props.href);
  };
  return <a {...props} {...{ onClick: follow }} data-router="" />;
}

const meta = {
  title: 'Components/Navigation/LinkProvider',
  component: LinkProvider,
  parameters: { docsData: docs },
  args: { component: RouterLink, children: null },
  render: (args) => (
    <LinkProvider {...args}>
      <Stack gap="l">
        <Breadcrumbs>
          <BreadcrumbLink href="/deals">Deals</BreadcrumbLink>
          <BreadcrumbPage>Deal 1042</BreadcrumbPage>
        </Breadcrumbs>
        <SideNav label="Account">
          <SideNavLink href="/users">Users</SideNavLink>
        </SideNav>
        <Link href="/report">Report</Link>
        <LinkButton href="/new">New deal</LinkButton>
        <LinkCard heading="Funding" href="/funding" />
        <Pagination label="Pages" page={1} pageCount={2} href={(page) => `/deals?page=${page}`} />
        <MenuTrigger>
          <Button variant="outline">More</Button>
          <Menu>
            <MenuItem href="/settings">Settings</MenuItem>
          </Menu>
        </MenuTrigger>
        <Link href="https://example.com">Another site</Link>
        <Link href="mailto:help@example.com">Mail</Link>
        <Link href="#terms">Terms on this page</Link>
        <Link href="/form.pdf" download>
          Download
        </Link>
      </Stack>
    </LinkProvider>
  ),
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The router follows links inside the app, from a menu too. All others are plain anchors. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    visits.length = 0;
    const ofRouter = canvas.getAllByRole('link').filter(({ dataset }) => 'router' in dataset);
    await expect(ofRouter.map((link) => link.getAttribute('href'))).toEqual([
      '/deals',
      '/users',
      '/report',
      '/new',
      '/funding',
      '/deals?page=1',
      '/deals?page=2',
      '/deals?page=2',
    ]);
    for (const name of ['Deals', 'Users', 'Report', 'New deal', 'Funding', 'Next']) {
      await userEvent.click(canvas.getByRole('link', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Settings' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(visits).toEqual([
      '/deals',
      '/users',
      '/report',
      '/new',
      '/funding',
      '/deals?page=2',
      '/settings',
      '/settings',
    ]);
  },
};

export const Stress: Story = {
  ...stress,
  render: (args) => (
    <LinkProvider {...args}>
      <Link href="/report">{longWord}</Link>
    </LinkProvider>
  ),
};
