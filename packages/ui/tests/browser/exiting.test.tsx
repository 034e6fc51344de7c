/// <reference types="@vitest/browser-playwright" />
import { Button } from '@milepost/ui/Button';
import { ConfirmDialog } from '@milepost/ui/ConfirmDialog';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { Drawer } from '@milepost/ui/Drawer';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from '@milepost/ui/Menu';
import { Popover, PopoverTrigger } from '@milepost/ui/Popover';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Editor, editors } from './Editor.tsx';
import { emulateMedia, show } from './page.tsx';

// What people do while an overlay moves out.

/** Sets the speed of all animations of the page. */
const animate = async (playbackRate: number) => {
  await cdp().send('Animation.enable');
  await cdp().send('Animation.setPlaybackRate', { playbackRate });
};

beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  // Overlays move out so slowly that the second press is early on a busy machine too.
  await animate(0.1);
  onTestFinished(() => animate(1));
});

/** Waits until the overlays of a role have moved out. */
const leaves = (role: string) =>
  vi.waitFor(() => expect(document.querySelector(`[role=${role}]`)).toBeNull(), 10_000);

/**
 * Presses Enter twice within one frame. On a busy machine, a frame passes between two keys that the
 * browser sends: then the second one opens the overlay again, as it may.
 */
async function pressEnterTwice() {
  for (const type of ['keydown', 'keyup', 'keydown', 'keyup']) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent(type, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
    );
    // React renders in a microtask.
    await Promise.resolve();
  }
}

function Filter({ onApply }: { onApply: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button>Filter</Button>
      <Popover label="Filter">
        <Button
          onPress={() => {
            setOpen(false);
            onApply();
          }}
        >
          Apply
        </Button>
      </Popover>
    </PopoverTrigger>
  );
}

describe.each([
  ['clicks', (element: Element) => userEvent.dblClick(element)],
  [
    'presses of Enter',
    (element: HTMLElement) => {
      element.focus();
      return pressEnterTwice();
    },
  ],
] as const)('two quick %s', (_, twice) => {
  test('on a button that closes its dialog act once', async () => {
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
    await twice(page.getByRole('button', { name: 'Accept' }).element() as HTMLElement);
    await leaves('dialog');
    expect(accept).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  });

  test('on an item of a menu act once', async () => {
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
    await twice(page.getByRole('menuitem', { name: 'Remove' }).element() as HTMLElement);
    await leaves('menu');
    expect(remove).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Deal'));
  });

  test('on an item of a submenu act once', async () => {
    const assign = vi.fn();
    await show(
      <MenuTrigger>
        <Button>Deal</Button>
        <Menu aria-label="Deal">
          <SubmenuTrigger>
            <MenuItem id="assign">Assign to</MenuItem>
            <Menu aria-label="Assign to" onAction={assign}>
              <MenuItem id="devon">Devon</MenuItem>
            </Menu>
          </SubmenuTrigger>
        </Menu>
      </MenuTrigger>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Deal' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Assign to' }));
    await twice(page.getByRole('menuitem', { name: 'Devon' }).element() as HTMLElement);
    await leaves('menu');
    expect(assign).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Deal'));
  });

  test('on a button that closes its popover act once', async () => {
    const apply = vi.fn();
    await show(<Filter onApply={apply} />);
    await userEvent.click(page.getByRole('button', { name: 'Filter' }));
    await twice(page.getByRole('button', { name: 'Apply' }).element() as HTMLElement);
    await leaves('dialog');
    expect(apply).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Filter'));
  });
});

test.each(editors)(
  'a confirmation that closes its %s too returns the focus',
  async (_, of, isInside) => {
    await show(<Editor of={of} isInside={isInside} />);
    for (const name of ['Edit', 'Leave', 'Discard']) {
      await userEvent.click(page.getByRole('button', { name }));
    }
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'), 10_000);
    await leaves('alertdialog');
    await leaves('dialog');
    expect(document.activeElement?.textContent).toBe('Edit');
  },
);

// Orca stays silent about where the focus goes if the element that it leaves is removed or inert already.
test.each([
  ['dialog', () => <Dialog heading="Sample rate sheet">Rates for stores.</Dialog>],
  ['dialog', () => <Drawer heading="Menu">Make a Payment</Drawer>],
  [
    'alertdialog',
    () => (
      <ConfirmDialog heading="Remove the deal?" confirmLabel="Remove" onConfirm={() => undefined}>
        It is gone then.
      </ConfirmDialog>
    ),
  ],
])(
  'the focus leaves the button of the %s, and returns, before either is removed or inert',
  async (role, overlay) => {
    await show(
      <DialogTrigger>
        <Button>Open</Button>
        {overlay()}
      </DialogTrigger>,
    );
    const gone: Element[] = [];
    let focused = document.activeElement;
    let frame = requestAnimationFrame(function look() {
      const { activeElement } = document;
      const isThere = !focused || (focused.isConnected && !focused.closest('[inert]'));
      if (activeElement !== focused && focused && !isThere) gone.push(focused);
      focused = activeElement;
      frame = requestAnimationFrame(look);
    });
    onTestFinished(() => cancelAnimationFrame(frame));
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() =>
      expect(document.activeElement?.closest(`[role=${role}]`)).not.toBeNull(),
    );
    await userEvent.keyboard('{Escape}');
    await leaves(role);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
    expect(gone).toEqual([]);
  },
);
