import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterContextProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { readSearch } from '../../navigation/search.ts';
import { createRouter } from '../../router.tsx';
import { Calculator } from './Calculator.tsx';
import { RememberTerms } from './terms.tsx';

/** The calculator with the numbers of a link. */
function LinkedCalculator({ query }: { readonly query: string }) {
  const [router] = useState(createRouter);
  const [search] = useState(() => readSearch(query));
  return (
    <RouterContextProvider router={router}>
      <RememberTerms>
        <Calculator search={search} />
      </RememberTerms>
    </RouterContextProvider>
  );
}

/**
 * Calculates the total cost of a car. Each part below the result opens on demand; a link opens the
 * parts that it sets.
 */
const meta = {
  title: 'Examples/Calculator',
  component: LinkedCalculator,
  args: { query: '' },
} satisfies Meta<typeof LinkedCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part's heading and something that is shown once its code has loaded. */
const parts = [
  ['Trade-in, tax and fees', { role: 'textbox', name: 'Trade-in value' }],
  ['Extra payments', { role: 'textbox', name: 'Extra each month' }],
  ['Payment schedule', { role: 'button', name: 'Download as CSV' }],
  ['Compare offers', { role: 'button', name: 'Add offer B' }],
] as const;

/** Opens every part, each after the one above it has its full height. */
const openAll: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  for (const [heading, { role, name }] of parts) {
    const part = await canvas.findByRole('heading', { name: heading });
    if (!part.closest('details')?.open) await userEvent.click(part);
    await canvas.findByRole(role, { name });
  }
};

export const Default: Story = {};

export const EveryPartOpen: Story = { play: openAll };

export const NoInterest: Story = { args: { query: 'apr=0&xm=50' }, play: openAll };

export const NegativeEquity: Story = {
  args: {
    query: 'price=25000&down=1000&term=72&apr=9.9&trade=8000&owed=11500&tax=6&tfees=499&fees=350',
  },
  play: async (context) => {
    await openAll(context);
    await expect(await context.canvas.findByText(/You owe \$3,500\.00 more/)).toBeVisible();
  },
};

export const EverythingCovered: Story = {
  args: { query: 'price=10000&down=0&trade=12000&tax=8.875&fees=200&credit=all' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/\$1,800\.00 is left over/)).length).toBeGreaterThan(
      0,
    );
  },
};

export const LongestTerm: Story = {
  args: { query: 'price=100000&down=0&term=84&apr=25&xm=100' },
  play: async (context) => {
    await openAll(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'By month' }));
    const schedule = await context.canvas.findByRole('table', {
      name: 'Payment schedule, by month',
    });
    await waitFor(() => expect(within(schedule).getAllByRole('row')).toHaveLength(1 + 77), {
      timeout: 10_000,
    });
  },
};

const offer = (letter: string, price: number, apr: number, term: number) =>
  `${letter}=1&${letter}price=${price}&${letter}down=3000&${letter}trade=3000&${letter}tfees=300&${letter}fees=1500&${letter}apr=${apr}&${letter}term=${term}`;

export const ThreeOffers: Story = {
  args: {
    query: `price=20000&down=3000&trade=3000&tfees=300&fees=1500&apr=3.5&term=48&${offer('b', 20000, 4.9, 72)}&${offer('c', 19500, 6.5, 60)}`,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('$1,313.39 less than with B.');
  },
};

export const BadLink: Story = {
  args: { query: 'price=20,000&apr=8%25' },
  play: async ({ canvas }) => {
    await canvas.findByText(/We could not use part of this link: Vehicle price, APR\./);
  },
};

export const MaximumLoan: Story = { args: { query: 'tab=max&pay=650' } };
