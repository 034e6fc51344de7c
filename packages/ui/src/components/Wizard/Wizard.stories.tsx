import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { docs } from './Wizard.docs.tsx';
import { Wizard, type WizardStep } from './Wizard.tsx';

const steps: WizardStep[] = [
  {
    id: 'applicant',
    label: 'Applicant',
    content: (
      <>
        <TextField name="name" label="Full name" />
        <TextField name="phone" label="Phone number" type="tel" />
      </>
    ),
  },
  { id: 'vehicle', label: 'Vehicle', content: <TextField name="vin" label="VIN" /> },
  { id: 'terms', label: 'Terms', content: <MoneyField name="advance" label="Amount financed" /> },
];

const meta = {
  title: 'Components/Forms/Wizard',
  component: Wizard,
  parameters: { docsData: docs },
  args: {
    label: 'New deal',
    steps,
    finishLabel: 'Submit deal',
    onFinish: fn(),
    onStepChange: fn(),
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Answers from one step are still there after the others, and are sent with them. */
export const KeepsAnswers: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const goOn = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Dana Whitfield');
    await goOn();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'VIN' }), '1FTFW1E50NFA12345');
    await goOn();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount financed' }), '26565');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'VIN' })).toHaveValue('1FTFW1E50NFA12345');
    await goOn();
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit deal' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledTimes(1));
    const [answers] = (args.onFinish as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect(Object.fromEntries(answers)).toEqual({
      name: 'Dana Whitfield',
      phone: '',
      vin: '1FTFW1E50NFA12345',
      advance: '26565',
    });
    await expect(args.onStepChange).toHaveBeenLastCalledWith('terms');
  },
};

/** A step that is not accepted stays open, and its first invalid field takes focus. */
export const Refused: Story = {
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: function Refused(args) {
    const [error, setError] = useState<string>();
    const checked = steps.map((step) =>
      step.id === 'vehicle'
        ? {
            ...step,
            hasError: error !== undefined,
            content: <TextField name="vin" label="VIN" errorMessage={error} />,
          }
        : step,
    );
    return (
      <Wizard
        {...args}
        defaultStep="vehicle"
        steps={checked}
        checkStep={(id, answers) => {
          const isGood = id !== 'vehicle' || String(answers.get('vin')).length === 17;
          setError(isGood ? undefined : 'Enter the 17 characters of the VIN');
          return isGood;
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'VIN' }), '1FTFW{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'VIN' })).toHaveFocus());
    await expect(canvas.getByText('Enter the 17 characters of the VIN')).toBeVisible();
    await expect(canvas.getByText(/Needs another look/i)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Vehicle' })).toBeVisible();
  },
};

/** While the answers are being sent, the button waits, and a second press sends nothing twice. */
export const Sending: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    defaultStep: 'terms',
    onFinish: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Submit deal' });
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    send.click();
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
  },
};

/** A failure is reported above the button that tries again. */
export const Failed: Story = {
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    defaultStep: 'terms',
    onFinish: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit deal' }));
    await expect(await canvas.findByText('That didn’t work. Try again.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Terms' })).toBeVisible();
  },
};

/** The step is in the address: the browser’s back button opens the step before. */
export const InTheAddress: Story = {
  tags: ['!autodocs'],
  render: function InTheAddress(args) {
    const [step, setStep] = useState('');
    useEffect(() => {
      const read = ({ state }: PopStateEvent) => setStep(state?.step ?? '');
      window.addEventListener('popstate', read);
      return () => window.removeEventListener('popstate', read);
    }, []);
    return (
      <Wizard
        {...args}
        step={step}
        onStepChange={(next) => {
          history.pushState({ step: next }, '');
          setStep(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Dana Whitfield{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vehicle' })).toHaveFocus());
    history.back();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Applicant' })).toHaveFocus());
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Dana Whitfield');
  },
};

export const LaterSteps: Story = { args: { defaultStep: 'vehicle' } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    finishLabel: longWord,
    defaultStep: 'b',
    steps: [
      { id: 'a', label: longWord, content: longWord, hasError: true },
      { id: 'b', label: longWord, content: longWord },
      { id: 'c', label: longWord, content: longWord },
    ],
  },
};
