import { useState } from 'react';
import { BreadcrumbLink, BreadcrumbPage, Breadcrumbs } from '../../components/Breadcrumbs/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Callout } from '../../components/Callout/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Columns } from '../../components/Columns/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { Dialog, DialogTrigger } from '../../components/Dialog/index.ts';
import { Figure } from '../../components/Figure/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { CheckIcon, ClockIcon, DocumentIcon, EditIcon } from '../../components/Icon/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Meter } from '../../components/Meter/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { ScoreScale } from '../../components/ScoreScale/index.ts';
import { Select } from '../../components/Select/index.ts';
import { SplitBar } from '../../components/SplitBar/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table } from '../../components/Table/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { toast } from '../../components/Toast/index.ts';
import {
  type Application,
  cents,
  dollars,
  ficoBands,
  limits,
  ltv,
  maxMarkup,
  openStips,
  payment,
  percent,
  pti,
  type Stip,
  time,
} from './applications.ts';
import { inPlace } from './inPlace.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface DetailProps {
  application: Application;
  onChange: (application: Application) => void;
  onBack: () => void;
}

/** One application: where it stands, what is missing, and the dealer's decision. */
export function Detail({ application, onChange, onBack }: DetailProps) {
  const { id, applicant, vehicle, stock, miles, status } = application;
  const isOpen = status === 'Approved' || status === 'Conditional' || status === 'Counteroffer';
  return (
    <Stack gap="xl">
      <Breadcrumbs>
        <BreadcrumbLink href="#applications" onClick={inPlace(onBack)}>
          Applications
        </BreadcrumbLink>
        <BreadcrumbPage>{id}</BreadcrumbPage>
      </Breadcrumbs>
      <Inline justify="between" gap="l">
        <Stack gap="m">
          <Inline gap="s">
            <Heading level={1} size="h2">
              {applicant}
            </Heading>
            <StatusBadge status={status} />
          </Inline>
          <Text tone="soft">
            {vehicle} · {miles.toLocaleString('en-US')} miles · Stock {stock}
          </Text>
        </Stack>
        {isOpen && (
          <Inline>
            <Rehash application={application} onChange={onChange} />
            <Decision application={application} onChange={onChange} />
          </Inline>
        )}
      </Inline>
      <NextStep application={application} />
      <Tabs>
        <TabList label={`Application ${id}`}>
          <Tab id="overview">Overview</Tab>
          <Tab id="documents">Documents</Tab>
          <Tab id="stips">Stips</Tab>
          <Tab id="history">History</Tab>
        </TabList>
        <TabPanel id="overview">
          <Overview application={application} />
        </TabPanel>
        <TabPanel id="documents">
          <Documents application={application} />
        </TabPanel>
        <TabPanel id="stips">
          <Stips application={application} onChange={onChange} />
        </TabPanel>
        <TabPanel id="history">
          <History application={application} />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

function NextStep({ application }: { application: Application }) {
  const { status, advance, book } = application;
  const open = openStips(application);
  if (status === 'Counteroffer') {
    return (
      <Callout tone="info" heading="We can do this deal with less advance">
        We offer {dollars(book * 1.1)} at 110% LTV. You asked for {dollars(advance)}. Take the
        offer, or ask for a rehash with more money down.
      </Callout>
    );
  }
  if (status === 'Conditional' && open > 0) {
    return (
      <Callout
        tone="warning"
        heading={open === 1 ? 'One stip stands between you and funding' : `${open} stips to go`}
      >
        Send them by Nov 30 to keep this buy rate.
      </Callout>
    );
  }
  if (status === 'Declined') {
    return (
      <Callout tone="danger" heading="We can’t buy this one">
        Loan to value is {percent(ltv(application))}, above our limit of {limits.ltv}%. The buyer
        gets a letter with the reasons.
      </Callout>
    );
  }
  return null;
}

/** Warns in the last tenth before a limit. */
const toneOf = (share: number, limit: number) =>
  share > limit ? 'danger' : share > 0.9 * limit ? 'warning' : 'neutral';

function Overview({ application }: { application: Application }) {
  const { advance, book, down, months, buyRate, income, employer, fico, stips } = application;
  const interest = payment(application) * months - advance;
  const loanToValue = ltv(application);
  const paymentToIncome = pti(application);
  return (
    <Columns template="main-aside">
      <Stack gap="l">
        <Card as="section" aria-labelledby="deal">
          <Stack gap="l">
            <Heading level={2} size="h4" id="deal">
              Deal
            </Heading>
            <Meter
              label="Loan to value"
              value={Math.min(loanToValue, limits.ltv)}
              max={limits.ltv}
              valueText={`${percent(loanToValue)} of a limit of ${limits.ltv}%`}
              tone={toneOf(loanToValue, limits.ltv)}
            />
            <Meter
              label="Payment to income"
              value={Math.min(paymentToIncome, limits.pti)}
              max={limits.pti}
              valueText={`${percent(paymentToIncome, 1)} of a limit of ${limits.pti}%`}
              tone={toneOf(paymentToIncome, limits.pti)}
            />
            <DescriptionList>
              <DescriptionItem term="Advance">{dollars(advance)}</DescriptionItem>
              <DescriptionItem term="Book value, wholesale">{dollars(book)}</DescriptionItem>
              <DescriptionItem term="Down payment">{dollars(down)}</DescriptionItem>
            </DescriptionList>
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="buyer">
          <Stack gap="l">
            <Heading level={2} size="h4" id="buyer">
              Buyer
            </Heading>
            <ScoreScale label="FICO score" score={fico} ranges={ficoBands} />
            <DescriptionList>
              <DescriptionItem term="Gross monthly income">{dollars(income)}</DescriptionItem>
              <DescriptionItem term="Employer">{employer}</DescriptionItem>
            </DescriptionList>
          </Stack>
        </Card>
      </Stack>
      <Stack gap="l">
        <Card as="section" background="panel" aria-label="Payment">
          <Stack gap="l">
            <Figure value={cents(payment(application))} label={`a month for ${months} months`} />
            <SplitBar
              parts={[
                { label: 'Principal', value: advance, valueText: dollars(advance) },
                { label: 'Interest', value: interest, valueText: dollars(interest) },
              ]}
            />
            <DescriptionList>
              <DescriptionItem term="Buy rate">{percent(buyRate, 2)}</DescriptionItem>
              <DescriptionItem term="Most you may add">{percent(maxMarkup, 2)}</DescriptionItem>
            </DescriptionList>
          </Stack>
        </Card>
        {stips.length > 0 && (
          <Card as="section" background="sunken" aria-labelledby="before-funding">
            <Stack gap="l">
              <Heading level={2} size="h4" id="before-funding">
                Before we fund
              </Heading>
              <List>
                {stips.map(({ name, state }) => (
                  <ListItem key={name} marker="none">
                    <Inline justify="between">
                      {name} <StatusBadge status={state} />
                    </Inline>
                  </ListItem>
                ))}
              </List>
            </Stack>
          </Card>
        )}
      </Stack>
    </Columns>
  );
}

const documents = [
  { name: 'Credit application', kind: 'Signed', pages: 2 },
  { name: 'Buyer’s order', kind: 'Signed', pages: 1 },
  { name: 'Book-out sheet', kind: 'Wholesale', pages: 1 },
  { name: 'Driver license', kind: 'Front and back', pages: 2 },
];

function Documents({ application }: { application: Application }) {
  return (
    <Card>
      <Table
        caption="Documents"
        isCaptionHidden
        rows={documents}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', label: 'Document', cell: ({ name }) => name, sortBy: ({ name }) => name },
          { id: 'kind', label: 'What we have', cell: ({ kind }) => kind },
          {
            id: 'pages',
            label: 'Pages',
            isNumeric: true,
            cell: ({ pages }) => pages,
            sortBy: ({ pages }) => pages,
          },
          {
            id: 'received',
            label: 'Received',
            isNumeric: true,
            cell: () => time(application.submitted),
          },
        ]}
      />
    </Card>
  );
}

function Stips({ application, onChange }: Omit<DetailProps, 'onBack'>) {
  const { stips } = application;
  const count = stips.filter(({ state }) => state === 'Cleared').length;
  if (stips.length === 0) return <Text tone="soft">We ask for nothing more on this deal.</Text>;

  const send = (sent: Stip) => {
    onChange({
      ...application,
      stips: stips.map((stip) => (stip === sent ? { ...stip, state: 'In review' } : stip)),
    });
    toast({
      tone: 'success',
      heading: `${sent.name} sent`,
      description: 'We look at it within two hours.',
    });
  };
  return (
    <Card>
      <Stack gap="xl">
        <ProgressBar
          label="Cleared"
          value={count}
          max={stips.length}
          valueText={`${count} of ${stips.length}`}
        />
        <List gap="l">
          {stips.map((stip) => (
            <ListItem
              key={stip.name}
              icon={<DocumentIcon size="medium" />}
              iconBackground={stip.state === 'Needed' ? 'tint1' : 'tint2'}
              heading={stip.name}
            >
              <Stack gap="s" align="start">
                {stip.why}
                {stip.state === 'Needed' ? (
                  <Button size="small" variant="outline" onPress={() => send(stip)}>
                    {`Send ${stip.name.toLowerCase()}`}
                  </Button>
                ) : (
                  <StatusBadge status={stip.state} />
                )}
              </Stack>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function History({ application }: { application: Application }) {
  const { submitted, status } = application;
  return (
    <Card>
      <List as="ol" gap="l">
        <ListItem
          icon={<EditIcon size="medium" />}
          iconBackground="tint3"
          heading="Application sent"
        >
          {time(submitted)} by R. Delgado, finance manager
        </ListItem>
        <ListItem
          icon={<ClockIcon size="medium" />}
          iconBackground="tint1"
          heading="Taken into review"
        >
          {time(submitted)} by the Fresno desk
        </ListItem>
        {status !== 'In review' && (
          <ListItem icon={<CheckIcon size="medium" />} iconBackground="tint2" heading={status}>
            18 minutes later
          </ListItem>
        )}
      </List>
    </Card>
  );
}

function Decision({ application, onChange }: Omit<DetailProps, 'onBack'>) {
  const { applicant, advance, months, buyRate } = application;
  const [markup, setMarkup] = useState('1');
  const [isTold, setIsTold] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const rate = buyRate + Number(markup);

  const accept = (close: () => void) => {
    setIsChecked(true);
    if (!isTold) return;
    close();
    onChange({ ...application, status: 'In contract' });
    toast({
      tone: 'success',
      heading: 'Offer accepted',
      description: `The contract for ${applicant} is on its way to your printer.`,
    });
  };
  return (
    <DialogTrigger>
      <Button variant="primary">Accept offer</Button>
      <Dialog
        heading="Accept this offer"
        actions={({ close }) => (
          <>
            <Button variant="quiet" onPress={close}>
              Not yet
            </Button>
            <Button variant="primary" onPress={() => accept(close)}>
              Accept and print
            </Button>
          </>
        )}
      >
        <Stack gap="l">
          <Select
            label="Your markup"
            description={`Up to ${maxMarkup} points over the buy rate of ${percent(buyRate, 2)}.`}
            emptyLabel={null}
            options={['0', '0.5', '1', '1.5', '2'].map((points) => ({
              value: points,
              label: `${points} points`,
            }))}
            value={markup}
            onChange={setMarkup}
          />
          <DescriptionList>
            <DescriptionItem term="Advance">{dollars(advance)}</DescriptionItem>
            <DescriptionItem term="Contract rate">{percent(rate, 2)} APR</DescriptionItem>
            <DescriptionItem term="Payment">
              {cents(payment({ ...application, buyRate: rate }))} a month for {months} months
            </DescriptionItem>
          </DescriptionList>
          <Checkbox
            label={`I told ${applicant} the APR and the payment`}
            errorMessage={
              isChecked && !isTold ? 'Tell the buyer first, then check this' : undefined
            }
            isSelected={isTold}
            onChange={setIsTold}
          />
        </Stack>
      </Dialog>
    </DialogTrigger>
  );
}

function Rehash({ application, onChange }: Omit<DetailProps, 'onBack'>) {
  const send = (close: () => void) => {
    close();
    onChange({ ...application, status: 'In review' });
    toast({ heading: 'Back in review', description: 'The desk answers within 20 minutes.' });
  };
  return (
    <DialogTrigger>
      <Button variant="outline">Ask for a rehash</Button>
      <Dialog
        heading="Ask for a rehash"
        actions={({ close }) => (
          <>
            <Button variant="quiet" onPress={close}>
              Cancel
            </Button>
            <Button onPress={() => send(close)}>Send to the desk</Button>
          </>
        )}
      >
        <TextArea label="What changed?" description="More money down, a co-buyer, another unit." />
      </Dialog>
    </DialogTrigger>
  );
}
