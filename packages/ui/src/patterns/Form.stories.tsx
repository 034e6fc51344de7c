import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../components/Card/index.ts';
import { Container } from '../components/Container/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { ToastRegion } from '../components/Toast/index.ts';
import { names, PreQualifyForm, rules } from './PreQualifyForm.tsx';

const meta = {
  title: 'Patterns/Forms and errors',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['validation', 'error messages'],
    docs: { story: { inline: false, height: '46rem' } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Submitted empty: the summary takes focus and names each field. */
export const WithErrors: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See if I qualify' }));
    const summary = canvas.getByRole('region', { name: /There is a problem/ });
    await expect(within(summary).getAllByRole('link')).toHaveLength(names.length);
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** A link of the summary focuses its field. */
export const LeadingToAField: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See if I qualify' }));
    const summary = canvas.getByRole('region', { name: /There is a problem/ });
    await userEvent.click(within(summary).getByRole('link', { name: rules.email }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

/** A message disappears as soon as its field is corrected, here and in the summary. */
export const PuttingOneRight: Story = {
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See if I qualify' }));
    await waitFor(() => expect(canvas.getAllByText(rules.name)).toHaveLength(2));
    await userEvent.type(canvas.getByLabelText('Full name'), 'Dana Whitfield');
    await waitFor(() => expect(canvas.queryByText(rules.name)).not.toBeInTheDocument());
    await expect(canvas.getAllByText(rules.email)).toHaveLength(2);
  },
};
