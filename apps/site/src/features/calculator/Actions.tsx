import { defaultTerms, isChanged, type Question } from '@milepost/domain/calculator';
import { writeLink } from '@milepost/domain/calculator/link';
import { calculator } from '@milepost/domain/content/calculator';
import { linkWords } from '@milepost/domain/content/calculator-more';
import { Button } from '@milepost/ui/Button';
import { CopyButton } from '@milepost/ui/CopyButton';
import { Inline } from '@milepost/ui/Inline';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useChangeTerms, useReadTerms, useTerms } from './terms.tsx';

export interface ActionsProps {
  readonly question: Question;
  /** Prints "Monthly Cost". */
  readonly onPrint: () => void;
  readonly onStartOver: () => void;
}

/** The actions for all numbers together: copy a link, print, start over. */
export function Actions({ question, onPrint, onStartOver }: ActionsProps) {
  const hasStartToGoTo = useTerms(isChanged);
  const readTerms = useReadTerms();
  const dispatch = useChangeTerms();
  const router = useRouter();
  const copy = useRef<HTMLButtonElement>(null);
  const hintId = useId();

  const link = () => {
    const search = writeLink({ question, terms: readTerms() }, new Date());
    const { href } = router.buildLocation({ to: '/', search, hash: calculator.id });
    return location.origin + href;
  };
  const startOver = () => {
    dispatch({ terms: defaultTerms, announcement: linkWords.startedOver });
    if (location.search) {
      history.replaceState(history.state, '', location.pathname + location.hash);
    }
    onStartOver();
    copy.current?.focus();
  };

  return (
    <Inline align="start">
      <CopyButton
        ref={copy}
        text={link}
        copiedLabel={linkWords.copied}
        fieldLabel={linkWords.copyByHand}
      >
        {linkWords.copy}
      </CopyButton>
      <Button variant="outline" onPress={onPrint} data-only="monthlyCost">
        {linkWords.print}
      </Button>
      {hasStartToGoTo && (
        <Stack gap="s" align="start">
          <Button variant="outline" onPress={startOver} aria-describedby={hintId}>
            {linkWords.startOver}
          </Button>
          <Text size="small" tone="soft" id={hintId}>
            {linkWords.startOverHint}
          </Text>
        </Stack>
      )}
    </Inline>
  );
}
