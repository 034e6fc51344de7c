import { type PrintableList, printListWords } from '@milepost/domain/content/paper';
import { Button } from '@milepost/ui/Button';
import { useState } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { live } from '../../loading/live.css.ts';

const ListSheet = lazyPart(async () => (await import('./ListSheet.tsx')).ListSheet);

/** A button that prints a list, with a checkbox or a number before each item. */
export function PrintList({ list }: { readonly list: PrintableList }) {
  const [press, setPress] = useState(0);
  return (
    <div className={live}>
      <Button variant="outline" size="small" alignSelf="start" onPress={() => setPress(press + 1)}>
        {printListWords.print}
      </Button>
      {press > 0 && <ListSheet key={press} list={list} onPrinted={() => setPress(0)} />}
    </div>
  );
}
