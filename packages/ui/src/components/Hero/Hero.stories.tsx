import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { vars } from '../../theme/contract.css.ts';
import { Card } from '../Card/index.ts';
import { Figure } from '../Figure/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { docs } from './Hero.docs.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Components/Content/Hero',
  component: Hero,
  parameters: { docsData: docs, layout: 'fullscreen', docs: { story: { height: '26.5rem' } } },
  globals: { viewport: { value: 'wide' } },
  args: {
    eyebrow: 'Auto loans for every credit story',
    heading: 'A Hassle-Free Car Buying Experience.',
    lead: 'Get Pre-Qualified Today. See where you stand in minutes, without affecting your credit score.',
    actions: (
      <>
        <LinkButton href="#pre-qualify" variant="primary" size="large">
          Get Pre-Qualified
        </LinkButton>
        <LinkButton href="#calculator" variant="outline" size="large">
          Estimate a payment
        </LinkButton>
      </>
    ),
    figures: (
      <>
        <Figure size="small" value="35 years" label="in business" />
        <Figure size="small" value="30,000+" label="dealers" />
        <Figure size="small" value="500,000" label="customers a year" />
      </>
    ),
    picture: (
      // A picture as large as its frame.
      <svg width="100%" height="100%" aria-hidden="true">
        <rect width="100%" height="100%" fill={vars.color.tint3} />
      </svg>
    ),
    card: (
      <Card>
        <Figure value="$227.93" label="a month" />
      </Card>
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = {
  parameters: { docs: { story: { height: '57rem' } } },
  globals: { viewport: { value: 'phone' } },
};

export const WordsAlone: Story = {
  args: { eyebrow: undefined, figures: undefined, picture: undefined, card: undefined },
};

export const Stress: Story = {
  ...stress,
  args: {
    eyebrow: longWord,
    heading: longWord,
    lead: longWord,
    actions: (
      <LinkButton href="#long" variant="primary" size="large">
        {longWord}
      </LinkButton>
    ),
    figures: <Figure size="small" value={longWord} label={longWord} />,
  },
};
