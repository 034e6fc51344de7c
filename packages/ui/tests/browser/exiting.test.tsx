import { Button } from '@milepost/ui/Button';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { Menu, MenuItem, MenuTrigger } from '@milepost/ui/Menu';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia, show } from './page.tsx';

// What people do while an overlay moves out.

const withMotion = () => emulateMedia({ 'prefers-reduced-motion': 'no-preference' });

test('a button that closes its dialog acts once, however quickly it is pressed twice', async () => {
  await withMotion();
  const accept = vi.fn();
  await show(
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog
        heading="Accept the offer"
        actions={({ close }) => (
          <Button
            onPress={() => {
              close();
              accept();
            }}
          >
            Accept
          </Button>
        )}
      >
        The deal is approved then.
      </Dialog>
    </DialogTrigger>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.dblClick(page.getByRole('button', { name: 'Accept' }));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(accept).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

test('an item of a menu acts once, however quickly it is pressed twice', async () => {
  await withMotion();
  const remove = vi.fn();
  await show(
    <MenuTrigger>
      <Button>Deal</Button>
      <Menu aria-label="Deal" onAction={remove}>
        <MenuItem id="remove">Remove</MenuItem>
      </Menu>
    </MenuTrigger>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Deal' }));
  await userEvent.dblClick(page.getByRole('menuitem', { name: 'Remove' }));
  await vi.waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
  expect(remove).toHaveBeenCalledOnce();
});
