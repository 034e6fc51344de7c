import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Portal } from '../../examples/dealer-portal/src/Portal.tsx';
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
      user: {},
    }),
};

const service = async () => new Response('{}', { status: 400 });

/** A screen of `examples/dealer-portal`, an app that uses only the kit and the domain. */
function PortalAt({ at, isSignedIn = true }: { at: string; isSignedIn?: boolean }) {
  return <Portal session={createSession(service, isSignedIn ? signedIn : nothingStored)} at={at} />;
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
export const Funding: Story = { args: { at: '/funding' }, play: shows('Funding') };
export const Report: Story = { args: { at: '/report' }, play: shows('Report') };
export const Users: Story = { args: { at: '/users' }, play: shows('Users') };
