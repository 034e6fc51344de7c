import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { CalendarIcon, ClockIcon, PhoneIcon } from '../Icon/index.ts';
import { docs } from './List.docs.tsx';
import { List, ListItem } from './List.tsx';

const meta = {
  title: 'Components/Type/List',
  component: List,
  subcomponents: { ListItem },
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <ListItem>New and used vehicles</ListItem>
        <ListItem>Refinancing</ListItem>
        <ListItem>Lease buyouts</ListItem>
      </>
    ),
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checks: Story = {
  args: {
    children: (
      <>
        <ListItem marker="check">No Credit Impact</ListItem>
        <ListItem marker="check">Fast Decision</ListItem>
        <ListItem marker="check">All Credit Types</ListItem>
      </>
    ),
  },
};

export const Numbers: Story = {
  args: {
    as: 'ol',
    children: (
      <>
        <ListItem marker="number">Ask for the quote</ListItem>
        <ListItem marker="number">Pay the amount</ListItem>
      </>
    ),
  },
};

/** The words line up, however many digits their numbers have. */
export const ManyNumbers: Story = {
  tags: ['!autodocs'],
  args: {
    as: 'ol',
    children: Array.from({ length: 100 }, (_, index) => `Page ${index + 1}`).map((page) => (
      <ListItem key={page} marker="number">
        {page}
      </ListItem>
    )),
  },
  play: async ({ canvas }) => {
    const begins = canvas.getAllByText(/^Page/).map((words) => words.getBoundingClientRect().left);
    await expect(new Set(begins).size).toBe(1);
  },
};

export const Icons: Story = {
  args: {
    gap: 'l',
    children: (
      <>
        <ListItem icon={<ClockIcon size="medium" />} heading="Processing time">
          Your quote is emailed within 24 hours.
        </ListItem>
        <ListItem icon={<CalendarIcon size="medium" />} heading="Quote validity">
          Good for 10 days.
        </ListItem>
        <ListItem icon={<PhoneIcon size="medium" />} heading="Questions?">
          (800) 555-0135
        </ListItem>
      </>
    ),
  },
  render: (args) => (
    <Card background="tint2">
      <List {...args} />
    </Card>
  ),
};

export const IconsOnPaper: Story = {
  args: {
    children: (
      <ListItem icon={<ClockIcon size="medium" />} iconBackground="tint2" heading="Processing time">
        Within 24 hours.
      </ListItem>
    ),
  },
};

export const Unmarked: Story = {
  args: {
    children: (
      <>
        <ListItem marker="none">Monday to Friday</ListItem>
        <ListItem marker="none">Saturday</ListItem>
      </>
    ),
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <ListItem>{longWord}</ListItem>
        <ListItem marker="check" heading={longWord}>
          {longWord}
        </ListItem>
        <ListItem icon={<ClockIcon size="medium" />} heading={longWord}>
          {longWord}
        </ListItem>
      </>
    ),
  },
};
