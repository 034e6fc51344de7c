import {
  changeTerms,
  defaultTerms,
  formatQuantity,
  type Question,
  quantityState,
  type SliderQuantity,
  slidersOf,
  type TermChanges,
  type Terms,
  wholeMonths,
} from '@milepost/domain/calculator';
import { calculator, calculatorLimits } from '@milepost/domain/content/calculator';
import { representativeExample } from '@milepost/domain/content/representative-example';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Heading } from '@milepost/ui/Heading';
import { SliderField } from '@milepost/ui/SliderField';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import {
  createContext,
  type Dispatch,
  memo,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useReducer,
  useState,
} from 'react';
import * as styles from './Calculator.css.ts';
import { Results } from './Results.tsx';

const noChange: Dispatch<TermChanges> = () => {};

/** What is set, and how to change it. */
const CurrentTerms = createContext<readonly [Terms, Dispatch<TermChanges>]>([
  defaultTerms,
  noChange,
]);

/** Works out a loan's monthly cost, or the loan that a monthly payment carries, as terms are set. */
export function Calculator() {
  const [question, setQuestion] = useState<Question>('monthlyCost');
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
      <KeepTerms>
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
            <CurrentResults question={question} />
          </Card>
        </div>
      </KeepTerms>
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

/** Keeps the terms. What stands in it renders only where it reads them. */
function KeepTerms({ children }: { readonly children: ReactNode }) {
  return <CurrentTerms value={useReducer(changeTerms, defaultTerms)}>{children}</CurrentTerms>;
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
  const [terms, change] = use(CurrentTerms);
  const { value, min, max } = quantityState(terms, quantity);
  return (
    <MemoField
      label={calculator.fields[quantity]}
      min={min}
      max={max}
      step={calculatorLimits[quantity].step}
      format={useCallback((value) => formatQuantity(quantity, value), [quantity])}
      value={value}
      onChange={useCallback((value) => change({ [quantity]: value }), [quantity, change])}
      errorMessage={quantity === 'term' ? wholeMonths(value) : undefined}
    />
  );
}

const MemoResults = memo(Results);

/** The results a breath later: a slider is never held up by what follows from it. */
function CurrentResults({ question }: Pick<InputsProps, 'question'>) {
  const [terms] = use(CurrentTerms);
  return <MemoResults terms={useDeferredValue(terms)} question={question} />;
}

/** What the fields hold, for a page that can't change it. */
function Defaults() {
  return (
    <Stack gap="m">
      <Text>To set your own numbers, turn on JavaScript. This is an example:</Text>
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
