import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Grid } from '../Grid/index.ts';
import { BankIcon, CardIcon, PhoneIcon } from '../Icon/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { docs } from './InfoCard.docs.ts';
import { InfoCard } from './InfoCard.tsx';

const meta = {
  title: 'Components/Content/InfoCard',
  component: InfoCard,
  parameters: { docsData: docs },
  args: {
    heading: 'Debit Card',
    icon: <CardIcon size="medium" />,
    children: 'Pay with a debit or ATM card. A fee applies in most states.',
  },
} satisfies Meta<typeof InfoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    actions: (
      <LinkButton href="#pay" variant="outline">
        Pay by card
      </LinkButton>
    ),
  },
};

export const Row: Story = {
  render: (args) => (
    <Grid itemWidth="large">
      <InfoCard {...args} />
      <InfoCard heading="ACH Transfer" icon={<BankIcon size="medium" />} background="tint2">
        Pay from your bank account for free.
      </InfoCard>
      <InfoCard heading="Phone Payment" icon={<PhoneIcon size="medium" />} background="sunken">
        Call us and pay with an agent.
      </InfoCard>
    </Grid>
  ),
};

export const WithoutIcon: Story = { args: { icon: undefined } };

export const Stress: Story = {
  ...stress,
  args: {
    heading: longWord,
    children: longWord,
    actions: <LinkButton href="#long">{longWord}</LinkButton>,
  },
};
