import { levers } from '@milepost/domain/calculator/levers';
import { leverWords } from '@milepost/domain/content/calculator-more';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { memo, useState } from 'react';
import { useChangeTerms, useSettledTerms } from './terms.tsx';

/** Props of Levers. */
export interface LeversProps {
  /** What the last change is said to have done. */
  readonly said: string | undefined;
}

/** "What changes if": one step of each number that a buyer can move, each a button that takes it. */
export const Levers = memo(({ said }: LeversProps) => {
  const dispatch = useChangeTerms();
  const steps = levers(useSettledTerms());
  const [done, setDone] = useState<string>();
  return (
    <Stack gap="s">
      {steps.length > 0 && (
        <Text size="small" weight="medium">
          {leverWords.heading}
        </Text>
      )}
      {steps.map(({ quantity, text, changes, done: effect }) => (
        <SubmitButton
          key={quantity}
          type="button"
          variant="outline"
          isFullWidth
          onPress={() => {
            dispatch({ changes, said: effect });
            setDone(effect);
          }}
        >
          {text}
        </SubmitButton>
      ))}
      {done && said === done && <Text size="small">{done}</Text>}
    </Stack>
  );
});
