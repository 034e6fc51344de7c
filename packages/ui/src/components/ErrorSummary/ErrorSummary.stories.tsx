import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { DateField } from '../DateField/index.ts';
import { DateRangePicker } from '../DateRangePicker/index.ts';
import { FileUpload } from '../FileUpload/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { docs } from './ErrorSummary.docs.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const ssn = { fieldId: 'ssn', message: 'Enter last 4 digits of SSN' };
const payoffDate = { fieldId: 'payoff-date', message: 'Choose today or a later date' };

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: { docsData: docs },
  // On the docs page, the stories would take focus from each other.
  args: { errors: [ssn], shouldFocus: false },
  render: (args) => {
    const errorOf = (id: string) => args.errors.find(({ fieldId }) => fieldId === id)?.message;
    return (
      <Form aria-label="Payoff quote">
        <ErrorSummary {...args} />
        <TextField
          id={ssn.fieldId}
          label="Last 4 digits of SSN"
          errorMessage={errorOf(ssn.fieldId)}
          inputWidth="short"
          inputMode="numeric"
        />
        <DateField
          id={payoffDate.fieldId}
          label="Requested payoff date"
          errorMessage={errorOf(payoffDate.fieldId)}
        />
      </Form>
    );
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'There is a problem with one answer' });
    await expect(summary).toHaveAttribute('tabindex', '-1');
  },
};

export const TakesFocus: Story = {
  tags: ['!autodocs'],
  args: { shouldFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

export const Several: Story = {
  args: { errors: [ssn, payoffDate] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'There is a problem with 2 answers' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: payoffDate.message }));
    await expect(canvas.getByLabelText('Requested payoff date')).toHaveFocus();
  },
};

/** The link also focuses a field whose control is not an input: the first part of a date, the button that chooses files. */
export const OtherControls: Story = {
  args: {
    errors: [
      { fieldId: 'period', message: 'Enter both dates' },
      { fieldId: 'stips', message: 'Choose a file' },
    ],
  },
  render: (args) => (
    <Form aria-label="Report">
      <ErrorSummary {...args} />
      <DateRangePicker id="period" label="Funded between" errorMessage="Enter both dates" />
      <FileUpload
        id="stips"
        label="Stips"
        upload={async () => {}}
        maxFiles={1}
        errorMessage="Choose a file"
      />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter both dates' }));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a file' }));
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveFocus();
  },
};

export const NoErrors: Story = { args: { errors: [] } };

/** An error whose field is missing is reported to the developer. */
export const MissingField: Story = {
  tags: ['!autodocs'],
  args: { errors: [{ fieldId: 'snn', message: 'Enter last 4 digits of SSN' }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heard = spyOn(console, 'error').mockImplementation(() => {});
    // The browser would navigate to the link, which a test must not do.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link'));
    await expect(heard).toHaveBeenCalledWith(
      expect.stringContaining('ErrorSummary: no field has the id "snn"'),
    );
    heard.mockRestore();
  },
};

/** With a modifier key, the browser opens the link. */
export const HeldKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const handled: boolean[] = [];
    canvasElement.addEventListener('click', (event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    });
    const [link] = canvas.getAllByRole('link');
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      link?.dispatchEvent(
        new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }),
      );
    }
    await expect(handled).toEqual([false, false, false, false]);
    await expect(link).not.toHaveFocus();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { errors: [{ fieldId: 'ssn', message: longWord }, payoffDate] },
};
