import type { Terms } from '@milepost/domain/calculator';
import { resultDetails } from '@milepost/domain/calculator/details';
import { Text } from '@milepost/ui/Text';
import { useEffect, useMemo } from 'react';
import { Rows } from '../text/Rows.tsx';
import { useFirstPayment, useSettledTerms } from './terms.tsx';

/** The terms of the details on the screen, and their part of the announcement. */
export interface DetailsAnnouncement {
  readonly terms: Terms;
  readonly sentence: string | undefined;
}

export interface DetailsProps {
  /** Called when the details of other terms are shown. It must not change. */
  readonly onShown: (announcement: DetailsAnnouncement) => void;
}

/** The results that few terms have. */
export function Details({ onShown }: DetailsProps) {
  const terms = useSettledTerms();
  const next = useFirstPayment(null);
  const details = useMemo(() => (next ? resultDetails(terms, next) : undefined), [terms, next]);
  const extra = details?.extra;
  const sentence = extra?.announcement;
  useEffect(() => onShown({ terms, sentence }), [onShown, terms, sentence]);
  const rows = [...(details?.rates ?? []), ...(extra ? [extra] : [])];
  return (
    <>
      {rows.length > 0 && <Rows rows={rows.map(({ label, text }) => [label, text])} />}
      {details?.deferral && <Text size="small">{details.deferral}</Text>}
    </>
  );
}
