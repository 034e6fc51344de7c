import { resultDetails } from '@milepost/domain/calculator/details';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Text } from '@milepost/ui/Text';
import { useMemo } from 'react';
import { Announcement } from './Announcement.tsx';
import { useFirstPayment, useSettledTerms } from './terms.tsx';

/** The results that few terms have. */
export function Details() {
  const terms = useSettledTerms();
  const next = useFirstPayment(null);
  const details = useMemo(() => (next ? resultDetails(terms, next) : undefined), [terms, next]);
  const extra = details?.extra;
  const rows = [...(details?.rates ?? []), ...(extra ? [extra] : [])];
  return (
    <>
      {rows.length > 0 && (
        <DescriptionList>
          {rows.map(({ label, text }) => (
            <DescriptionItem key={label} term={label}>
              {text}
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
      {details?.deferral && <Text size="small">{details.deferral}</Text>}
      <Announcement sentence={extra?.announcement} />
    </>
  );
}
