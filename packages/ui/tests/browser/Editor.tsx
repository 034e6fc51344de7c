import { Button } from '@milepost/ui/Button';
import { ConfirmDialog } from '@milepost/ui/ConfirmDialog';
import { Dialog } from '@milepost/ui/Dialog';
import { Drawer } from '@milepost/ui/Drawer';
import { useState } from 'react';

/** A dialog or drawer that closes once a confirmation, rendered inside it or beside it, is given. */
export function Editor({
  of: Overlay,
  isInside,
}: {
  of: typeof Dialog | typeof Drawer;
  isInside: boolean;
}) {
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

/** The editors: what each is, its component, and whether its confirmation is inside. */
export const editors = [
  ['dialog', Dialog, true],
  ['dialog', Dialog, false],
  ['drawer', Drawer, true],
  ['drawer', Drawer, false],
] as const;
