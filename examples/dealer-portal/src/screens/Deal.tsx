import { fundingPackage } from '@milepost/domain/content/dealer-indirect';
import { rangeOf } from '@milepost/domain/facts/credit-ranges';
import { employmentStatuses } from '@milepost/domain/forms/pre-qualify';
import { dollars, formatMonths, formatPercent, plural, wholeDollars } from '@milepost/domain/input';
import { BreadcrumbPage, Breadcrumbs } from '@milepost/ui/Breadcrumbs';
import { Button } from '@milepost/ui/Button';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { CopyButton } from '@milepost/ui/CopyButton';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { EmptyState } from '@milepost/ui/EmptyState';
import { Figure } from '@milepost/ui/Figure';
import { FileUpload } from '@milepost/ui/FileUpload';
import { Heading } from '@milepost/ui/Heading';
import { CheckIcon, ClockIcon, DocumentIcon, SearchIcon } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { List, ListItem } from '@milepost/ui/List';
import { SplitBar } from '@milepost/ui/SplitBar';
import { Stack } from '@milepost/ui/Stack';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Table } from '@milepost/ui/Table';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { Timeline, TimelineEvent } from '@milepost/ui/Timeline';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api.ts';
import type { Applicant } from '../application.ts';
import { Loaded } from '../Loaded.tsx';
import { BreadcrumbLink, LinkButton } from '../links.tsx';
import { notify } from '../messages.ts';
import {
  type Application,
  acceptedTerms,
  type Deal,
  figuresOf,
  fileRules,
  guideOf,
  mayWork,
  openStips,
  type Stip,
  timeZone,
  vehicleName,
} from '../model.ts';
import { useApi, useDeal, useDealAction, useMe, useStipFiles } from '../queries.ts';
import { Screen } from '../Screen.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { readDealTab } from '../search.ts';

const route = getRouteApi('/portal/deals/$dealId');

/** One deal: its status, its figures, its missing documents and its history. */
export function DealScreen() {
  const { dealId } = route.useParams();
  return <WithDeal id={dealId}>{(deal) => <KnownDeal deal={deal} />}</WithDeal>;
}

/** A screen of one deal: loading, failed, unknown, or there. */
export function WithDeal({ id, children }: { id: string; children: (deal: Deal) => ReactNode }) {
  const query = useDeal(id);
  if (query.error instanceof ApiError && query.error.status === 404) return <UnknownDeal />;
  if (query.data)
    return (
      <Loaded query={query} label="The deal">
        {children}
      </Loaded>
    );
  return (
    <Screen title={`Deal ${id.slice(0, 20)}`}>
      <Loaded query={query} label="The deal">
        {() => null}
      </Loaded>
    </Screen>
  );
}

/** Dollars with a minus sign that is as wide as a plus. */
const signed = (amount: number) =>
  amount < 0 ? `−${dollars(-amount)}` : dollars(Math.abs(amount));

/** Shown if there is no such deal. */
export function UnknownDeal() {
  return (
    <Screen title="Deal not found">
      <EmptyState
        heading="There is no deal of this number"
        headingLevel={2}
        icon={<SearchIcon size="large" />}
        actions={
          <LinkButton to="/deals" variant="outline">
            Back to deals
          </LinkButton>
        }
      >
        Check the number, or look for the customer’s name.
      </EmptyState>
    </Screen>
  );
}

const vehicleLead = (vehicle: Deal['vehicle']) =>
  [
    vehicleName(vehicle),
    `${vehicle.miles.toLocaleString('en-US')} miles`,
    vehicle.stock && `stock ${vehicle.stock}`,
    vehicle.vin && `VIN ${vehicle.vin}`,
  ]
    .filter(Boolean)
    .join(', ');

function KnownDeal({ deal }: { deal: Deal }) {
  const { tab = 'structure' } = route.useSearch();
  const navigate = route.useNavigate();
  const needed = openStips(deal);
  return (
    <Screen
      title={deal.applicant}
      mark={<StatusBadge status={deal.status} />}
      lead={vehicleLead(deal.vehicle)}
      breadcrumbs={
        <Breadcrumbs>
          <BreadcrumbLink to="/deals">Deals</BreadcrumbLink>
          <BreadcrumbPage>{deal.id}</BreadcrumbPage>
        </Breadcrumbs>
      }
      actions={
        <CopyButton text={deal.id} copiedLabel="Copied" fieldLabel="Deal number" variant="outline">
          Copy {deal.id}
        </CopyButton>
      }
    >
      <NextStep deal={deal} isAtStips={tab === 'stips'} />
      <Columns template="main-aside">
        <Tabs
          selectedKey={tab}
          onSelectionChange={(key) =>
            void navigate({ search: readDealTab({ tab: key }), resetScroll: false })
          }
        >
          <TabList label={`Deal ${deal.id}`} variant="underline">
            <Tab id="structure">Structure</Tab>
            <Tab id="stips">{needed > 0 ? `Stips (${needed} needed)` : 'Stips'}</Tab>
            <Tab id="history">History</Tab>
          </TabList>
          <TabPanel id="structure">
            <StructurePanel deal={deal} />
          </TabPanel>
          <TabPanel id="stips">
            <Stips deal={deal} />
          </TabPanel>
          <TabPanel id="history">
            <History deal={deal} />
          </TabPanel>
        </Tabs>
        <Stack gap="m">
          <Payment deal={deal} />
          <FundingStatus deal={deal} />
        </Stack>
      </Columns>
    </Screen>
  );
}

/** The dealer's next step, with its buttons. */
function NextStep({ deal, isAtStips }: { deal: Deal; isAtStips: boolean }) {
  const isWorking = mayWork(useMe());
  const { id, status, offer, version } = deal;
  const needed = openStips(deal);
  const { mutate: undo } = useDealAction<{ version: number }>(id, {
    action: 'undo',
    failure: 'It was not taken back',
  });
  const { mutate: accept } = useDealAction<{ version: number }>(id, {
    action: 'accept',
    failure: 'The offer was not accepted',
    optimistic: (before) => ({
      status: 'Approved',
      offer: null,
      terms: acceptedTerms(before, before.offer ?? 0),
    }),
  });
  const { mutate: fund } = useDealAction<{ version: number }>(id, {
    action: 'fund',
    failure: 'The deal was not sent for funding',
    optimistic: () => ({ status: 'In funding' }),
  });

  if (status === 'Counteroffer' && offer !== null) {
    const { downPayment } = acceptedTerms(deal, offer);
    const take = () =>
      accept(
        { version },
        {
          onSuccess: (accepted) =>
            notify({
              heading: 'Counteroffer accepted',
              description: 'The deal is approved. Next come the stips.',
              tone: 'success',
              topic: id,
              actionLabel: 'Undo',
              onAction: () => undo({ version: accepted.version }),
            }),
        },
      );
    return (
      <Callout tone="warning" heading={`We can finance ${dollars(offer)}`}>
        <Stack gap="m">
          <span>
            You asked for {dollars(figuresOf(deal)?.amountFinanced ?? 0)}. Take the offer with{' '}
            {dollars(downPayment)} down, or send another structure.
          </span>
          {isWorking && (
            <Inline gap="s">
              <DialogTrigger>
                <Button variant="primary">Accept the offer</Button>
                <Dialog
                  heading="Accept the offer"
                  size="small"
                  actions={({ close }) => (
                    <>
                      <Button variant="outline" onPress={close}>
                        Cancel
                      </Button>
                      <Button
                        variant="primary"
                        onPress={() => {
                          close();
                          take();
                        }}
                      >
                        Accept
                      </Button>
                    </>
                  )}
                >
                  <SummaryList>
                    <SummaryItem term="Amount financed">{dollars(offer)}</SummaryItem>
                    <SummaryItem
                      term="Down payment"
                      note={`Now ${dollars(deal.terms.downPayment)}`}
                    >
                      {dollars(downPayment)}
                    </SummaryItem>
                  </SummaryList>
                </Dialog>
              </DialogTrigger>
              <LinkButton
                to="/deals/$dealId/counteroffer"
                params={{ dealId: id }}
                variant="outline"
              >
                Counter
              </LinkButton>
            </Inline>
          )}
        </Stack>
      </Callout>
    );
  }
  if (status === 'Approved' && needed > 0) {
    return (
      <Callout
        tone="warning"
        heading={plural(needed, {
          one: 'One stip stands between you and funding',
          other: `${needed} stips stand between you and funding`,
        })}
      >
        <Stack gap="m">
          <span>We look at each as soon as it is here.</span>
          {isWorking && !isAtStips && (
            <Inline>
              <LinkButton
                to="/deals/$dealId"
                params={{ dealId: id }}
                search={{ tab: 'stips' }}
                resetScroll={false}
                variant="outline"
              >
                Send stips
              </LinkButton>
            </Inline>
          )}
        </Stack>
      </Callout>
    );
  }
  if (status === 'Approved') {
    const isChecking = deal.stips.some(({ state }) => state !== 'Cleared');
    return (
      <Callout
        tone={isChecking ? 'info' : 'success'}
        heading={isChecking ? 'We are looking at your stips' : 'All stips are cleared'}
      >
        <Stack gap="m">
          <span>
            {isChecking
              ? 'This takes a moment. Then the deal can go to funding.'
              : `We pay ${dollars(figuresOf(deal)?.amountFinanced ?? 0)} once the package is in.`}
          </span>
          {isWorking && (
            <Inline>
              <Button
                variant="primary"
                isDisabled={isChecking}
                onPress={() =>
                  fund(
                    { version },
                    {
                      onSuccess: () =>
                        notify({ heading: 'Sent for funding', tone: 'success', topic: id }),
                    },
                  )
                }
              >
                Send for funding
              </Button>
            </Inline>
          )}
        </Stack>
      </Callout>
    );
  }
  if (status === 'In review') {
    return (
      <Callout heading="We are looking at this deal">
        Our answer comes here, and the page shows it by itself.
      </Callout>
    );
  }
  if (status === 'Declined') {
    return (
      <Callout tone="danger" heading="We can’t buy this one">
        Your rep can say what would change that.
      </Callout>
    );
  }
  return null;
}

function StructurePanel({ deal }: { deal: Deal }) {
  const { terms, tier, score, income } = deal;
  const figures = figuresOf(deal);
  const { columns, rows } = guideTable(deal);
  return (
    <Stack gap="l">
      <Card as="section" aria-labelledby="deal-figures">
        <Stack gap="m">
          <Heading level={2} size="h4" id="deal-figures">
            From price to amount financed
          </Heading>
          <SummaryList>
            <SummaryItem term="Price">{dollars(terms.price)}</SummaryItem>
            <SummaryItem term="Sales tax" note={formatPercent(terms.taxRate ?? 0)}>
              {dollars(figures?.tax ?? 0)}
            </SummaryItem>
            <SummaryItem term="Add-ons and fees">
              {dollars((terms.taxedFees ?? 0) + (terms.untaxedFees ?? 0))}
            </SummaryItem>
            <SummaryItem term="Trade-in, less what is owed on it">
              {signed((terms.owedOnTradeIn ?? 0) - (terms.tradeIn ?? 0))}
            </SummaryItem>
            <SummaryItem term="Down payment">{signed(-terms.downPayment)}</SummaryItem>
            <SummaryItem term="Amount financed" isTotal>
              {dollars(figures?.amountFinanced ?? 0)}
            </SummaryItem>
          </SummaryList>
        </Stack>
      </Card>
      <Card as="section" aria-label="Program guide">
        <Table
          caption="Beside the program guide"
          columns={columns}
          rows={rows}
          getKey={({ limit }) => limit}
          phoneLayout="keep"
        />
      </Card>
      <Card as="section" aria-labelledby="customer">
        <Stack gap="m">
          <Heading level={2} size="h4" id="customer">
            Customer
          </Heading>
          <DescriptionList>
            <DescriptionItem term="Credit score">
              {score}, {rangeOf(score).name}
            </DescriptionItem>
            <DescriptionItem term="Credit tier">{tier}</DescriptionItem>
            {deal.application && <Entered application={deal.application} />}
            <DescriptionItem term="Gross monthly income">{wholeDollars(income)}</DescriptionItem>
            <DescriptionItem term="Payment to income">
              {formatPercent(figures?.pti ?? 0, 1)}
            </DescriptionItem>
          </DescriptionList>
        </Stack>
      </Card>
    </Stack>
  );
}

/** A deal compared with the program guide, as a table. */
export function guideTable(...deal: Parameters<typeof guideOf>) {
  const { rows } = guideOf(...deal);
  type Row = (typeof rows)[number];
  return {
    rows,
    columns: [
      { id: 'limit', label: 'Limit', cell: ({ limit }: Row) => limit },
      { id: 'deal', label: 'This deal', cell: ({ thisDeal }: Row) => thisDeal },
      { id: 'guide', label: 'Guide', cell: ({ guide }: Row) => guide },
      {
        id: 'verdict',
        label: 'Result',
        cell: ({ verdict, isWithin }: Row) => (
          <Text as="span" tone={isWithin ? 'success' : 'danger'}>
            {verdict}
          </Text>
        ),
      },
    ],
  };
}

function Payment({ deal }: { deal: Deal }) {
  const figures = figuresOf(deal);
  if (!figures) return null;
  const { amountFinanced, apr, payment, interest } = figures;
  return (
    <Card as="section" background="panel" aria-label="Payment">
      <Stack gap="m">
        <Figure value={dollars(payment)} label={`a month for ${formatMonths(deal.months)}`} />
        <SplitBar
          parts={[
            { label: 'Principal', value: amountFinanced, valueText: dollars(amountFinanced) },
            { label: 'Interest', value: interest, valueText: dollars(interest) },
          ]}
        />
        <DescriptionList>
          <DescriptionItem term="APR">{formatPercent(apr)}</DescriptionItem>
        </DescriptionList>
      </Stack>
    </Card>
  );
}

/** The steps from the approval to the payment. */
export const fundingSteps = ['Approved', 'Stips cleared', 'Package received', 'Funded'] as const;

/** How many funding steps a deal has completed. */
export const stepsDone = (deal: Deal): number => {
  if (deal.status === 'Funded') return 4;
  if (deal.status === 'In funding') return 3;
  if (deal.status !== 'Approved') return 0;
  return deal.stips.every(({ state }) => state === 'Cleared') ? 2 : 1;
};

function FundingStatus({ deal }: { deal: Deal }) {
  const done = stepsDone(deal);
  return (
    <Card as="section" aria-labelledby="funding-status">
      <Stack gap="m">
        <Heading level={2} size="h4" id="funding-status">
          Funding
        </Heading>
        <List as="ol" gap="s">
          {fundingSteps.map((step, index) => (
            <ListItem
              key={step}
              icon={index < done ? <CheckIcon /> : <ClockIcon />}
              iconBackground={index < done ? 'tint2' : 'sunken'}
              heading={step}
            >
              <Text as="span" size="small" tone="soft">
                {index < done ? 'Done' : index === done ? 'Next' : 'Later'}
              </Text>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function Stips({ deal }: { deal: Deal }) {
  const isOpen = mayWork(useMe()) && deal.status === 'Approved';
  return (
    <Stack gap="m">
      {deal.stips.length === 0 && (
        <EmptyState heading="No stips yet" headingLevel={2} icon={<DocumentIcon size="large" />}>
          We name the documents with our decision.
        </EmptyState>
      )}
      {deal.stips.map((stip) => (
        <StipCard key={stip.id} dealId={deal.id} stip={stip} isOpen={isOpen} />
      ))}
      <Card as="section" aria-labelledby="package">
        <Stack gap="m">
          <Heading level={2} size="h4" id="package">
            {fundingPackage.heading}
          </Heading>
          <List gap="s">
            {fundingPackage.body[0].list.map((paper) => (
              <ListItem key={paper}>{paper}</ListItem>
            ))}
          </List>
        </Stack>
      </Card>
    </Stack>
  );
}

interface StipCardProps {
  dealId: string;
  stip: Stip;
  /** Whether files can be sent and taken back. */
  isOpen: boolean;
}

function StipCard({ dealId, stip, isOpen }: StipCardProps) {
  const { id, name, why, state, files } = stip;
  const api = useApi();
  const { mutate: setFiles } = useStipFiles(dealId, id);
  // A stip that was cleared while the page is open keeps its files, with the button that has the focus.
  const [isAskedFor] = useState(state !== 'Cleared');
  return (
    <Card as="section" aria-labelledby={`stip-${id}`}>
      <Stack gap="m">
        <Inline justify="between" gap="s">
          <Heading level={2} size="h4" id={`stip-${id}`}>
            {name}
          </Heading>
          <StatusBadge status={state} />
        </Inline>
        <Text tone="soft">{why}</Text>
        <FileUpload
          label={`Files for ${name.toLowerCase()}`}
          isReadOnly={!(isOpen && isAskedFor)}
          upload={api.upload}
          {...fileRules}
          value={files}
          onChange={(sent) => setFiles(sent.map(({ id, name, size = 0 }) => ({ id, name, size })))}
        />
      </Stack>
    </Card>
  );
}

function History({ deal }: { deal: Deal }) {
  return (
    <Card as="section" aria-label="History">
      <Timeline>
        {deal.events.toReversed().map(({ at, heading, text }) => (
          <TimelineEvent
            key={`${at} ${heading}`}
            date={`${at}Z`}
            timeZone={timeZone}
            heading={heading}
          >
            {text}
          </TimelineEvent>
        ))}
      </Timeline>
    </Card>
  );
}

/** What the dealer entered about the people and the trade-in. */
function Entered({ application }: { application: Application }) {
  const { applicant, coApplicant, tradeIn, documents } = application;
  return (
    <>
      <DescriptionItem term="Social Security number">ends in {applicant.ssn}</DescriptionItem>
      <DescriptionItem term="Contact">
        {applicant.email}, {applicant.phone}
      </DescriptionItem>
      <DescriptionItem term="Employment">{workOf(applicant)}</DescriptionItem>
      {coApplicant && (
        <DescriptionItem term="Co-applicant">
          {coApplicant.firstName} {coApplicant.lastName}, {workOf(coApplicant)}
        </DescriptionItem>
      )}
      {tradeIn && <DescriptionItem term="Trade-in">{tradeIn.vehicle}</DescriptionItem>}
      {documents.length > 0 && (
        <DescriptionItem term="Documents">
          {documents.map(({ name }) => name).join(', ')}
        </DescriptionItem>
      )}
    </>
  );
}

const workOf = ({ employmentStatus, employer }: Applicant) => {
  const label = employmentStatuses.find(({ value }) => value === employmentStatus)?.label ?? '';
  return employer ? `${label}, ${employer}` : label;
};
