import { levers } from '@milepost/domain/calculator/levers';
import { leverWords } from '@milepost/domain/content/calculator-more';
import { Grid } from '@milepost/ui/Grid';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { type Ref, useEffect, useRef, useState } from 'react';
import * as styles from './Calculator.css.ts';
import { useChangeTerms, useReadTerms, useSaid, useSettledTerms } from './terms.tsx';

/** "What changes if": one step of each number that a buyer can move, each a button that takes it. */
export function Levers() {
  const dispatch = useChangeTerms();
  const readTerms = useReadTerms();
  const steps = levers(useSettledTerms());
  const [done, setDone] = useState<{ readonly lever: string; readonly sentence: string }>();
  const isLeverGone = done && !steps.some(({ quantity }) => quantity === done.lever);
  const sentence = useRef<HTMLParagraphElement>(null);
  // A lever that can go no further takes the focus with it.
  useEffect(() => {
    if (isLeverGone && document.activeElement === document.body) sentence.current?.focus();
  }, [isLeverGone]);
  // What is set may have changed since the steps were worked out, by the same press a moment ago.
  const take = (lever: string) => {
    const step = levers(readTerms()).find(({ quantity }) => quantity === lever);
    if (!step) return;
    dispatch({ changes: step.changes, said: step.done });
    setDone({ lever, sentence: step.done });
  };
  if (steps.length === 0 && !done) return null;
  return (
    <Stack gap="s">
      {steps.length > 0 && (
        <Text size="small" weight="medium">
          {leverWords.heading}
        </Text>
      )}
      <div className={styles.levers}>
        <Grid gap="s">
          {steps.map(({ quantity, text }) => (
            <NativeButton key={quantity} variant="quiet" onPress={() => take(quantity)}>
              {text}
            </NativeButton>
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

/** What the last step did, until something else is changed. */
function Done({ sentence, ref }: DoneProps) {
  return (
    useSaid() === sentence && (
      <Text ref={ref} tabIndex={-1} size="small">
        {sentence}
      </Text>
    )
  );
}
