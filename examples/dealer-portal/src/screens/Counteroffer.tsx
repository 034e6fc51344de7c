import { dealCheckLimits } from '@milepost/domain/content/deal-check';
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
import { MoneyField } from '@milepost/ui/MoneyField';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Table } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { toast } from '@milepost/ui/Toast';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import {
  type Deal,
  figuresOf,
  rateOf,
  type Structure,
  termOptions,
  useData,
  useDeals,
  vehicleName,
} from '../data.ts';
import { BreadcrumbLink } from '../links.tsx';
import { Screen } from '../Screen.tsx';
import { guideTable, UnknownDeal } from './Deal.tsx';

const route = getRouteApi('/portal/deals/$dealId/counteroffer');

/** The dealer's own structure instead of the lender's, calculated while the dealer types. */
export function Counteroffer() {
  const { dealId } = route.useParams();
  const deal = useDeals().find(({ id }) => id === dealId);
  if (!deal) return <UnknownDeal />;
  if (deal.status !== 'Counteroffer') return <NothingToCounter deal={deal} />;
  return <CounterofferForm key={deal.id} deal={deal} />;
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
  { name: 'price', label: 'Price', ...dealCheckLimits.value },
  { name: 'downPayment', label: 'Down payment', min: 0, max: dealCheckLimits.value.max },
  { name: 'tradeIn', label: 'Trade-in allowance', min: 0, max: dealCheckLimits.value.max },
  { name: 'owedOnTradeIn', label: 'Owed on the trade-in', min: 0, max: dealCheckLimits.value.max },
  { name: 'taxedFees', label: 'Add-ons (GAP, service contract)', min: 0, max: 20_000 },
] as const;
type SumName = (typeof sums)[number]['name'];

function CounterofferForm({ deal }: { deal: Deal }) {
  const { counter } = useData();
  const navigate = route.useNavigate();
  const { terms, months, offer } = deal;
  const [typed, setTyped] = useState<Readonly<Record<SumName, number | null>>>({
    price: terms.price,
    downPayment: terms.downPayment,
    tradeIn: terms.tradeIn ?? 0,
    owedOnTradeIn: terms.owedOnTradeIn ?? 0,
    taxedFees: terms.taxedFees ?? 0,
  });
  const [term, setTerm] = useState(`${months}`);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const errors = sums
    .filter(({ name, min, max }) => {
      const value = typed[name];
      return !(value !== null && value >= min && value <= max);
    })
    .map(({ name, label, min, max }) => ({
      fieldId: name,
      message: `${label} must be from ${dollars(min)} to ${dollars(max)}`,
    }));
  const structure: Structure | undefined =
    errors.length > 0
      ? undefined
      : {
          terms: { ...terms, ...(typed as Readonly<Record<SumName, number>>) },
          months: Number(term),
        };
  const figures = structure && figuresOf(deal, structure);
  const summary = isTried ? errors : [];

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (figures) setAsking(true);
  };

  const send = () => {
    if (!structure) return;
    setAsking(false);
    toast({
      heading: 'Counteroffer sent',
      description: 'We look at it now.',
      tone: 'success',
      topic: deal.id,
      actionLabel: 'Undo',
      onAction: counter(deal.id, structure),
    });
    void navigate({ to: '/deals/$dealId', params: { dealId: deal.id } });
  };

  return (
    <Screen
      title="Counteroffer"
      lead={`${deal.applicant}, ${vehicleName(deal.vehicle)}. We offered to finance ${dollars(offer ?? 0)}.`}
      breadcrumbs={<Trail deal={deal} />}
    >
      <Columns template="main-aside">
        <Form onSubmit={ask}>
          <ErrorSummary errors={summary} />
          {sums.map(({ name, label, min, max }) => (
            <MoneyField
              key={name}
              id={name}
              name={name}
              label={label}
              min={min}
              max={max}
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
            <Button variant="primary" onPress={send}>
              Send
            </Button>
          </>
        }
      >
        {figures && (
          <Stack gap="m">
            <SummaryList>
              <SummaryItem term="Amount financed" note={`We offered ${dollars(offer ?? 0)}`}>
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
