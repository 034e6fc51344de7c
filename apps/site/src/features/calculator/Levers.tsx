import { levers } from '@milepost/domain/calculator/levers';
import { leverWords } from '@milepost/domain/content/calculator-more';
import { Grid } from '@milepost/ui/Grid';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import * as styles from './Calculator.css.ts';
import { useChangeTerms, useSaid, useSettledTerms } from './terms.tsx';

/** "What changes if": one step of each number that a buyer can move, each a button that takes it. */
export function Levers() {
  const dispatch = useChangeTerms();
  const steps = levers(useSettledTerms());
  const [done, setDone] = useState<string>();
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
          {steps.map(({ quantity, text, changes, done: effect }) => (
            <SubmitButton
              key={quantity}
              type="button"
              variant="quiet"
              onPress={() => {
                dispatch({ changes, said: effect });
                setDone(effect);
              }}
            >
              {text}
            </SubmitButton>
          ))}
        </Grid>
      </div>
      {done && <Done sentence={done} />}
    </Stack>
  );
}

/** What the last step did, until something else is changed. */
function Done({ sentence }: { readonly sentence: string }) {
  return useSaid() === sentence && <Text size="small">{sentence}</Text>;
}
