import { Button } from '@milepost/ui/Button';
import { ConfirmDialog } from '@milepost/ui/ConfirmDialog';
import { Dialog } from '@milepost/ui/Dialog';
import { Drawer } from '@milepost/ui/Drawer';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia, show } from './page.tsx';

// What people do while an overlay moves in.

interface EditorProps {
  of: typeof Dialog | typeof Drawer;
  /** Whether the confirmation is rendered in the dialog or beside it. */
  isInside: boolean;
}

function Editor({ of: Overlay, isInside }: EditorProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const confirmation = (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      heading="Discard the changes?"
      confirmLabel="Discard"
      onConfirm={() => setOpen(false)}
    >
      They are not saved.
    </ConfirmDialog>
  );
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Overlay isOpen={isOpen} onOpenChange={setOpen} heading="Deal">
        <Button onPress={() => setAsking(true)}>Leave</Button>
        {isInside && confirmation}
      </Overlay>
      {!isInside && confirmation}
    </>
  );
}

test.each([
  ['dialog', Dialog, true],
  ['dialog', Dialog, false],
  ['drawer', Drawer, true],
  ['drawer', Drawer, false],
] as const)(
  'a confirmation that opens while its %s moves in can be answered',
  async (_, of, isInside) => {
    await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
    await show(<Editor of={of} isInside={isInside} />);
    await userEvent.click(page.getByRole('button', { name: 'Edit' }));
    // A driver waits until an element has stopped moving. People do not.
    await userEvent.click(page.getByText('Leave'), { force: true });
    await vi.waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Discard' }), { timeout: 5000 });
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  },
);
