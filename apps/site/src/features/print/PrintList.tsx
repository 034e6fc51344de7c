import { partFailed } from '@milepost/domain/content/loading';
import { type PrintableList, printListWords } from '@milepost/domain/content/paper';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import { live } from '../../hydration/live.css.ts';
import { useLoaded } from '../../hydration/useLoaded.ts';

const loadSheet = async () => (await import('./ListSheet.tsx')).ListSheet;

/** Prints a list alone, with a square or a number before each of its items. */
export function PrintList({ list }: { readonly list: PrintableList }) {
  const [press, setPress] = useState(0);
  const { value: ListSheet, hasFailed } = useLoaded(loadSheet, press);
  return (
    <div className={live}>
      <NativeButton
        variant="outline"
        size="small"
        alignSelf="start"
        onPress={() => setPress(press + 1)}
      >
        {printListWords.print}
      </NativeButton>
      {press > 0 && ListSheet && <ListSheet list={list} onPrinted={() => setPress(0)} />}
      {hasFailed && <Text role="alert">{partFailed}</Text>}
    </div>
  );
}
