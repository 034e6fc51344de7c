import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './FileUpload.docs.ts';
import { FileUpload } from './FileUpload.tsx';
import type { UploadFile } from './upload.ts';

/** Simulates a network that sends everything at once. */
const quick: UploadFile = async ({ name }, { onProgress }) => {
  onProgress(1);
  return { id: `id-of-${name}` };
};

/** Simulates a network that stalls at a share until the upload is aborted. */
const stuckAt =
  (share: number): UploadFile =>
  (_file, { onProgress, signal }) =>
    new Promise((_, reject) => {
      onProgress(share);
      signal.addEventListener('abort', () => reject(signal.reason));
    });

const pdf = (name: string, size = 240_000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

const meta = {
  title: 'Components/Forms/FileUpload',
  component: FileUpload,
  parameters: { docsData: docs },
  args: {
    label: 'Proof of income',
    description: 'Two pay stubs of the last 30 days',
    accept: ['application/pdf', 'image/*'],
    acceptLabel: 'PDF, JPG or PNG',
    maxSize: 10_000_000,
    maxFiles: 4,
    upload: fn(quick),
    onChange: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Chooses files as the browser's own dialog would. */
const choose = ({ canvasElement }: Context, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose files.');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      /^PDF, JPG or PNG\. Up to 10 MB each\. At most 4 files\./,
    );
  },
};

export const Sent: Story = {
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  play: async (context) => {
    const { args, canvas } = context;
    choose(context, pdf('stub-october.pdf'), pdf('stub-november.pdf'));
    await waitFor(() => expect(canvas.getAllByText('Sent')).toHaveLength(2));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'id-of-stub-october.pdf' }),
      expect.objectContaining({ id: 'id-of-stub-november.pdf' }),
    ]);
    await expect(canvas.getByText('stub-november.pdf: Sent')).toHaveAttribute('aria-live');
  },
};

export const Sending: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { upload: fn(stuckAt(0.6)) },
  play: async (context) => {
    choose(context, pdf('stub-october.pdf'));
    const bar = await context.canvas.findByRole('progressbar', { name: 'stub-october.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '60%'));
  },
};

/** Canceling an upload aborts its signal. Focus stays, and the same button sends the file again. */
export const Canceled: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { upload: fn(stuckAt(0.3)) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    choose(context, pdf('stub-october.pdf'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel stub-october.pdf' }));
    const again = await canvas.findByRole('button', { name: 'Send stub-october.pdf again' });
    await waitFor(() => expect(again).toHaveFocus());
    const [, { signal }] = (args.upload as ReturnType<typeof fn>).mock
      .calls[0] as Parameters<UploadFile>;
    await expect(signal.aborted).toBe(true);
  },
};

let isLost = true;

/** A failed file can be sent again. */
export const Failed: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  beforeEach: () => {
    isLost = true;
  },
  args: {
    upload: fn<UploadFile>(async (file, options) => {
      if (!isLost) return quick(file, options);
      isLost = false;
      throw new Error('The connection was lost.');
    }),
  },
  play: async (context) => {
    choose(context, pdf('stub-october.pdf'));
    await context.canvas.findByText('Not sent. Check your connection and send it again.');
  },
};

export const SentAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Failed.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send stub-october.pdf again' }));
    await expect(await canvas.findByText('Sent')).toBeVisible();
  },
};

/** Each limit has a message, and a file that exceeds one is not sent. */
export const Refused: Story = {
  parameters: { docs: { story: { inline: false, height: '38rem' } } },
  args: { maxSize: 500_000, maxFiles: 1, upload: fn(quick) },
  play: async (context) => {
    const { args, canvas } = context;
    choose(
      context,
      new File(['x'], 'stub.docx', { type: 'application/msword' }),
      pdf('scan.pdf', 900_000),
      pdf('empty.pdf', 0),
      pdf('stub-october.pdf'),
      pdf('stub-november.pdf'),
    );
    await expect(await canvas.findByText('Not sent: choose PDF, JPG or PNG.')).toBeVisible();
    await expect(canvas.getByText('Not sent: it is larger than 500 kB.')).toBeVisible();
    await expect(canvas.getByText('Not sent: the file is empty.')).toBeVisible();
    await expect(canvas.getByText('Not sent: one file is the most.')).toBeVisible();
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(1));
  },
};

export const Removed: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    choose(context, pdf('stub-october.pdf'));
    await canvas.findByText('Sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove stub-october.pdf' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** Creates the data transfer of dropped or pasted files. */
const carrying = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  // A synthetic transfer allows no effect, and its `effectAllowed` can't be changed.
  Object.defineProperty(transfer, 'effectAllowed', { value: 'all' });
  return transfer;
};

export const Dropped: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    // Its files have no file system entries either, which React Aria checks.
    const { webkitGetAsEntry } = DataTransferItem.prototype;
    const entry = { isFile: true } as FileSystemEntry;
    DataTransferItem.prototype.webkitGetAsEntry = () => entry;
    return () => {
      DataTransferItem.prototype.webkitGetAsEntry = webkitGetAsEntry;
    };
  },
  play: async ({ args, canvas }) => {
    const zone = canvas
      .getByRole('button', { name: 'Drop or paste files here' })
      .closest('[data-rac]');
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const dataTransfer = carrying(pdf('stub-october.pdf'));
      zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(1));
  },
};

export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('button', { name: 'Drop or paste files here' });
    zone.focus();
    const clipboardData = carrying(pdf('stub-october.pdf'));
    zone.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(1));
  },
};

export const ErrorMessage: Story = {
  args: { errorMessage: 'Add at least one pay stub' },
};

/** The form is sent with the ids of these files and of those that are added. */
export const FilesToBeginWith: Story = {
  args: {
    name: 'income',
    defaultValue: [
      { id: 'f1', name: 'stub-september.pdf', size: 240_000, url: '#stub-september' },
      { id: 'f2', name: 'letter.docx' },
    ],
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { ...FilesToBeginWith.args, isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, acceptLabel: longWord },
  play: async (context) => {
    choose(context, pdf(`${longWord}.pdf`));
    await context.canvas.findByText('Sent');
  },
};
