import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { docs } from './DescriptionList.docs.tsx';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Type/DescriptionList',
  component: DescriptionList,
  subcomponents: { DescriptionItem },
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <DescriptionItem term="Amount financed">$13,000</DescriptionItem>
        <DescriptionItem term="Total interest">$3,410.96</DescriptionItem>
        <DescriptionItem term="Total of payments">$16,410.96</DescriptionItem>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stacked: Story = {
  args: {
    variant: 'stacked',
    children: (
      <>
        <DescriptionItem term="Office">600 Example Way, Los Angeles</DescriptionItem>
        <DescriptionItem term="Hours">Monday to Friday, 8 AM to 8 PM</DescriptionItem>
      </>
    ),
  },
};

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <DescriptionList {...args} />
    </Card>
  ),
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <DescriptionItem term={longWord}>{longWord}</DescriptionItem>
        <DescriptionItem term="Total">$1,234,567.89</DescriptionItem>
      </>
    ),
  },
};
