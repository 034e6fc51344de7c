import type { DealerCard } from '@milepost/domain/content/dealers';
import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ActionCard } from '../../../features/cards/ActionCard.tsx';
import type { Look } from '../../../features/cards/looks.ts';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import { isPlainClick } from '../../../navigation/links.tsx';

const RateSheetDialog = lazyPart(
  async () => (await import('./RateSheetDialog.tsx')).RateSheetDialog,
);

export interface RateSheetCardProps extends Omit<DealerCard, 'action'>, Look {
  /** A preview of the sheet. */
  readonly children?: ReactNode;
  /** The text of the button. */
  readonly label: string;
  /** The section with the sheet for browsers without JavaScript. */
  readonly sheetId: string;
}

/** The card whose button opens the rate sheet. The sheet's code is loaded by then. */
export function RateSheetCard({ label, sheetId, children, ...card }: RateSheetCardProps) {
  const [presses, setPresses] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(() => {
    setIsOpen(true);
    setPresses((count) => count + 1);
  }, []);

  // The sheet has an address, where a visit may start.
  const isAddressed = useLocation({ select: ({ hash }) => hash === sheetId });
  useEffect(() => {
    if (isAddressed) open();
  }, [isAddressed, open]);

  function handleAction(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  }

  return (
    <ActionCard
      {...card}
      action={{ text: label, to: '/dealers', hash: sheetId }}
      onAction={handleAction}
    >
      {children}
      {presses > 0 && <RateSheetDialog key={presses} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </ActionCard>
  );
}
