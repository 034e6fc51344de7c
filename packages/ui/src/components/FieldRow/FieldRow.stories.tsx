import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { DateField } from '../DateField/index.ts';
import { MoneyField } from '../MoneyField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { Select } from '../Select/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { docs } from './FieldRow.docs.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta = {
  title: 'Components/Forms/FieldRow',
  component: FieldRow,
  parameters: { docsData: docs },
  globals: { viewport: { value: 'wide' } },
  args: {
    children: (
      <>
        <TextField label="Expiration date" description="MM/YY" autoComplete="off" />
        <TextField label="Security code" autoComplete="off" />
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tops of what matches the selector, rounded to whole pixels. */
const topsOf = (canvasElement: HTMLElement, selector: string) => [
  ...new Set(
    [...canvasElement.querySelectorAll(selector)].map((element) =>
      Math.round(element.getBoundingClientRect().top),
    ),
  ),
];

const onCommonLines: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(topsOf(canvasElement, 'label')).toHaveLength(1);
  await expect(topsOf(canvasElement, 'input, select')).toHaveLength(1);
};

export const Default: Story = { play: onCommonLines };

export const WithError: Story = {
  args: {
    children: (
      <>
        <TextField
          label="Expiration date"
          description="MM/YY"
          autoComplete="off"
          errorMessage="This card has expired. Use a card that is still valid, or your bank account."
        />
        <TextField label="Security code" autoComplete="off" />
      </>
    ),
  },
  play: onCommonLines,
};

/** Labels of one and of two lines end on one line, next to their hints. */
export const LongLabel: Story = {
  args: {
    children: (
      <>
        <TextField
          label="The last four digits of your Social Security number (SSN), which nobody but us sees"
          description="To make sure that the account is yours"
          autoComplete="off"
        />
        <TextField label="Email" description="We email your quote here" autoComplete="off" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('label')].map((label) => label.clientHeight);
    const bottoms = [...canvasElement.querySelectorAll('label')].map((label) =>
      Math.round(label.getBoundingClientRect().bottom),
    );
    await expect(new Set(heights).size).toBe(2);
    await expect(new Set(bottoms).size).toBe(1);
    await expect(topsOf(canvasElement, 'input')).toHaveLength(1);
  },
};

export const ContentBelow: Story = {
  args: {
    children: (
      <>
        <div>
          <TextField label="Card number" autoComplete="off" />
          <Text size="small">Visa</Text>
        </div>
        <div>
          <TextField
            label="Security code"
            description="Three digits on the back"
            autoComplete="off"
          />
        </div>
      </>
    ),
  },
  play: onCommonLines,
};

export const OtherFields: Story = {
  args: {
    children: (
      <>
        <MoneyField label="Payment amount" />
        <DateField label="Payoff date" description="The day that we get your money" />
        <Select
          label="State"
          options={[{ value: 'ca', label: 'California' }]}
          warningMessage="We have no office there"
        />
        <PasswordField label="Password" />
      </>
    ),
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(topsOf(canvasElement, 'input')).toHaveLength(2);
  },
};

export const PhoneShort: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    minFieldWidth: 'short',
    children: (
      <>
        <TextField
          label="Expiration date"
          description="MM/YY, as on your card"
          inputWidth="short"
          autoComplete="off"
        />
        <TextField label="Security code" inputWidth="short" autoComplete="off" />
      </>
    ),
  },
  play: onCommonLines,
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <TextField label={longWord} description={longWord} errorMessage={longWord} />
        <TextField label={longWord} />
      </>
    ),
  },
};
