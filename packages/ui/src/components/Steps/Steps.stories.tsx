import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Box } from '../Box/index.ts';
import { docs } from './Steps.docs.ts';
import { Step, Steps } from './Steps.tsx';

const meta = {
  title: 'Components/Content/Steps',
  component: Steps,
  subcomponents: { Step },
  parameters: { docsData: docs, docs: { story: { height: '9rem' } } },
  globals: { viewport: { value: 'wide' } },
  args: {
    children: (
      <>
        <Step heading="Find it">Get pre-qualified, then browse vehicles you’re approved for.</Step>
        <Step heading="Finance it">
          Personalize terms and payments without affecting your credit score.
        </Step>
        <Step heading="Drive it">Sign at the dealership and head home.</Step>
      </>
    ),
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** In a narrow column the steps are below each other, however wide the screen is. */
export const NarrowColumn: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Box maxWidth="form">
      <Steps {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    const { left, bottom } = first?.getBoundingClientRect() ?? {};
    await expect(second?.getBoundingClientRect()).toMatchObject({ left, top: bottom });
  },
};

export const Two: Story = {
  args: {
    children: (
      <>
        <Step heading="Ask">Tell us your account number.</Step>
        <Step heading="Read">We email the quote within 24 hours.</Step>
      </>
    ),
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <Step heading={longWord}>{longWord}</Step>
        <Step heading={longWord}>{longWord}</Step>
      </>
    ),
  },
};
