import { Button } from '@milepost/ui/Button';
import { ConfirmDialog, type ConfirmDialogProps, DialogTrigger } from '@milepost/ui/ConfirmDialog';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

const press = (name: string) => act(() => userEvent.click(page.getByRole('button', { name })));
const pressEscape = () => act(() => userEvent.keyboard('{Escape}'));
const dialog = () => document.querySelector('[role=alertdialog]');
const waitUntilClosed = () => vi.waitFor(() => expect(dialog()).toBeNull());
const failure = () => find('[role=alertdialog] [role=alert]').textContent;

type Given = Partial<ConfirmDialogProps>;

const part = (props: Given) => (
  <ConfirmDialog heading="Delete it?" confirmLabel="Confirm" onConfirm={() => {}} {...props}>
    It is lost.
  </ConfirmDialog>
);

function Triggered(props: Given) {
  return (
    <DialogTrigger>
      <Button>Open</Button>
      {part(props)}
    </DialogTrigger>
  );
}

function Controlled(props: Given) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {part({ ...props, isOpen, onOpenChange: setOpen })}
    </>
  );
}

/** Opens a dialog whose action takes until one of the functions is called. */
async function confirmSlowly() {
  const action = Promise.withResolvers<void>();
  const onConfirm = vi.fn(() => action.promise);
  await show(<Triggered {...{ onConfirm }} />);
  await press('Open');
  await press('Confirm');
  return { ...action, onConfirm };
}

test('ConfirmDialog is named by its heading and described by its text', async () => {
  await show(part({ isOpen: true }));
  const question = page.getByRole('alertdialog', { name: 'Delete it?' });
  await expect.element(question).toHaveAccessibleDescription('It is lost.');
});

test.each([
  ['danger', 'Cancel'],
  ['neutral', 'Delete it?It is lost.CancelConfirm'],
] as const)('ConfirmDialog with the tone %s first focuses %s', async (tone, text) => {
  await show(<Triggered tone={tone} />);
  await press('Open');
  expect(document.activeElement?.textContent).toBe(text);
});

test.each([
  ['in a DialogTrigger', Triggered],
  ['controlled', Controlled],
])('ConfirmDialog %s closes without confirming by Cancel and Escape', async (_, Part) => {
  const onConfirm = vi.fn();
  await show(<Part {...{ onConfirm }} />);
  for (const close of [() => press('Cancel'), pressEscape]) {
    await press('Open');
    await close();
    await waitUntilClosed();
  }
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([
  ['in a DialogTrigger', Triggered],
  ['controlled', Controlled],
])('ConfirmDialog %s confirms once and closes', async (_, Part) => {
  const onConfirm = vi.fn();
  await show(<Part {...{ onConfirm }} />);
  await press('Open');
  await press('Confirm');
  await waitUntilClosed();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a click outside does not close a ConfirmDialog', async () => {
  const onOpenChange = vi.fn();
  await show(part({ isOpen: true, onOpenChange }));
  await act(() => userEvent.click(document.body, { position: { x: 1, y: 1 } }));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('ConfirmDialog stays open while its action is pending, and closes when it is done', async () => {
  const { resolve, onConfirm } = await confirmSlowly();
  expect(document.activeElement?.textContent).toBe('Confirm');
  expect(document.activeElement?.hasAttribute('data-pending')).toBe(true);
  await act(() => userEvent.keyboard('{Enter}{Escape}'));
  expect(find<HTMLButtonElement>('[role=alertdialog] button:disabled').textContent).toBe('Cancel');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await act(async () => resolve());
  await waitUntilClosed();
});

test('ConfirmDialog reports a failed action, and forgets it when the action is tried again', async () => {
  const { reject, onConfirm } = await confirmSlowly();
  expect(failure()).toBe('');
  await act(async () => reject(new Error('offline')));
  expect(failure()).toBe('That didn’t work. Try again.');
  const again = Promise.withResolvers<void>();
  onConfirm.mockReturnValue(again.promise);
  await press('Confirm');
  expect(failure()).toBe('');
  await act(async () => again.resolve());
  await waitUntilClosed();
});

test('ConfirmDialog shows its own failure message, and not in its next opening', async () => {
  const onConfirm = () => Promise.reject(new Error('offline'));
  await show(<Triggered failureMessage="It is still there." {...{ onConfirm }} />);
  await press('Open');
  await press('Confirm');
  await vi.waitFor(() => expect(failure()).toBe('It is still there.'));
  await press('Cancel');
  await waitUntilClosed();
  await press('Open');
  expect(failure()).toBe('');
});

test.each(['resolve', 'reject'] as const)(
  'a result of a ConfirmDialog that the caller closed does not apply to its next opening: %s',
  async (outcome) => {
    const action = Promise.withResolvers<void>();
    const onOpenChange = vi.fn();
    const set = (isOpen: boolean) =>
      show(part({ isOpen, onOpenChange, onConfirm: () => action.promise }));
    await set(true);
    await press('Confirm');
    await set(false);
    await waitUntilClosed();
    await set(true);
    await act(async () => action[outcome]());
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(failure()).toBe('');
    expect(document.querySelector('[data-pending]')).toBeNull();
  },
);
