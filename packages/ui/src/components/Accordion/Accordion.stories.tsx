import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './Accordion.docs.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  parameters: { docsData: docs },
  args: {
    children: [
      <AccordionItem key="pay" id="how-to-pay" heading="How can I pay?">
        Online, by phone, by mail or in cash at a store. Online payments by bank account are free.
      </AccordionItem>,
      <AccordionItem key="due" id="due-date" heading="Can I change my due date?">
        Yes, once every twelve months. Call us at least five days before the payment is due.
      </AccordionItem>,
      <AccordionItem key="payoff" id="payoff" heading="What do I need for a payoff quote?">
        <Stack gap="m">
          <Text>Your account number, the last four digits of your SSN and an email address.</Text>
          <Text>
            Then <Link href="#payoff-quote">ask for the quote</Link>. It stays good for ten days.
          </Text>
        </Stack>
      </AccordionItem>,
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Open to begin with. */
export const Open: Story = { args: { defaultExpandedKeys: ['due-date'] } };

/** Opening one closes the one before it. */
export const OneAtATime: Story = {
  args: { defaultExpandedKeys: ['due-date'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How can I pay?' }));
    await expect(canvas.getByText(/Online, by phone/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /due date/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'How can I pay?' }));
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0);
  },
};

export const SeveralAtOnce: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['how-to-pay', 'payoff'] },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Find-in-page fires `beforematch` on the hidden panel that holds what it found. */
export const FoundByFindInPage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const panel = canvas.getByText(/once every twelve months/).parentElement as HTMLElement;
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel).not.toHaveAttribute('aria-hidden');
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    const button = canvas.getByRole('button', { name: /due date/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const OpenedByAnAddress: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /payoff quote/ });
    location.hash = 'payoff';
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    location.hash = '';
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    headingLevel: 2,
    defaultExpandedKeys: ['long'],
    children: (
      <AccordionItem id="long" heading={`${longWord} ${longWord}`}>
        {longWord}
      </AccordionItem>
    ),
  },
};
