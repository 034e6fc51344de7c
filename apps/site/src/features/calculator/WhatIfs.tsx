import { type WhatIf, whatIfs } from '@milepost/domain/calculator/what-if';
import { whatIfWords } from '@milepost/domain/content/calculator-more';
import { Button } from '@milepost/ui/Button';
import { Grid } from '@milepost/ui/Grid';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { type Ref, useEffect, useRef, useState } from 'react';
import * as styles from './Calculator.css.ts';
import { useAnnouncement, useChangeTerms, useReadTerms, useSettledTerms } from './terms.tsx';

export interface WhatIfsProps {
  /** Called with the change under the pointer or with focus, and with undefined when there is none. */
  readonly onTry: (change: WhatIf | undefined) => void;
}

/** "What changes if": one button for each small change to the terms. It describes the effect, and makes the change. */
export function WhatIfs({ onTry }: WhatIfsProps) {
  const dispatch = useChangeTerms();
  const readTerms = useReadTerms();
  const changes = whatIfs(useSettledTerms());
  const [done, setDone] = useState<{ readonly quantity: string; readonly sentence: string }>();
  const isButtonGone = done && !changes.some(({ quantity }) => quantity === done.quantity);
  const sentence = useRef<HTMLParagraphElement>(null);
  // A button that disappears loses the focus.
  useEffect(() => {
    if (isButtonGone && document.activeElement === document.body) sentence.current?.focus();
  }, [isButtonGone]);
  // A previous click may have changed the terms since the changes were calculated.
  const make = (quantity: string) => {
    const change = whatIfs(readTerms()).find((other) => other.quantity === quantity);
    if (!change) return;
    onTry(undefined);
    dispatch({ changes: change.changes, announcement: change.done });
    setDone({ quantity, sentence: change.done });
  };
  if (changes.length === 0 && !done) return null;
  return (
    <Stack gap="s">
      {changes.length > 0 && (
        <Text size="small" weight="medium">
          {whatIfWords.heading}
        </Text>
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
                <strong>{whatIf.change}</strong>
                <span>{whatIf.text.slice(whatIf.change.length)}</span>
              </span>
            </Button>
          ))}
        </Grid>
      </div>
      {done && <Done ref={sentence} sentence={done.sentence} />}
    </Stack>
  );
}

interface DoneProps {
  readonly sentence: string;
  readonly ref: Ref<HTMLParagraphElement>;
}

/** The effect of the last change, until something else changes. */
function Done({ sentence, ref }: DoneProps) {
  return (
    useAnnouncement() === sentence && (
      <Text ref={ref} tabIndex={-1} size="small">
        {sentence}
      </Text>
    )
  );
}
