import type { DealerCard } from '@milepost/domain/content/dealers';
import { partFailed } from '@milepost/domain/content/loading';
import { Text } from '@milepost/ui/Text';
import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { useLoaded } from '../../hydration/useLoaded.ts';
import { ActionCard } from '../cards/ActionCard.tsx';
import type { Look } from '../cards/looks.ts';

const loadDialog = async () => (await import('./RateSheetDialog.tsx')).RateSheetDialog;

/** Props of RateSheetCard. */
export interface RateSheetCardProps extends Omit<DealerCard, 'action'>, Look {
  /** What the button reads. */
  readonly label: string;
  /** The part of the page that holds the sheet where there is no JavaScript. */
  readonly sheetId: string;
}

/** The card whose button opens the rate sheet, which is loaded by then. */
export function RateSheetCard({ label, sheetId, ...card }: RateSheetCardProps) {
  const [presses, setPresses] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { value: RateSheetDialog, hasFailed } = useLoaded(loadDialog, presses);

  const open = useCallback(() => {
    setIsOpen(true);
    setPresses((count) => count + 1);
  }, []);

  // The sheet has an address, where a visit may begin.
  const isAddressed = useLocation({ select: ({ hash }) => hash === sheetId });
  useEffect(() => {
    if (isAddressed) open();
  }, [isAddressed, open]);

  function handleAction(event: MouseEvent) {
    event.preventDefault();
    open();
  }

  return (
    <ActionCard
      {...card}
      action={{ text: label, to: '/dealers', hash: sheetId }}
      onAction={handleAction}
    >
      {hasFailed && (
        <Text role="alert" tone="danger">
          {partFailed}
        </Text>
      )}
      {RateSheetDialog && <RateSheetDialog isOpen={isOpen} onOpenChange={setIsOpen} />}
    </ActionCard>
  );
}
