import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Grid } from '../Grid/index.ts';
import { docs } from './PersonCard.docs.ts';
import { PersonCard } from './PersonCard.tsx';

const meta = {
  title: 'Components/Content/PersonCard',
  component: PersonCard,
  parameters: { docsData: docs },
  args: {
    name: 'Marisol Tran',
    initials: 'MT',
    jobTitle: 'Chief Executive Officer',
    children: 'Marisol started as a loan officer in 1994 and has led the company since 2016.',
  },
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Team: Story = {
  render: (args) => (
    <Grid as="ul" itemWidth="large">
      <PersonCard {...args} as="li" />
      <PersonCard
        as="li"
        name="Devon Okafor"
        initials="DO"
        jobTitle="Chief Financial Officer"
        avatarBackground="tint1"
      >
        Devon keeps our books.
      </PersonCard>
      <PersonCard
        as="li"
        name="Priya Vance"
        initials="PV"
        jobTitle="Chief Risk Officer"
        avatarBackground="tint3"
      >
        Priya decides how we lend.
      </PersonCard>
    </Grid>
  ),
};

export const NameAlone: Story = { args: { children: undefined } };

export const Stress: Story = {
  ...stress,
  args: { name: longWord, jobTitle: longWord, children: longWord },
};
