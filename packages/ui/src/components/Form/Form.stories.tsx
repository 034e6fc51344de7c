import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { DateField } from '../DateField/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { docs } from './Form.docs.tsx';
import { Form } from './Form.tsx';

const rules = { name: 'Enter your full name', payoffDate: 'Enter the date you want to pay off' };

/** Checks on submit, shows each problem in the summary and at its field, and keeps every answer. */
function PayoffForm() {
  const [errors, setErrors] = useState<{ fieldId: string; message: string }[]>([]);
  const [submissions, setSubmissions] = useState(0);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const broken = Object.entries(rules)
      .filter(([name]) => answers.get(name) === '')
      .map(([name, message]) => ({ fieldId: name, message }));
    setErrors(broken);
    setSubmissions((count) => count + 1);
  };
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;

  return (
    <Form onSubmit={submit} aria-label="Payoff quote">
      <ErrorSummary key={submissions} errors={errors} />
      <TextField id="name" name="name" label="Full name" errorMessage={errorOf('name')} />
      <DateField
        id="payoffDate"
        name="payoffDate"
        label="Requested payoff date"
        errorMessage={errorOf('payoffDate')}
      />
      <SubmitButton variant="primary" size="large">
        Request payoff quote
      </SubmitButton>
    </Form>
  );
}

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  parameters: { docsData: docs },
  args: { children: null },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <PayoffForm /> };

export const WithErrors: Story = {
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  render: () => <PayoffForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request payoff quote' }));
  },
};

export const Sending: Story = {
  render: () => (
    <Form aria-label="Payoff quote">
      <TextField label="Full name" defaultValue="Dana Whitfield" />
      <SubmitButton variant="primary" size="large" isPending pendingLabel="Submitting...">
        Request payoff quote
      </SubmitButton>
    </Form>
  ),
};

export const Keyboard: Story = { ...keyboardStory(docs), render: () => <PayoffForm /> };

export const Stress: Story = {
  ...stress,
  render: () => (
    <Form aria-label={longWord}>
      <ErrorSummary errors={[{ fieldId: 'long', message: longWord }]} />
      <TextField id="long" label={longWord} errorMessage={longWord} />
      <SubmitButton>{longWord}</SubmitButton>
    </Form>
  ),
};
