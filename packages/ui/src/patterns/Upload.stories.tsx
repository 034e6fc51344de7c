import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../components/Container/index.ts';
import { StipsUpload } from './StipsUpload.tsx';

const meta = {
  title: 'Patterns/Upload',
  component: StipsUpload,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['documents', 'attachments', 'stips'],
    docs: { story: { inline: false, height: '34rem' } },
  },
  args: {
    upload: fn(async ({ name }, { onProgress }) => {
      onProgress(1);
      return { id: `id-of-${name}` };
    }),
    onSend: fn(),
  },
  decorators: (Story) => (
    <Container contentWidth="form">
      <Story />
    </Container>
  ),
} satisfies Meta<typeof StipsUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Chooses files as the browser's own dialog would. */
const choose = ({ canvasElement }: Context, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

export const Empty: Story = { parameters: { docs: { story: { inline: true } } } };

/** One file is there; another has the wrong type, and says so beside its name. */
export const OneIsRefused: Story = {
  play: async (context) => {
    choose(
      context,
      new File([new Uint8Array(240_000)], 'paystub-november.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(9_000)], 'notes.txt', { type: 'text/plain' }),
    );
    await expect(await context.canvas.findByText('Sent')).toBeVisible();
    await expect(await context.canvas.findByText(/Not sent: choose/)).toBeVisible();
  },
};

/** The button asks for what is missing. */
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send for review' }));
    await expect(await canvas.findByText('Choose at least one pay stub')).toBeVisible();
  },
};
