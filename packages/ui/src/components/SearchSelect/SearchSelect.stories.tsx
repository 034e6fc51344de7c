import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './SearchSelect.docs.ts';
import { SearchSelect } from './SearchSelect.tsx';

const meta = {
  title: 'Components/Forms/SearchSelect',
  component: SearchSelect,
  parameters: { docsData: docs },
  args: {
    label: 'State',
    name: 'state',
    options: [
      { value: 'AL', label: 'Alabama' },
      { value: 'CA', label: 'California' },
      { value: 'FL', label: 'Florida' },
      { value: 'NM', label: 'New Mexico' },
      { value: 'NY', label: 'New York' },
      { value: 'TX', label: 'Texas' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const optionTexts = (inside: HTMLElement = document.body) =>
  within(inside)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /State/ });
    await expect(button).toHaveTextContent('Choose one');
    await userEvent.click(button);
    await userEvent.keyboard('york new');
    await userEvent.click(await screen.findByRole('option', { name: 'New York' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('NY');
    await expect(button).toHaveTextContent('New York');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Described: Story = { args: { description: 'Where the car is registered' } };

export const Filled: Story = { args: { defaultValue: 'TX' } };

/** The empty option takes the choice back. */
export const TakenBack: Story = {
  args: { defaultValue: 'TX' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Choose one' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('button')).toHaveTextContent('Choose one');
  },
};

export const Open: Story = {
  // The anatomy shows this story: a second frame would take its focus and close its list.
  tags: ['!autodocs'],
  args: { defaultValue: 'CA' },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'California' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** A section is shown where its first option is, and while an option in it matches. */
export const InSections: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Branch',
    emptyLabel: null,
    options: [
      { value: 'fresno', label: 'Fresno', description: '4 cars', section: 'California' },
      { value: 'houston', label: 'Houston', section: 'Texas' },
      { value: 'oakland', label: 'Oakland', section: 'California', isDisabled: true },
      { value: 'none', label: 'None of these' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const california = await screen.findByRole('group', { name: 'California' });
    await expect(optionTexts(california)).toEqual(['Fresno4 cars', 'Oakland']);
    await userEvent.keyboard('hou');
    await waitFor(() => expect(optionTexts()).toEqual(['Houston']));
    await expect(screen.queryByRole('group', { name: 'California' })).toBeNull();
  },
};

export const NoMatch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('No match'));
  },
};

export const Invalid: Story = { args: { errorMessage: 'State is required' } };

export const Warning: Story = {
  args: { defaultValue: 'NY', warningMessage: 'We finance no cars in New York yet.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true, inputWidth: 'medium' } };

export const Disabled: Story = { args: { defaultValue: 'CA', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'CA', isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    options: [{ value: 'long', label: longWord }],
    defaultValue: 'long',
  },
};
