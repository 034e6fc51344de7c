import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Grid } from '../Grid/index.ts';
import { CalendarIcon, DollarIcon, GaugeIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { docs } from './StatCard.docs.ts';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Components/Content/StatCard',
  component: StatCard,
  parameters: { docsData: docs },
  args: {
    label: 'Current balance',
    value: '$13,074.65',
    detail: '34 of 60 payments left',
    icon: <DollarIcon size="medium" />,
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dashboard: Story = {
  render: (args) => (
    <Grid>
      <StatCard {...args} />
      <StatCard
        label="Next payment"
        value="$425.00"
        detail="Due December 15"
        icon={<CalendarIcon size="medium" />}
      />
      <StatCard
        label="Credit score"
        value="712"
        detail={<Link href="#score">See what moves it</Link>}
        icon={<GaugeIcon size="medium" />}
        background="tint1"
      />
      <StatCard label="Auto pay" value="On" background="panel" />
    </Grid>
  ),
};

export const NumberAlone: Story = { args: { detail: undefined, icon: undefined } };

export const Stress: Story = {
  ...stress,
  args: { label: longWord, value: '$1,234,567,890.12', detail: longWord },
};
