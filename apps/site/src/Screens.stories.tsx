import type { PagePath } from '@milepost/domain/content/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fireEvent, screen } from 'storybook/test';
import { Frame } from './layout/Frame.tsx';
import { createRouter } from './router.tsx';
import { Route as root } from './routes/__root.tsx';

// Storybook renders its own document.
root.update({ component: Frame });

/**
 * A screen of the public website. Its links lead to the other screens, and its forms send nothing.
 */
function SiteAt({ at }: { readonly at: string }) {
  const [router] = useState(() => {
    const router = createRouter();
    router.update({ history: createMemoryHistory({ initialEntries: [at] }) });
    return router;
  });
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Pages/Site',
  component: SiteAt,
  tags: ['!autodocs'],
  // The built site's own tests check each page with axe, in both themes.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async () => Response.json({});
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<typeof SiteAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const screenAt = (at: PagePath): Story => ({ args: { at } });

export const Home = screenAt('/');
export const Customers = screenAt('/customers');
export const PreQualify = screenAt('/pre-qualify');
export const Payment = screenAt('/payment');
export const Payoff = screenAt('/payoff');
export const Faq = screenAt('/faq');
export const Account = screenAt('/account');
export const Insurance = screenAt('/insurance');
export const CreditScore = screenAt('/credit-score');
export const Military = screenAt('/military');
export const SignIn = screenAt('/signin');
export const Contact = screenAt('/contact');
export const Dealers = screenAt('/dealers');
export const FullSpectrumLending = screenAt('/dealers/full-spectrum');
export const IndirectAutoFinance = screenAt('/dealers/indirect');
export const OtherFinanceSolutions = screenAt('/dealers/solutions');
export const AdditionalServices = screenAt('/dealers/services');
export const PayoffForDealers = screenAt('/dealers/payoff');
export const About = screenAt('/about');
export const History = screenAt('/history');
export const Executives = screenAt('/executives');
export const Affiliates = screenAt('/affiliates');
export const Careers = screenAt('/careers');
export const Privacy = screenAt('/privacy');
export const Terms = screenAt('/terms');
export const Accessibility = screenAt('/accessibility');
export const NotFound: Story = { args: { at: '/no-such-page' } };

const send = { name: 'Request payoff quote' };

export const AFormWithMistakes: Story = {
  ...Payoff,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', send));
    await expect(await canvas.findByRole('region', { name: /^There is a problem/ })).toBeVisible();
  },
};

export const AFormThatWasSent: Story = {
  ...Payoff,
  play: async ({ canvas, userEvent }) => {
    const answers = {
      'Account number': '10045 8821',
      'Full name': 'Dana Whitfield',
      'Last 4 digits of SSN': '0412',
      Email: 'dana@example.com',
    };
    for (const [label, answer] of Object.entries(answers)) {
      await userEvent.type(await canvas.findByLabelText(label), answer);
    }
    // Each browser formats dates differently.
    fireEvent.change(canvas.getByLabelText('Requested payoff date'), {
      target: { value: `${new Date().getFullYear() + 1}-12-31` },
    });
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Request Received');
  },
};
