import { militarySections } from '@milepost/domain/content/military';
import {
  scraQuestions,
  scraWords,
  scraHelperWords as words,
} from '@milepost/domain/content/scra-helper';
import { company } from '@milepost/domain/facts/company';
import { isWithin } from '@milepost/domain/input/bounds';
import { localDate, readDate } from '@milepost/domain/input/date';
import { formatDate } from '@milepost/domain/input/format';
import {
  scraLoanBounds as bounds,
  describeScraRate,
  type ScraAnswers,
  type ScraBlock,
  scraBlocks,
} from '@milepost/domain/tools/scra-helper';
import { Button } from '@milepost/ui/Button';
import { DateField } from '@milepost/ui/DateField';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Link } from '@milepost/ui/Link';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Panel } from '../../features/cards/Panel.tsx';
import { Paper } from '../../features/print/Paper.tsx';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { RichText } from '../../features/text/RichText.tsx';
import { Rows, type RowsProps } from '../../features/text/Rows.tsx';
import { live } from '../../loading/live.css.ts';
import { Letter } from './Letter.tsx';

/**
 * Shows which laws may help a visitor. Its button opens it. It sends and stores nothing, and never
 * refuses.
 */
export function Helper() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel heading={words.heading} background="panel">
      <Text tone="soft">{words.lead}</Text>
      <div className={live}>
        {isOpen ? (
          <Questions />
        ) : (
          <Button variant="primary" alignSelf="start" onPress={() => setOpen(true)}>
            {words.start}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type Answered = Readonly<Record<string, string>>;

function Questions() {
  const [answers, setAnswers] = useState<Answered>({});
  const [blocks, setBlocks] = useState<readonly ScraBlock[]>();
  const first = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone.
  useEffect(() => first.current?.focus(), []);

  const answer = (name: string) => (value: string) => {
    setAnswers((all) => ({ ...all, [name]: value }));
    setBlocks(undefined);
  };
  const show = () => {
    flushSync(() => setBlocks(scraBlocks(answers as ScraAnswers, localDate(new Date()))));
    results.current?.focus();
  };
  const startOver = () => {
    setAnswers({});
    setBlocks(undefined);
    first.current?.focus();
  };

  return (
    <Stack gap="xl">
      {scraQuestions.map(({ name, label, options }, index) => (
        <RadioGroup
          key={name}
          ref={index === 0 ? first : undefined}
          label={label}
          options={options}
          value={answers[name] ?? ''}
          onChange={answer(name)}
        />
      ))}
      {answers.ended === 'yes' && (
        <DateField
          label={words.lastDay}
          value={answers.lastDay ?? ''}
          onChange={answer('lastDay')}
        />
      )}
      <Button variant="primary" alignSelf="start" onPress={show}>
        {words.show}
      </Button>
      {blocks && <Results headingRef={results} {...{ answers, blocks }} onStartOver={startOver} />}
    </Stack>
  );
}

interface ResultsProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly answers: Answered;
  readonly blocks: readonly ScraBlock[];
  readonly onStartOver: () => void;
}

function Results({ headingRef, answers, blocks, onStartOver }: ResultsProps) {
  const [balance, setBalance] = useState<number | null>(null);
  const [apr, setApr] = useState<number | null>(null);
  const [months, setMonths] = useState<number | null>(null);
  const [isWriting, setWriting] = useState(false);
  const change =
    isWithin(balance, bounds.balance) &&
    isWithin(apr, bounds.apr) &&
    isWithin(months, bounds.months) &&
    Number.isInteger(months)
      ? describeScraRate(balance, apr, months)
      : [];
  const changes = change.map((sentence) => <Text key={sentence}>{sentence}</Text>);

  return (
    <Stack gap="l">
      <Heading ref={headingRef} tabIndex={-1} level={3}>
        {scraWords.heading}
      </Heading>
      <Blocks
        blocks={blocks}
        before={{
          next: (
            <Stack gap="m">
              <Heading level={4}>{words.change.heading}</Heading>
              <Text size="small">{words.change.hint}</Text>
              <Grid itemWidth="small">
                <MoneyField
                  label={words.change.balance}
                  value={balance}
                  onChange={setBalance}
                  {...bounds.balance}
                />
                <NumberField
                  label={words.change.apr}
                  suffix="%"
                  value={apr}
                  onChange={setApr}
                  {...bounds.apr}
                />
                <NumberField
                  label={words.change.months}
                  inputMode="numeric"
                  value={months}
                  onChange={setMonths}
                  {...bounds.months}
                />
              </Grid>
              <Stack gap="s" role="status">
                {changes}
              </Stack>
            </Stack>
          ),
        }}
      />
      <Inline>
        <Button variant="solid" aria-expanded={isWriting} onPress={() => setWriting(!isWriting)}>
          {words.write}
        </Button>
        <PrintButton label={words.print}>
          {(onPrinted) => (
            <Paper
              heading={scraWords.heading}
              phone={company.phones.military}
              onPrinted={onPrinted}
            >
              <Rows rows={rowsOf(answers)} />
              <Blocks
                isOnPaper
                blocks={blocks}
                before={change.length > 0 ? { next: changes } : {}}
              />
            </Paper>
          )}
        </PrintButton>
        <Button variant="outline" onPress={onStartOver}>
          {words.startOver}
        </Button>
      </Inline>
      {isWriting && <Letter who={(answers as ScraAnswers).who} />}
    </Stack>
  );
}

/** The answers as the printout shows them. */
function rowsOf({ lastDay, ...answers }: Answered): RowsProps['rows'] {
  return [
    ...scraQuestions.map(({ name, label, options }) => {
      const chosen = options.find(({ value }) => value === answers[name]);
      return [label, chosen?.label ?? '-'] as const;
    }),
    ...(answers.ended === 'yes' && lastDay && readDate(lastDay)
      ? [[words.lastDay, formatDate(lastDay, 'long')] as const]
      : []),
  ];
}

const [, , how] = militarySections;
const [{ steps }] = how.body;

interface BlocksProps {
  readonly blocks: readonly ScraBlock[];
  /** Shown before a block. */
  readonly before: Readonly<Partial<Record<ScraBlock['id'], ReactNode>>>;
  /** A printout has no page around it, so that it repeats how to ask. @default false */
  readonly isOnPaper?: boolean;
}

function Blocks({ blocks, before, isOnPaper = false }: BlocksProps) {
  return blocks.map(({ id, sentences }) => (
    <Stack key={id} gap="l">
      {before[id]}
      <Stack gap="s">
        <Heading level={4}>{words.blocks[id]}</Heading>
        {id === 'send' &&
          (isOnPaper ? (
            <RichText body={[{ steps }]} />
          ) : (
            <Link href={`#${how.id}`}>{how.heading}</Link>
          ))}
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Stack>
  ));
}
