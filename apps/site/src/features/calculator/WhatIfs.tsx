import type { TermChanges } from '@milepost/domain/calculator';
import { type WhatIf, whatIfs } from '@milepost/domain/calculator/what-if';
import { whatIfWords } from '@milepost/domain/content/calculator-more';
import { Button } from '@milepost/ui/Button';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useEffect, useRef } from 'react';
import * as styles from './Calculator.css.ts';
import { useChangeTerms, useReadTerms, useSettledTerms } from './terms.tsx';

export interface WhatIfsProps {
  /** Called with the change under the pointer or with focus, and with undefined when there is none. */
  readonly onTry: (change: WhatIf | undefined) => void;
  /** The last change that was made here, until something else changes. */
  readonly last: Made | undefined;
  readonly onMake: (change: Made) => void;
}

/** A change that was made. */
export interface Made {
  readonly quantity: WhatIf['quantity'];
  /** Its effect. */
  readonly sentence: string;
  /** The number before it. */
  readonly changes: TermChanges;
}

/** "What if you change one thing?": one button for each small change to the terms. It describes the effect, and makes the change. */
export function WhatIfs({ onTry, last, onMake }: WhatIfsProps) {
  const dispatch = useChangeTerms();
  const readTerms = useReadTerms();
  const changes = whatIfs(useSettledTerms());
  const isButtonGone = last && !changes.some(({ quantity }) => quantity === last.quantity);
  const sentence = useRef<HTMLParagraphElement>(null);
  // A button that disappears loses the focus.
  useEffect(() => {
    if (isButtonGone && document.activeElement === document.body) sentence.current?.focus();
  }, [isButtonGone]);
  // A previous click may have changed the terms since the changes were calculated.
  const make = (quantity: WhatIf['quantity']) => {
    const terms = readTerms();
    const change = whatIfs(terms).find((other) => other.quantity === quantity);
    if (!change) return;
    onTry(undefined);
    dispatch({ changes: change.changes, announcement: change.done });
    onMake({ quantity, sentence: change.done, changes: { [quantity]: terms[quantity] } });
  };
  if (changes.length === 0 && !last) return null;
  return (
    <Stack gap="m">
      {changes.length > 0 && (
        <Heading level={3} size="h4">
          {whatIfWords.heading}
        </Heading>
      )}
      <div className={styles.whatIfs}>
        <Grid gap="s">
          {changes.map((whatIf) => (
            <Button
              key={whatIf.quantity}
              variant="outline"
              onPress={() => make(whatIf.quantity)}
              onPointerEnter={() => onTry(whatIf)}
              onPointerLeave={() => onTry(undefined)}
              onFocus={() => onTry(whatIf)}
              onBlur={() => onTry(undefined)}
            >
              <span>
                <strong>{whatIf.parts[0]}</strong> <span>{whatIf.parts[1]}</span>{' '}
                <span>{whatIf.parts[2]}</span>
              </span>
            </Button>
          ))}
        </Grid>
      </div>
      {last && (
        <Text ref={sentence} tabIndex={-1} size="small">
          {last.sentence}
        </Text>
      )}
    </Stack>
  );
}
