import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <SideNavSection label={longWord}>
        <SideNavLink href="#long" aria-current="page">
          {longWord}
        </SideNavLink>
      </SideNavSection>
    ),
  },
};
