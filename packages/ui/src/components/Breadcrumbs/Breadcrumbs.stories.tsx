import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './Breadcrumbs.docs.tsx';
import { BreadcrumbLink, BreadcrumbPage, Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  subcomponents: { BreadcrumbLink, BreadcrumbPage },
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <BreadcrumbLink href="#home">Home</BreadcrumbLink>
        <BreadcrumbLink href="#customers">Customers</BreadcrumbLink>
        <BreadcrumbPage>Payoff Quote</BreadcrumbPage>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneLevel: Story = {
  args: {
    children: (
      <>
        <BreadcrumbLink href="#home">Home</BreadcrumbLink>
        <BreadcrumbPage>Contact</BreadcrumbPage>
      </>
    ),
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <BreadcrumbLink href="#a">{longWord}</BreadcrumbLink>
        <BreadcrumbLink href="#b">{longWord}</BreadcrumbLink>
        <BreadcrumbPage>{longWord}</BreadcrumbPage>
      </>
    ),
  },
};
