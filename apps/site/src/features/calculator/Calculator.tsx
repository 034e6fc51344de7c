import {
  formatQuantity,
  type Question,
  type SliderQuantity,
  slidersOf,
} from '@milepost/domain/calculator';
import type { LinkedState, LinkSearch } from '@milepost/domain/calculator/link';
import { representativeExample } from '@milepost/domain/calculator/representative-example';
import { calculator } from '@milepost/domain/content/calculator';
import { linkWords } from '@milepost/domain/content/calculator-more';
import { calculatorExample } from '@milepost/domain/content/without-scripts';
import { calculatorLimits } from '@milepost/domain/facts/calculator-limits';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { useRemembered } from '../../navigation/remembered.tsx';
import { Rows } from '../text/Rows.tsx';
import { SectionHead } from '../text/SectionHead.tsx';
import { Actions } from './Actions.tsx';
import { Answered, AnswerStrip } from './Answer.tsx';
import * as styles from './Calculator.css.ts';
import type { LinkedView } from './more/LinkedTerms.tsx';
import { Parts } from './Parts.tsx';
import { QuantityField } from './QuantityField.tsx';
import { Results } from './Results.tsx';
import { Road } from './Road.tsx';
import { SettleTerms, useReadTerms, useStopEarly } from './terms.tsx';

export interface CalculatorProps {
  /** The search parameters of the page's address. */
  readonly search: LinkSearch;
}

/**
 * Calculates a loan's monthly cost, or the loan that a monthly payment pays off, while the terms
 * change. `RememberTerms` around it provides the terms.
 */
export function Calculator(props: CalculatorProps) {
  return (
    <SettleTerms>
      <Screen {...props} />
    </SettleTerms>
  );
}

const questions = Object.keys(slidersOf) as Question[];
const Estimate = lazyPart(async () => (await import('./more/Estimate.tsx')).Estimate);

const LinkedTerms = lazyPart(async () => (await import('./more/LinkedTerms.tsx')).LinkedTerms, {
  Failed: () => <Callout tone="warning">{linkWords.failed}</Callout>,
});

// Imported here, because an unused import would still load the styles of its fields with the page.
const ServedForm = import.meta.env.SSR
  ? lazyPart(async () => (await import('./CalculatorForm.tsx')).CalculatorForm)
  : undefined;

const noParts: ReadonlySet<string> = new Set();

function Screen({ search }: CalculatorProps) {
  const readTerms = useReadTerms();
  // Undefined until the visitor or a link chooses one.
  const [chosen, setQuestion] = useRemembered<Question | undefined>(
    'calculator question',
    () => undefined,
  );
  const question = chosen ?? 'monthlyCost';
  const [openParts, setOpenParts] = useRemembered('calculator parts', () => noParts);
  // The last state of the calculator at each address: each link has its own numbers.
  const [left] = useRemembered('calculator addresses', () => new Map<string, LinkedState>());
  const [notice, setNotice] = useState<string>();
  const [printing, setPrinting] = useState<{
    readonly hasSchedule: boolean;
    readonly press: number;
  }>();
  const print = (hasSchedule: boolean) =>
    setPrinting((last) => ({ hasSchedule, press: (last?.press ?? 0) + 1 }));

  useStopEarly(setQuestion);

  // The page is prerendered without a link's numbers.
  const isHydrated = useHydrated();
  const isLinked = Object.keys(search).length > 0;
  const leave = useEffectEvent((address: string) => {
    if (!isLinked || left.has(address)) left.set(address, { question, terms: readTerms() });
  });
  useEffect(() => {
    const address = JSON.stringify(search);
    return () => {
      if (!isLinked || left.has(address)) leave(address);
    };
  }, [search, isLinked, left]);
  const onRead = ({ question, parts, notice }: LinkedView) => {
    setQuestion(question);
    // Parts that the visitor opened before the link was read stay open.
    setOpenParts((open) => new Set([...open, ...parts]));
    setNotice(notice);
  };

  return (
    <Stack gap="xl">
      <SectionHead {...calculator} headingId={`${calculator.id}-heading`} />
      <div className={styles.tool} data-question={question}>
        <div aria-live="polite" aria-atomic="true">
          {isHydrated && isLinked && <LinkedTerms {...{ search, left, onRead, notice }} />}
        </div>
        <Answered question={question}>
          <div className={styles.panel}>
            <Card>
              <div className={styles.live}>
                <AnswerStrip />
                <Inputs question={question} onQuestion={setQuestion} />
              </div>
              <noscript>
                {import.meta.env.SITE_HOST === 'static' ? (
                  <Defaults />
                ) : (
                  ServedForm && <ServedForm search={search} />
                )}
              </noscript>
            </Card>
            <Card background="panel">
              <Results />
            </Card>
            <Card background="panel" data-only="monthlyCost">
              <Road />
            </Card>
          </div>
        </Answered>
        <div className={styles.more}>
          <div data-only="monthlyCost">
            <Parts
              expandedKeys={openParts}
              onExpandedChange={(keys) =>
                // A link that is read meanwhile opens other parts.
                setOpenParts(
                  (open) =>
                    new Set([...open, ...keys].filter((id) => keys.has(id) || !openParts.has(id))),
                )
              }
              onPrintSchedule={() => print(true)}
            />
          </div>
          <Actions
            question={question}
            onPrint={() => print(false)}
            onStartOver={() => setNotice(undefined)}
          />
        </div>
        {printing && (
          <Estimate
            key={printing.press}
            hasSchedule={printing.hasSchedule}
            onPrinted={() => setPrinting(undefined)}
          />
        )}
      </div>
      <Columns>
        <Stack gap="m">
          <Text size="small" weight="medium">
            {calculator.disclaimer}
          </Text>
          <Text size="small" tone="soft">
            {calculator.leftOut}
          </Text>
        </Stack>
        <Stack gap="m">
          <Text size="small" weight="medium">
            {representativeExample.heading}
          </Text>
          <Text size="small" tone="soft">
            {representativeExample.text}
          </Text>
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The question that needs a quantity; undefined if both do. */
function onlyQuestionOf(quantity: SliderQuantity): Question | undefined {
  const [question, other] = questions.filter((each) => slidersOf[each].includes(quantity));
  return other ? undefined : question;
}

interface InputsProps {
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
}

/** One set of fields for both tabs, so that shared fields keep their element and their text. */
function Inputs({ question, onQuestion }: InputsProps) {
  const { label, ...tabs } = calculator.tabs;
  return (
    <Tabs selectedKey={question} onSelectionChange={(key) => onQuestion(key as Question)}>
      <TabList label={label} variant="pill">
        {Object.entries(tabs).map(([id, name]) => (
          <Tab key={id} id={id}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={question}>
        <Stack gap="l">
          {(['monthlyPayment', ...slidersOf.monthlyCost] as const).map((quantity) => (
            <div key={quantity} data-quantity={quantity} data-only={onlyQuestionOf(quantity)}>
              <QuantityField quantity={quantity} />
            </div>
          ))}
        </Stack>
      </TabPanel>
    </Tabs>
  );
}

/** The default values, for a static host's page whose fields do not work. */
function Defaults() {
  return (
    <Stack gap="m">
      <Text>{calculatorExample}</Text>
      <Rows
        rows={slidersOf.monthlyCost.map((quantity) => [
          calculator.fields[quantity],
          formatQuantity(quantity, calculatorLimits[quantity].default),
        ])}
      />
    </Stack>
  );
}
