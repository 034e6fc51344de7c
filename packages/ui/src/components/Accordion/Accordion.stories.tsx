import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('How can I pay?'));
    await expect(canvas.getByText(/Online, by phone/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await userEvent.click(canvas.getByText('How can I pay?'));
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0);
  },
};

export const SeveralAtOnce: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['how-to-pay', 'payoff'] },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** The browser opens the item that the address names, and the kit reports it. */
export const OpenedByAnAddress: Story = {
  tags: ['!autodocs'],
  args: { onExpandedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const details = canvas.getByText(/payoff quote\?/).closest('details');
    location.hash = 'payoff';
    await waitFor(() => expect(details).toHaveAttribute('open'));
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(['payoff'])));
    await userEvent.click(canvas.getByText(/payoff quote\?/));
    await waitFor(() => expect(details).not.toHaveAttribute('open'));
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
