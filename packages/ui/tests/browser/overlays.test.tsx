import { Button } from '@milepost/ui/Button';
import { CommandPalette } from '@milepost/ui/CommandPalette';
import { Dialog } from '@milepost/ui/Dialog';
import { Menu, MenuItem, MenuTrigger } from '@milepost/ui/Menu';
import { dismissToasts, type ToastMessage, ToastRegion, toast } from '@milepost/ui/Toast';
import { act } from 'react';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

afterEach(() => act(async () => dismissToasts()));

const press = (keys: string) => act(() => userEvent.keyboard(keys));

test('a command can move focus to an element of the page', async () => {
  const goTo = () => find('#vin').focus();
  await show(
    <>
      <button type="button">Before</button>
      <input id="vin" />
      <CommandPalette commands={[{ id: 'vin', label: 'Find a VIN', onPress: goTo }]} />
    </>,
  );
  await press('{Tab}{Control>}k{/Control}');
  await vi.waitFor(() => expect(document.activeElement).toBe(find('[type=search]')));
  await press('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  // A palette restores focus one frame after it closes.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(find('#vin'));
});

test('holding down the keys of the command palette opens it once', async () => {
  const onOpenChange = vi.fn();
  await show(<CommandPalette commands={[]} {...{ onOpenChange }} />);
  for (const repeat of [false, true, true]) {
    const init = { key: 'k', ctrlKey: true, repeat, bubbles: true, cancelable: true };
    const keydown = new KeyboardEvent('keydown', init);
    await act(async () => void document.body.dispatchEvent(keydown));
    expect(keydown.defaultPrevented).toBe(true);
  }
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});

test('the command palette ignores a keydown without a key, which autofill dispatches', async () => {
  const onError = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', onError);
  await show(<CommandPalette commands={[]} />);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
});

test('typing finds a menu item by its text value', async () => {
  await show(
    <MenuTrigger>
      <Button>Deal</Button>
      <Menu aria-label="Deal">
        <MenuItem id="assign">Assign</MenuItem>
        <MenuItem id="remove" textValue="Delete">
          Remove
        </MenuItem>
      </Menu>
    </MenuTrigger>,
  );
  await act(() => userEvent.click(find('button')));
  await press('d');
  expect(document.activeElement?.textContent).toBe('Remove');
});

test('Escape that ends a composition does not close the toast', async () => {
  await show(
    <>
      <input />
      <ToastRegion />
    </>,
  );
  await act(async () => toast({ heading: 'Not saved', tone: 'danger' }));
  await vi.waitFor(() =>
    expect(find('[role=region] [role=group]').textContent).toContain('Not saved'),
  );
  const pressEscape = (isComposing: boolean) =>
    act(async () => {
      const keydown = { key: 'Escape', isComposing, bubbles: true };
      find('input').dispatchEvent(new KeyboardEvent('keydown', keydown));
    });
  await pressEscape(true);
  expect(find('[role=region] [role=group]').textContent).toContain('Not saved');
  await pressEscape(false);
  await vi.waitFor(() => expect(document.querySelector('[role=region] [role=group]')).toBeNull());
});

/** Renders a ToastRegion, and records what is added to its live region. */
async function listen() {
  await show(
    <>
      <input />
      <ToastRegion />
    </>,
  );
  const heard: (string | null)[] = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      heard.push(...[...addedNodes].map((node) => node.textContent));
  }).observe(find('[aria-live]'), { childList: true });
  return heard;
}
const toastOf = (heading: string) => {
  const toasts = document.querySelectorAll<HTMLElement>('[role=region] [role=group]');
  return [...toasts].find(({ textContent }) => textContent.includes(heading));
};

test('ToastRegion announces a toast once, in a live region that is there before it', async () => {
  const heard = await listen();
  await act(async () => toast({ heading: 'Sent!', description: 'We reply today.', topic: 'a' }));
  await act(async () => toast({ heading: 'Saved', description: 'It is in your list.' }));
  await vi.waitFor(() => expect(toastOf('Saved')).toBeDefined());
  expect(heard).toEqual(['Sent! We reply today.', 'Saved. It is in your list.']);
  expect(document.querySelector('[role=alert], [role=alertdialog]')).toBeNull();
  await act(async () => toast({ heading: 'Sent!', description: 'We reply today.', topic: 'a' }));
  expect(heard).toHaveLength(3);
});

test('ToastRegion does not announce a toast whose text gets focus elsewhere', async () => {
  const heard = await listen();
  await act(async () => toast({ heading: 'Received', shouldAnnounce: false }));
  await vi.waitFor(() => expect(toastOf('Received')).toBeDefined());
  expect(heard).toEqual([]);
});

test('a toast that closes while it has focus moves the focus to another toast, and the last one to the page', async () => {
  await listen();
  find('input').focus();
  await act(async () => {
    for (const heading of ['First', 'Second']) toast({ heading });
  });
  await vi.waitFor(() => expect(toastOf('Second')).toBeDefined());
  await press('{F6}{Tab}');
  expect(document.activeElement).toBe(toastOf('Second'));
  await press('{Tab}{Enter}');
  expect(document.activeElement).toBe(toastOf('First'));
  await press('{Tab}{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toBe(find('input')));
});

test.each([
  ['dismissed', () => dismissToasts('First')],
  ['replaced', () => toast({ heading: 'Corrected', topic: 'First' })],
])('a toast that waits out of sight can be %s', async (_, change) => {
  await listen();
  const later = ['Second', 'Third', 'Fourth'];
  await act(async () => {
    for (const heading of ['First', ...later]) toast({ heading, topic: heading });
  });
  await vi.waitFor(() => expect(toastOf('Fourth')).toBeDefined());
  expect(toastOf('First')).toBeUndefined();
  await act(async () => change());
  await act(async () => later.forEach(dismissToasts));
  await vi.waitFor(() => expect(toastOf('Fourth')).toBeUndefined());
  expect(toastOf('First')).toBeUndefined();
});

test('a dialog focuses its title, so that its text is not read out at once', async () => {
  await show(
    <Dialog isOpen heading="Rates">
      Many words
    </Dialog>,
  );
  expect(document.activeElement).toBe(find('[role=dialog] h2'));
});

test('an action of a toast requires both a label and a callback', () => {
  expectTypeOf({ heading: '', actionLabel: '', onAction() {} }).toExtend<ToastMessage>();
  expectTypeOf({ heading: '', actionLabel: '' }).not.toExtend<ToastMessage>();
  expectTypeOf({ heading: '', onAction() {} }).not.toExtend<ToastMessage>();
});
