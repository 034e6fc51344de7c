import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/index.ts';
import { docs } from './Tabs.docs.ts';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  parameters: { docsData: docs },
  args: {
    children: [
      <TabList key="list" label="What to work out" variant="pill">
        <Tab id="cost">Monthly Cost</Tab>
        <Tab id="loan">Maximum Loan</Tab>
      </TabList>,
      <TabPanel key="cost" id="cost">
        <Text>What a car costs you each month.</Text>
      </TabPanel>,
      <TabPanel key="loan" id="loan">
        <Text>How much you can borrow for a payment that you choose.</Text>
      </TabPanel>,
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const views = {
  overview: 'Overview',
  payments: 'Payments',
  documents: 'Documents',
  settings: 'Settings',
};

export const Underline: Story = {
  args: {
    children: [
      <TabList key="list" label="Your account">
        {Object.entries(views).map(([id, view]) => (
          <Tab key={id} id={id}>
            {view}
          </Tab>
        ))}
      </TabList>,
      ...Object.entries(views).map(([id, view]) => (
        <TabPanel key={id} id={id}>
          <Text>{view} of loan 10045-8821.</Text>
        </TabPanel>
      )),
    ],
  },
};

/** A choice by what the tabs say. */
export const Cards: Story = {
  args: {
    children: (
      <>
        <TabList label="Payment method" variant="card">
          <Tab id="debit">
            <strong>Debit card</strong>
            <Text as="span" size="small" tone="soft">
              $5.00, free in some states
            </Text>
          </Tab>
          <Tab id="bank">
            <strong>Bank account</strong>
            <Text as="span" size="small" tone="soft">
              Free
            </Text>
          </Tab>
        </TabList>
        <TabPanel id="debit">
          <Text>The number on your card</Text>
        </TabPanel>
        <TabPanel id="bank">
          <Text>The numbers on your check</Text>
        </TabPanel>
      </>
    ),
  },
};

export const Vertical: Story = { args: { ...Underline.args, orientation: 'vertical' } };

/** The arrow keys move focus; Enter or Space opens. For panels that take a while to load. */
export const Manual: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Maximum Loan' })).toHaveFocus();
    await expect(canvas.getByText(/What a car costs/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/How much you can borrow/)).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabledKeys: ['loan'] } };

export const Hovered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Maximum Loan' });
    await userEvent.hover(tab);
    await expect(tab).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  },
};

/** Typed text stays while the other tab is open. */
export const KeptMounted: Story = {
  args: {
    children: [
      <TabList key="list" label="How to pay" variant="pill">
        <Tab id="card">Debit card</Tab>
        <Tab id="bank">Bank account</Tab>
      </TabList>,
      <TabPanel key="card" id="card" shouldForceMount>
        <TextField label="Name on card" />
      </TabPanel>,
      <TabPanel key="bank" id="bank" shouldForceMount>
        <TextField label="Name on account" />
      </TabPanel>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name on card');
    await userEvent.type(name, 'Dana');
    await userEvent.click(canvas.getByRole('tab', { name: 'Bank account' }));
    await expect(name).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Debit card' }));
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Dana');
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    children: [
      <TabList key="list" label="Views" variant="pill">
        <Tab id="a">{longWord}</Tab>
        <Tab id="b">{longWord}</Tab>
      </TabList>,
      <TabPanel key="a" id="a">
        {longWord}
      </TabPanel>,
      <TabPanel key="b" id="b">
        {longWord}
      </TabPanel>,
    ],
  },
};
