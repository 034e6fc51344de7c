import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Box } from '../Box/index.ts';
import { BreadcrumbLink, BreadcrumbPage, Breadcrumbs } from '../Breadcrumbs/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { List, ListItem } from '../List/index.ts';
import { docs } from './PageHeader.docs.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Content/PageHeader',
  component: PageHeader,
  parameters: { docsData: docs, layout: 'fullscreen' },
  args: {
    breadcrumbs: (
      <Breadcrumbs>
        <BreadcrumbLink href="#customers">Customers</BreadcrumbLink>
        <BreadcrumbPage>Payoff Quote</BreadcrumbPage>
      </Breadcrumbs>
    ),
    heading: 'Payoff Quote',
    lead: 'Get your current loan payoff amount',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPanel: Story = {
  args: {
    background: 'panel',
    heading: 'Get Pre-Qualified',
    lead: 'See where you stand before you visit a dealership',
    children: (
      <List>
        <ListItem marker="check">No Credit Impact</ListItem>
        <ListItem marker="check">Fast Decision</ListItem>
        <ListItem marker="check">All Credit Types</ListItem>
      </List>
    ),
  },
};

/** On the end side, cropped by the header's lower edge; not on a phone. */
export const WithPicture: Story = {
  args: {
    picture: (
      <Box background="tint3" padding="xxl" textAlign="center">
        A drawing of the brand
      </Box>
    ),
  },
};

export const WithAction: Story = {
  args: {
    children: (
      <LinkButton href="#start" variant="primary" size="large">
        Start
      </LinkButton>
    ),
  },
};

/** For a page whose form should be in view at once. */
export const Compact: Story = { args: { size: 'compact' } };

export const HeadingAlone: Story = { args: { breadcrumbs: undefined, lead: undefined } };

export const Stress: Story = {
  ...stress,
  args: {
    breadcrumbs: (
      <Breadcrumbs>
        <BreadcrumbLink href="#customers">{longWord}</BreadcrumbLink>
        <BreadcrumbPage>Payoff Quote</BreadcrumbPage>
      </Breadcrumbs>
    ),
    heading: longWord,
    lead: longWord,
    children: longWord,
  },
};
