import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { CardIcon, DocumentIcon, PeopleIcon } from '../Icon/index.ts';
import { docs } from './SideNav.docs.ts';
import { SideNav, SideNavLink, SideNavSection } from './SideNav.tsx';

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  subcomponents: { SideNavLink, SideNavSection },
  parameters: { docsData: docs },
  args: {
    label: 'Dealer portal',
    children: [
      <SideNavLink key="queue" href="#queue" aria-current="page">
        Queue
      </SideNavLink>,
      <SideNavLink key="funded" href="#funded">
        Funded loans
      </SideNavLink>,
      <SideNavLink key="rates" href="#rates">
        Rate sheet
      </SideNavLink>,
    ],
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const onExpandedChange = fn();

export const Default: Story = {};

export const WithIcons: Story = {
  args: {
    children: [
      <SideNavLink key="queue" href="#queue" aria-current="page">
        <DocumentIcon /> Queue
      </SideNavLink>,
      <SideNavLink key="funded" href="#funded">
        <CardIcon /> Funded loans
      </SideNavLink>,
      <SideNavLink key="team" href="#team">
        <PeopleIcon /> Team
      </SideNavLink>,
    ],
  },
};

export const Sections: Story = {
  args: {
    children: [
      <SideNavSection key="applications" label="Applications">
        <SideNavLink href="#queue">Queue</SideNavLink>
        <SideNavLink href="#drafts" aria-current="page">
          Drafts
        </SideNavLink>
      </SideNavSection>,
      <SideNavSection key="dealership" label="Dealership">
        <SideNavLink href="#team">Team</SideNavLink>
        <SideNavLink href="#rates">Rate sheet</SideNavLink>
      </SideNavSection>,
    ],
  },
};

/** Sections that can be closed, with counts. */
export const Collapsible: Story = {
  args: {
    children: [
      <SideNavSection key="applications" label="Applications" isCollapsible>
        <SideNavLink href="#queue" count={1204}>
          Queue
        </SideNavLink>
        <SideNavLink href="#drafts" aria-current="page" count={3}>
          Drafts
        </SideNavLink>
      </SideNavSection>,
      <SideNavSection
        key="dealership"
        label="Dealership"
        isCollapsible
        defaultExpanded={false}
        onExpandedChange={onExpandedChange}
        count={2}
      >
        <SideNavLink href="#team" count={2}>
          Team
        </SideNavLink>
        <SideNavLink href="#rates">Rate sheet</SideNavLink>
      </SideNavSection>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Queue 1,204' })).toBeVisible();
    await expect(canvas.getByText('Team')).not.toBeVisible();
    canvas.getByText('Dealership').closest('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onExpandedChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.getByRole('list', { name: 'Dealership' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onExpandedChange).toHaveBeenLastCalledWith(false));
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <SideNavSection label={longWord} isCollapsible count={1_000_000}>
        <SideNavLink href="#long" aria-current="page" count={1_000_000}>
          {longWord}
        </SideNavLink>
      </SideNavSection>
    ),
  },
};
