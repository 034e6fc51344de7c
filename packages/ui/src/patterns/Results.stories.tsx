import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/index.ts';
import { Columns } from '../components/Columns/index.ts';
import { DescriptionItem, DescriptionList } from '../components/DescriptionList/index.ts';
import { Figure } from '../components/Figure/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { SliderField } from '../components/SliderField/index.ts';
import { SplitBar } from '../components/SplitBar/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { monthlyPayment } from '../examples/payment.ts';

const meta = {
  title: 'Patterns/Results panel',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format;

interface Loan {
  principal: number;
  months: number;
  apr: number;
}

function Results({ principal, months, apr }: Loan) {
  const payment = monthlyPayment(principal, months, apr);
  const interest = payment * months - principal;
  return (
    <Card background="panel">
      <Stack gap="l">
        <Figure size="large" value={dollars(payment)} label="estimated monthly payment" />
        <SplitBar
          parts={[
            { label: 'Principal', value: principal, valueText: dollars(principal) },
            { label: 'Interest', value: interest, valueText: dollars(interest) },
          ]}
        />
        <DescriptionList>
          <DescriptionItem term="Term">{`${months} months`}</DescriptionItem>
          <DescriptionItem term="APR">{`${apr}%`}</DescriptionItem>
          <DescriptionItem term="Total of payments">{dollars(payment * months)}</DescriptionItem>
        </DescriptionList>
        <LinkButton href="#pre-qualify" variant="primary" isFullWidth>
          Get pre-qualified
        </LinkButton>
      </Stack>
    </Card>
  );
}

const example: Loan = { principal: 13000, months: 72, apr: 8 };

/** The number comes first, then its parts, the facts behind it and one next step. */
export const Panel: Story = { render: () => <Results {...example} /> };

function Calculator() {
  const [loan, setLoan] = useState(example);
  const set = (part: keyof Loan, range: { min: number; max: number }) => ({
    ...range,
    value: loan[part],
    onChange: (value: number | null) => {
      const isInRange = value !== null && value >= range.min && value <= range.max;
      if (isInRange) setLoan({ ...loan, [part]: value });
    },
  });
  return (
    <Stack gap="l">
      <Heading level={1} size="h2">
        Auto loan calculator
      </Heading>
      <Columns align="stretch">
        <Card>
          <Stack gap="xl">
            <SliderField
              {...set('principal', { min: 5000, max: 100_000 })}
              label="Amount financed"
              step={500}
              format={(value) => `$${value.toLocaleString('en-US')}`}
            />
            <SliderField
              {...set('months', { min: 12, max: 84 })}
              label="Loan term"
              step={12}
              format={(value) => `${value} months`}
            />
            <SliderField
              {...set('apr', { min: 1, max: 25 })}
              label="APR"
              step={0.1}
              format={(value) => `${value}%`}
            />
          </Stack>
        </Card>
        <Results {...loan} />
      </Columns>
      <Text size="small" tone="soft">
        This calculator is not a representation of a deal and is merely a tool.
      </Text>
    </Stack>
  );
}

/** The result is beside its inputs. Numbers change at once, without animation. */
export const BesideItsFields: Story = {
  render: () => <Calculator />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('$227.93')).toBeVisible();
    const term = canvas.getByRole('textbox', { name: 'Loan term' });
    await userEvent.clear(term);
    await userEvent.type(term, '60');
    await expect(canvas.getByText('$263.59')).toBeVisible();
  },
};
