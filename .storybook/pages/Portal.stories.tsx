import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { sampleDeal, sampleUsers } from '../../examples/dealer-portal/server/sample.ts';
import { type Deal, figuresOf, waitingStatuses } from '../../examples/dealer-portal/src/model.ts';
import { createPortal, Portal } from '../../examples/dealer-portal/src/Portal.tsx';
import { readDealSearch, statusesOf } from '../../examples/dealer-portal/src/search.ts';
import { createSession, type SessionStorage } from '../../examples/dealer-portal/src/session.ts';

const nothingStored: SessionStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

const signedIn: SessionStorage = {
  ...nothingStored,
  getItem: () =>
    JSON.stringify({
      access_token: 'sample',
      refresh_token: 'sample',
      expires_in: 86_400,
      expires_at: Math.floor(Date.now() / 1000) + 86_400,
      token_type: 'bearer',
      user: sampleUsers[0] ?? {},
    }),
};

const service = async () => new Response('{}', { status: 400 });

const count = 120;
const deals = Array.from(
  { length: count },
  (_, index): Deal => ({
    ...sampleDeal(index, count),
    version: 1,
    changedBy: 'Milepost',
    isWithLender: false,
  }),
);
const sumOf = (some: readonly Deal[]) =>
  some.reduce((sum, deal) => sum + (figuresOf(deal)?.amountFinanced ?? 0), 0);

/** The first page of the deals that a search finds. */
function dealPage(parameters: URLSearchParams) {
  const search = readDealSearch(Object.fromEntries(parameters));
  const chosen = statusesOf(search);
  const found = deals.filter(
    ({ applicant, status }) =>
      (chosen.length === 0 || chosen.includes(status)) &&
      applicant.toLowerCase().includes(search.search ?? ''),
  );
  return {
    rows: found.slice(0, search.size ?? 10),
    total: found.length,
    page: 1,
    amount: sumOf(found),
    waiting: deals.filter(({ status }) => waitingStatuses.includes(status)).length,
  };
}

/** The answers of the portal’s server to the calls that the stories make. */
function answerTo({ pathname, searchParams }: URL): unknown {
  if (pathname === '/api/deals') return dealPage(searchParams);
  if (pathname === '/api/users') return sampleUsers;
  if (pathname === '/api/draft') return null;
  if (pathname === '/api/report') {
    const funded = deals.filter(({ status }) => status === 'Funded');
    const declined = deals.filter(({ status }) => status === 'Declined');
    const sum = (some: readonly Deal[]) => ({ count: some.length, amount: sumOf(some) });
    return {
      sent: sum(deals),
      funded: sum(funded),
      declined: sum(declined),
      byTier: Object.fromEntries(
        [...Map.groupBy(deals, ({ tier }) => tier)].map(([tier, some]) => [tier, some.length]),
      ),
      weeks: ['2026-10-22', '2026-10-29', '2026-11-05', '2026-11-12'].map((day, week) => ({
        day,
        amount: sumOf(funded.slice(20 * week, 20 * week + 17 + week)),
      })),
      byPerson: sampleUsers.slice(0, 3).map(({ id, name }) => {
        const own = deals.filter(({ assignee }) => assignee === id);
        const paid = own.filter(({ status }) => status === 'Funded');
        return { id, name, sent: own.length, funded: paid.length, amount: sumOf(paid) };
      }),
    };
  }
  return deals.find(({ id }) => pathname === `/api/deals/${id}`);
}

const send: typeof fetch = async (request) =>
  Response.json(answerTo(new URL(String(request), 'http://portal.example')));

/** A screen of `examples/dealer-portal`, an app that uses only the kit and the domain. */
function PortalAt({ at, isSignedIn = true }: { at: string; isSignedIn?: boolean }) {
  const [portal] = useState(() =>
    createPortal({
      session: createSession(service, isSignedIn ? signedIn : nothingStored),
      send,
      at,
    }),
  );
  return <Portal {...portal} />;
}

const meta = {
  title: 'Pages/Portal',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen's code loads when the screen opens, which takes a while on a busy machine. */
const patience = { timeout: 30_000 };

/** Waits until the screen is shown. */
const shows =
  (name: string): NonNullable<Story['play']> =>
  async () => {
    const heading = await screen.findByRole('heading', { level: 1, name }, patience);
    await expect(heading).toBeVisible();
  };

export const SignIn: Story = {
  args: { at: '/sign-in', isSignedIn: false },
  play: shows('Sign in to the dealer portal'),
};
export const Deals: Story = { args: { at: '/deals' }, play: shows('Deals') };
export const NothingFound: Story = { args: { at: '/deals?search=zeppelin' }, play: shows('Deals') };
export const DealsOnAPhone: Story = { ...Deals, globals: { viewport: { value: 'phone' } } };
export const ACounteroffer: Story = {
  args: { at: '/deals/D-10482' },
  play: shows('Dana Whitfield'),
};
export const AnsweringIt: Story = {
  args: { at: '/deals/D-10482/counteroffer' },
  play: shows('Counteroffer'),
};
export const Stips: Story = {
  args: { at: '/deals/D-10480?tab=stips' },
  play: shows('Lucía Barrera'),
};
export const History: Story = {
  args: { at: '/deals/D-10480?tab=history' },
  play: shows('Lucía Barrera'),
};
export const EnteringADeal: Story = { args: { at: '/new-deal' }, play: shows('Enter a deal') };
export const Funding: Story = { args: { at: '/funding' }, play: shows('Funding') };
export const Report: Story = { args: { at: '/report' }, play: shows('Report') };
export const Users: Story = { args: { at: '/users' }, play: shows('Users') };
