import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentRef, type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, within } from 'storybook/test';
import { Card } from '../components/Card/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { Container } from '../components/Container/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import { Form } from '../components/Form/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { MoneyField } from '../components/MoneyField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Select } from '../components/Select/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { SubmitButton } from '../components/SubmitButton/index.ts';
import { Text } from '../components/Text/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { ToastRegion, toast } from '../components/Toast/index.ts';

const meta = {
  title: 'Patterns/Form with errors',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked and what to say when it is missing, in the order of the fields. */
const rules = {
  name: 'Enter your full name',
  email: 'Enter your email, such as name@example.com',
  income: 'Enter your income before taxes',
  employment: 'Choose how you earn your income',
  start: 'Enter the date you started',
  contact: 'Choose how we may reach you',
  agreed: 'Agree before you send, so that we may check your credit',
} as const;

type Name = keyof typeof rules;
const names = Object.keys(rules) as Name[];

/**
 * Nothing is judged while somebody types. On submit each broken rule stands at its field and in the
 * summary, which takes focus; a field's message goes as soon as the field is put right.
 */
function PreQualifyForm() {
  const [answers, setAnswers] = useState<Partial<Record<Name, unknown>>>({});
  const [broken, setBroken] = useState<readonly Name[]>([]);
  const summary = useRef<ComponentRef<'div'>>(null);
  const formId = useId();

  const field = (name: Name) => ({
    id: `${formId}-${name}`,
    name,
    errorMessage: broken.includes(name) ? rules[name] : undefined,
    onChange: (answer: unknown) => {
      setAnswers((before) => ({ ...before, [name]: answer }));
      if (answer) setBroken((before) => before.filter((other) => other !== name));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = names.filter((name) => !answers[name]);
    flushSync(() => setBroken(missing));
    if (missing.length > 0) return summary.current?.focus();
    toast({
      tone: 'success',
      heading: 'We have your request',
      description: 'You get an answer by email within one business day.',
    });
  };

  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        errors={broken.map((name) => ({ fieldId: `${formId}-${name}`, message: rules[name] }))}
      />
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        description="We send your answer here."
      />
      <MoneyField
        {...field('income')}
        label="Monthly income"
        description="In dollars, before taxes."
      />
      <Select
        {...field('employment')}
        label="Employment"
        options={[
          { value: 'employed', label: 'Employed' },
          { value: 'self-employed', label: 'Self-employed' },
          { value: 'retired', label: 'Retired' },
        ]}
      />
      <DateField {...field('start')} label="Start date" />
      <RadioGroup
        {...field('contact')}
        label="How may we reach you?"
        options={[
          { value: 'email', label: 'Email' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <Checkbox
        {...field('agreed')}
        label="You may check my credit"
        description="A soft check. It does not change your score."
      />
      <Inline>
        <SubmitButton variant="primary" size="large">
          See if I qualify
        </SubmitButton>
      </Inline>
    </Form>
  );
}

const render = () => (
  <Container contentWidth="form">
    <Card>
      <Stack gap="xl">
        <Stack gap="m">
          <Heading level={1} size="h3">
            See if you qualify
          </Heading>
          <Text tone="soft">All questions need an answer. It takes about two minutes.</Text>
        </Stack>
        <PreQualifyForm />
      </Stack>
    </Card>
    <ToastRegion />
  </Container>
);

export const Empty: Story = { render };

/** Submitted empty: the summary takes focus and leads to each field. */
export const WithErrors: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See if I qualify' }));
    const summary = canvas.getByRole('region', { name: /There is a problem/ });
    await expect(within(summary).getAllByRole('link')).toHaveLength(names.length);
    await expect(summary).toHaveFocus();

    await userEvent.click(within(summary).getByRole('link', { name: rules.email }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

/** A message goes as soon as its field is put right, here and in the summary. */
export const PuttingOneRight: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See if I qualify' }));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Dana Whitfield');
    await expect(canvas.queryByText(rules.name)).not.toBeInTheDocument();
    await expect(canvas.getAllByText(rules.email)).toHaveLength(2);
  },
};
