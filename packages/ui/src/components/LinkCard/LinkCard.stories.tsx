import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Grid } from '../Grid/index.ts';
import { CardIcon, CheckIcon, GaugeIcon, HelpIcon, UserIcon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './LinkCard.docs.ts';
import { LinkCard } from './LinkCard.tsx';

const meta = {
  title: 'Components/Content/LinkCard',
  component: LinkCard,
  parameters: { docsData: docs },
  args: {
    href: '#payment',
    heading: 'Make a Payment',
    actionLabel: 'Pay now',
    background: 'tint1',
    icon: <CardIcon size="medium" />,
    children: 'Pay by debit card or ACH in a couple of minutes.',
  },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tints: Story = {
  render: (args) => (
    <Grid itemWidth="large">
      <LinkCard {...args} />
      <LinkCard
        {...args}
        background="tint2"
        heading="Get Pre-Qualified"
        actionLabel="Start"
        icon={<CheckIcon size="medium" />}
      >
        Start a new loan and search vehicles you’re approved for.
      </LinkCard>
      <LinkCard
        {...args}
        background="tint3"
        heading="Free Credit Score"
        actionLabel="View score"
        icon={<GaugeIcon size="medium" />}
      >
        See your score.
      </LinkCard>
      <LinkCard
        {...args}
        background="tint4"
        heading="Manage Account"
        actionLabel="Open"
        icon={<UserIcon size="medium" />}
      >
        Your balance, your next payment and your statements.
      </LinkCard>
      <LinkCard
        {...args}
        background="tint5"
        heading="Customer FAQs"
        actionLabel="Read"
        icon={<HelpIcon size="medium" />}
      >
        Answers about due dates, fees and titles.
      </LinkCard>
      <LinkCard
        {...args}
        background="surface"
        heading="Payoff Quote"
        actionLabel="Ask for it"
        icon={<UserIcon size="medium" />}
      >
        What you owe on the day you choose.
      </LinkCard>
    </Grid>
  ),
};

/** Without anything else, the arrow is beside the heading. */
export const HeadingAlone: Story = {
  args: { background: 'surface', icon: undefined, actionLabel: undefined, children: undefined },
};

/** Below the text, and beside it if the card is wide. */
export const WithPicture: Story = {
  args: {
    picture: (
      <Grid>
        <Text weight="bold">Free</Text>
        <Text weight="bold">$5.00</Text>
      </Grid>
    ),
  },
};

export const Hovered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'));
  },
};

/** A click anywhere on the card reaches the link. */
export const ClickedAtItsEdge: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('div:has(> h3)') as HTMLElement;
    const { right, bottom } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 20, bottom - 20)).toBe(canvas.getByRole('link'));
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { heading: longWord, actionLabel: longWord, children: longWord },
};
