import { partFailed } from '@milepost/domain/content/loading';
import { type PrintableList, printListWords } from '@milepost/domain/content/paper';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import { live } from '../../hydration/live.css.ts';
import { useLoaded } from '../../hydration/useLoaded.ts';

const loadSheet = async () => (await import('./ListSheet.tsx')).ListSheet;

/** Prints a list alone, with a square or a number before each of its items. */
export function PrintList({ list }: { readonly list: PrintableList }) {
  const [isPrinting, setPrinting] = useState(false);
  const { value: ListSheet, hasFailed } = useLoaded(loadSheet, isPrinting);
  return (
    <div className={live}>
      <SubmitButton
        type="button"
        variant="outline"
        size="small"
        alignSelf="start"
        onPress={() => setPrinting(true)}
      >
        {printListWords.print}
      </SubmitButton>
      {isPrinting && ListSheet && <ListSheet list={list} onPrinted={() => setPrinting(false)} />}
      {hasFailed && <Text role="alert">{partFailed}</Text>}
    </div>
  );
}
