import { dollars, formatMonths, formatPercent } from '@milepost/domain/input';
import { BreadcrumbPage, Breadcrumbs } from '@milepost/ui/Breadcrumbs';
import { Button } from '@milepost/ui/Button';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Dialog } from '@milepost/ui/Dialog';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Figure } from '@milepost/ui/Figure';
import { Form } from '@milepost/ui/Form';
import { Inline } from '@milepost/ui/Inline';
import { MoneyField } from '@milepost/ui/MoneyField';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Table } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { limits, outside } from '../application.ts';
import { Conflict } from '../Conflict.tsx';
import { BreadcrumbLink, LinkButton } from '../links.tsx';
import { notify } from '../messages.ts';
import {
  type Deal,
  figuresOf,
  mayWork,
  rateOf,
  type Structure,
  termOptions,
  vehicleName,
} from '../model.ts';
import { useDealAction, useMe } from '../queries.ts';
import { Screen } from '../Screen.tsx';
import { guideTable, WithDeal } from './Deal.tsx';

const route = getRouteApi('/portal/deals/$dealId/counteroffer');

/** The dealer's own structure instead of the lender's, calculated while the dealer types. */
export function Counteroffer() {
  const { dealId } = route.useParams();
  return <WithDeal id={dealId}>{(deal) => <Answer key={deal.id} deal={deal} />}</WithDeal>;
}

/** The form stays while somebody else answers the deal, so that nothing typed is lost. */
function Answer({ deal }: { deal: Deal }) {
  const me = useMe();
  const [isOpen] = useState(deal.status === 'Counteroffer');
  if (!mayWork(me)) return <ReadOnly deal={deal} />;
  return isOpen ? <CounterofferForm deal={deal} /> : <NothingToCounter deal={deal} />;
}

function ReadOnly({ deal }: { deal: Deal }) {
  return (
    <Screen title="Counteroffer" breadcrumbs={<Trail deal={deal} />}>
      <Callout heading="Your role can’t send a counteroffer">
        Ask somebody in finance, or a manager, to answer this deal.
      </Callout>
    </Screen>
  );
}

function NothingToCounter({ deal }: { deal: Deal }) {
  return (
    <Screen title="Counteroffer" breadcrumbs={<Trail deal={deal} />}>
      <Callout heading="There is nothing to counter">
        This deal is {deal.status.toLowerCase()}. A structure can be changed while our counteroffer
        stands.
      </Callout>
    </Screen>
  );
}

function Trail({ deal }: { deal: Deal }) {
  return (
    <Breadcrumbs>
      <BreadcrumbLink to="/deals">Deals</BreadcrumbLink>
      <BreadcrumbLink to="/deals/$dealId" params={{ dealId: deal.id }}>
        {deal.applicant}
      </BreadcrumbLink>
      <BreadcrumbPage>Counteroffer</BreadcrumbPage>
    </Breadcrumbs>
  );
}

const sums = [
  { name: 'price', label: 'Price', range: limits.price },
  { name: 'downPayment', label: 'Down payment', range: limits.money },
  { name: 'tradeIn', label: 'Trade-in allowance', range: limits.money },
  { name: 'owedOnTradeIn', label: 'Owed on the trade-in', range: limits.money },
  { name: 'taxedFees', label: 'Add-ons (GAP, service contract)', range: limits.addOns },
] as const;
type Sums = Readonly<Record<(typeof sums)[number]['name'], number | null>>;

const sumsOf = ({ terms }: Structure): Sums => ({
  price: terms.price,
  downPayment: terms.downPayment,
  tradeIn: terms.tradeIn ?? 0,
  owedOnTradeIn: terms.owedOnTradeIn ?? 0,
  taxedFees: terms.taxedFees ?? 0,
});

function CounterofferForm({ deal: current }: { deal: Deal }) {
  // The deal that the answer is based on. Another version of it is a conflict.
  const [deal, setDeal] = useState(current);
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(() => sumsOf(deal));
  const [term, setTerm] = useState(`${deal.months}`);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const conflict = useRef<HTMLElement>(null);
  const counter = useDealAction<Structure & { version: number }>(deal.id, {
    action: 'counter',
    failure: 'The counteroffer was not sent',
  });
  const { mutate: undo } = useDealAction<{ version: number }>(deal.id, {
    action: 'undo',
    failure: 'The counteroffer was not taken back',
  });
  const isConflict = current.version !== deal.version && !counter.isPending && !counter.isSuccess;

  const errors = sums
    .filter(({ name, range: { min, max } }) => {
      const value = typed[name];
      return !(value !== null && value >= min && value <= max);
    })
    .map(({ name, label, range }) => ({
      fieldId: name,
      message: outside(label, typed[name], range),
    }));
  const structure: Structure | undefined =
    errors.length > 0
      ? undefined
      : {
          terms: { ...deal.terms, ...(typed as { [Name in keyof Sums]: number }) },
          months: Number(term),
        };
  const figures = structure && figuresOf(deal, structure);
  const summary = attempts > 0 ? errors : [];

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (isConflict) conflict.current?.focus();
    else if (figures) setAsking(true);
  };

  const send = () => {
    if (!structure) return;
    counter.mutate(
      { ...structure, version: deal.version },
      {
        onSuccess: ({ version }) => {
          notify({
            heading: 'Counteroffer sent',
            description: 'We look at it now.',
            tone: 'success',
            topic: deal.id,
            actionLabel: 'Undo',
            onAction: () => undo({ version }),
          });
          void navigate({ to: '/deals/$dealId', params: { dealId: deal.id } });
        },
        onSettled: () => setAsking(false),
      },
    );
  };

  /** Goes on from the deal as it is now, with what was typed or with its own figures. */
  const goOn = (from: 'typed' | 'theirs') => {
    setDeal(current);
    if (from === 'theirs') {
      setTyped(sumsOf(current));
      setTerm(`${current.months}`);
    }
    document.getElementById('price')?.focus();
  };

  return (
    <Screen
      title="Counteroffer"
      lead={`${deal.applicant}, ${vehicleName(deal.vehicle)}. We offered to finance ${dollars(deal.offer ?? 0)}.`}
      breadcrumbs={<Trail deal={deal} />}
    >
      {isConflict && !isAsking && (
        <DealConflict
          ref={conflict}
          deal={deal}
          current={current}
          typed={typed}
          term={term}
          onGoOn={goOn}
        />
      )}
      <Columns template="main-aside">
        <Form onSubmit={ask}>
          <ErrorSummary key={attempts} errors={summary} />
          {sums.map(({ name, label, range }) => (
            <MoneyField
              key={name}
              id={name}
              name={name}
              label={label}
              {...range}
              isRequired
              value={typed[name]}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
              errorMessage={summary.find(({ fieldId }) => fieldId === name)?.message}
            />
          ))}
          <Select
            id="months"
            name="months"
            label="Term"
            emptyLabel={null}
            options={termOptions.map((each) => {
              const rate = rateOf(deal, each);
              return {
                value: `${each}`,
                label: `${formatMonths(each)}, ${rate === null ? 'not offered' : formatPercent(rate)}`,
                isDisabled: rate === null,
              };
            })}
            value={term}
            onChange={setTerm}
          />
          <SubmitButton variant="primary">Send the counteroffer</SubmitButton>
        </Form>
        <Stack gap="m">
          <Card as="section" background="panel" aria-label="What it comes to">
            <Stack gap="m">
              <Figure
                value={figures ? dollars(figures.payment) : '–'}
                label={`a month for ${formatMonths(Number(term))}`}
              />
              <SummaryList>
                <SummaryItem term="Amount financed">
                  {figures ? dollars(figures.amountFinanced) : '–'}
                </SummaryItem>
                <SummaryItem term="APR">{figures ? formatPercent(figures.apr) : '–'}</SummaryItem>
                <SummaryItem term="Interest">
                  {figures ? dollars(figures.interest) : '–'}
                </SummaryItem>
                <SummaryItem term="Payment to income">
                  {figures ? formatPercent(figures.pti, 1) : '–'}
                </SummaryItem>
              </SummaryList>
            </Stack>
          </Card>
          {structure && (
            <Card as="section" aria-label="Program guide">
              <Table
                caption="Beside the program guide"
                {...guideTable(deal, structure)}
                getKey={({ limit }) => limit}
              />
            </Card>
          )}
        </Stack>
      </Columns>
      <Dialog
        heading="Send this counteroffer?"
        size="small"
        isOpen={isAsking}
        onOpenChange={setAsking}
        actions={
          <>
            <Button variant="outline" onPress={() => setAsking(false)}>
              Go on editing
            </Button>
            <Button variant="primary" isPending={counter.isPending} onPress={send}>
              Send
            </Button>
          </>
        }
      >
        {figures && (
          <Stack gap="m">
            <SummaryList>
              <SummaryItem term="Amount financed" note={`We offered ${dollars(deal.offer ?? 0)}`}>
                {dollars(figures.amountFinanced)}
              </SummaryItem>
              <SummaryItem term="Term">{formatMonths(Number(term))}</SummaryItem>
              <SummaryItem term="APR">{formatPercent(figures.apr)}</SummaryItem>
              <SummaryItem term="Payment" isTotal>
                {dollars(figures.payment)}
              </SummaryItem>
            </SummaryList>
            <Text size="small" tone="soft">
              You can take it back right after.
            </Text>
          </Stack>
        )}
      </Dialog>
    </Screen>
  );
}

interface DealConflictProps {
  ref: RefObject<HTMLElement | null>;
  /** The deal that the answer is based on. */
  deal: Deal;
  current: Deal;
  typed: Sums;
  term: string;
  onGoOn: (from: 'typed' | 'theirs') => void;
}

/** What somebody else has changed, beside what was typed. */
function DealConflict({ ref, deal, current, typed, term, onGoOn }: DealConflictProps) {
  const before = sumsOf(deal);
  const now = sumsOf(current);
  const write = (value: number | null) => (value === null ? '–' : dollars(value));
  const rows = [
    { name: 'Status', before: deal.status, typed: '–', now: current.status },
    ...sums.map(({ name, label }) => ({
      name: label,
      before: write(before[name]),
      typed: write(typed[name]),
      now: write(now[name]),
    })),
    {
      name: 'Term',
      before: formatMonths(deal.months),
      typed: formatMonths(Number(term)),
      now: formatMonths(current.months),
    },
  ].filter((row) => row.before !== row.now || (row.typed !== '–' && row.typed !== row.now));
  const canCounter = current.status === 'Counteroffer';
  return (
    <Conflict ref={ref} heading={`${current.changedBy} changed this deal while you were typing`}>
      {rows.length > 0 && (
        <Table
          caption="Both, side by side"
          columns={[
            { id: 'name', label: 'Value', cell: (row) => row.name },
            { id: 'typed', label: 'You typed', cell: (row) => row.typed },
            { id: 'now', label: `Now, by ${current.changedBy}`, cell: (row) => row.now },
          ]}
          rows={rows}
          getKey={({ name }) => name}
        />
      )}
      {canCounter ? (
        <Inline gap="s">
          <Button variant="primary" onPress={() => onGoOn('typed')}>
            Keep what I typed
          </Button>
          <Button variant="outline" onPress={() => onGoOn('theirs')}>
            Start from the deal as it is now
          </Button>
        </Inline>
      ) : (
        <Inline gap="s">
          <span>There is nothing to counter any more.</span>
          <LinkButton to="/deals/$dealId" params={{ dealId: deal.id }} variant="outline">
            See the deal
          </LinkButton>
        </Inline>
      )}
    </Conflict>
  );
}
