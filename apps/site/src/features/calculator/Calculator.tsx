import {
  changesOf,
  changeTerms,
  formatQuantity,
  isChanged,
  type Question,
  type SliderQuantity,
  slidersOf,
  wholeMonths,
} from '@milepost/domain/calculator';
import type { LinkedState, LinkSearch } from '@milepost/domain/calculator/link';
import { calculator } from '@milepost/domain/content/calculator';
import { calculatorParts, linkWords } from '@milepost/domain/content/calculator-more';
import { representativeExample } from '@milepost/domain/content/representative-example';
import { calculatorLimits } from '@milepost/domain/facts/calculator-limits';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Heading } from '@milepost/ui/Heading';
import { SliderField } from '@milepost/ui/SliderField';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { memo, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useKept } from '../../frame/kept.tsx';
import { Actions } from './Actions.tsx';
import * as styles from './Calculator.css.ts';
import { Levers } from './Levers.tsx';
import { Parts } from './Parts.tsx';
import { Printing, type Sheet } from './Printing.tsx';
import { Results } from './Results.tsx';
import { KeepTerms, useChangeTerms, useQuantity, useReadTerms } from './terms.tsx';

/** Props of Calculator. */
export interface CalculatorProps {
  /** The search parameters of the page's address. */
  readonly search: LinkSearch;
}

/** Works out a loan's monthly cost, or the loan that a monthly payment carries, as terms are set. */
export function Calculator(props: CalculatorProps) {
  return (
    <KeepTerms>
      <Screen {...props} />
    </KeepTerms>
  );
}

const noParts: ReadonlySet<string> = new Set();

type Reader = typeof import('@milepost/domain/calculator/read-link');

let loadedReader: Promise<Reader | undefined> | undefined;

/** What reads a link. A page that a link opened waits for it; others do without. */
function loadReader() {
  loadedReader ??= import('@milepost/domain/calculator/read-link').catch(() => undefined);
  return loadedReader;
}

function Screen({ search }: CalculatorProps) {
  const dispatch = useChangeTerms();
  const readTerms = useReadTerms();
  const [question, setQuestion] = useKept<Question>('calculator question', () => 'monthlyCost');
  const [openParts, setOpenParts] = useKept('calculator parts', () => noParts);
  // How the calculator was left at each address: the numbers of a link are its own.
  const [left] = useKept('calculator addresses', () => new Map<string, LinkedState>());
  const [notice, setNotice] = useState<string>();
  const [printing, setPrinting] = useState<{ readonly sheet: Sheet; readonly press: number }>();
  // Each press is a new try, also after one whose code did not come.
  const print = (sheet: Sheet) => setPrinting((last) => ({ sheet, press: (last?.press ?? 0) + 1 }));
  const isMonthlyCost = question === 'monthlyCost';

  const isLinked = Object.keys(search).length > 0;
  const reader = isLinked ? use(loadReader()) : undefined;
  const leave = useEffectEvent((address: string) => {
    left.set(address, { question, terms: readTerms() });
  });
  // The page is prerendered without a link's numbers: they are put in once it is hydrated.
  useEffect(() => {
    const address = JSON.stringify(search);
    const onLeave = () => leave(address);
    if (!reader) return onLeave;
    const last = left.get(address);
    if (last) {
      if (last.terms !== readTerms()) dispatch({ terms: last.terms });
      setQuestion(last.question);
      return onLeave;
    }
    const link = reader.readLink(search);
    const sentence = reader.linkNotice(link);
    if (!isChanged(link.terms) && link.question === 'monthlyCost' && !sentence) return;
    // What was typed before hydration stands.
    const early = left.size > 0 ? {} : changesOf(readTerms());
    dispatch({ terms: changeTerms(link.terms, early) });
    setQuestion(link.question);
    const linked = link.parts.map((part) => calculatorParts[part].id);
    // What was opened by hand before the link was read stays open.
    setOpenParts((open) => new Set([...open, ...linked]));
    setNotice(sentence);
    return onLeave;
  }, [reader, search, left, readTerms, dispatch, setQuestion, setOpenParts]);
  const shownNotice = isLinked && !reader ? linkWords.failed : notice;

  return (
    <Stack gap="xl">
      <Stack gap="l">
        <Heading level={2} id={`${calculator.id}-heading`}>
          {calculator.heading}
        </Heading>
        <Text size="lead" tone="soft">
          {calculator.lead}
        </Text>
      </Stack>
      <div className={styles.tool}>
        <div role="status">{shownNotice && <Callout tone="warning">{shownNotice}</Callout>}</div>
        <div className={styles.panel}>
          <Card>
            <div className={styles.live}>
              <Inputs question={question} onQuestion={setQuestion} />
            </div>
            <noscript>
              <Defaults />
            </noscript>
          </Card>
          <Card background="panel">
            <Results question={question} />
          </Card>
        </div>
        <div className={styles.more}>
          {isMonthlyCost && <Levers />}
          <div hidden={!isMonthlyCost}>
            <Parts
              expandedKeys={openParts}
              onExpandedChange={setOpenParts}
              onPrintSchedule={() => print('schedule')}
            />
          </div>
          <Actions
            question={question}
            onPrint={isMonthlyCost ? () => print('estimate') : undefined}
            onStartOver={() => setNotice(undefined)}
          />
        </div>
        {printing && (
          <Printing
            key={printing.press}
            sheet={printing.sheet}
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

interface InputsProps {
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
}

/** One set of fields for both tabs, so that what is shared is one and what was typed stays. */
function Inputs({ question, onQuestion }: InputsProps) {
  const { label, ...questions } = calculator.tabs;
  return (
    <Tabs selectedKey={question} onSelectionChange={(key) => onQuestion(key as Question)}>
      <TabList label={label} variant="pill">
        {Object.entries(questions).map(([id, name]) => (
          <Tab key={id} id={id}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={question}>
        <Stack gap="l">
          {(['monthlyPayment', ...slidersOf.monthlyCost] as const).map((quantity) => (
            <div key={quantity} hidden={!slidersOf[question].includes(quantity)}>
              <QuantityField quantity={quantity} />
            </div>
          ))}
        </Stack>
      </TabPanel>
    </Tabs>
  );
}

const MemoField = memo(SliderField);

function QuantityField({ quantity }: { readonly quantity: SliderQuantity }) {
  const dispatch = useChangeTerms();
  const { value, min, max } = useQuantity(quantity);
  return (
    <MemoField
      label={calculator.fields[quantity]}
      min={min}
      max={max}
      step={calculatorLimits[quantity].step}
      format={useCallback((value) => formatQuantity(quantity, value), [quantity])}
      value={value}
      onChange={useCallback(
        (value) => dispatch({ changes: { [quantity]: value } }),
        [quantity, dispatch],
      )}
      errorMessage={quantity === 'term' ? wholeMonths(value) : undefined}
    />
  );
}

/** What the fields hold, for a page that can't change it. */
function Defaults() {
  return (
    <Stack gap="m">
      <Text>{calculator.noScript}</Text>
      <DescriptionList>
        {slidersOf.monthlyCost.map((quantity) => (
          <DescriptionItem key={quantity} term={calculator.fields[quantity]}>
            {formatQuantity(quantity, calculatorLimits[quantity].default)}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Stack>
  );
}
