import {
  accountNotice,
  accountTabs,
  documents,
  overview,
  paymentHistory,
  sampleAccountToast,
  settings,
} from '@milepost/domain/content/account';
import { dollars, formatDate } from '@milepost/domain/input/format';
import { Badge } from '@milepost/ui/Badge';
import { Button } from '@milepost/ui/Button';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Table, type TableProps } from '@milepost/ui/Table';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { toast } from '@milepost/ui/Toast';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Panel } from '../features/cards/Panel.tsx';
import { Rows } from '../features/text/Rows.tsx';
import { Page } from '../layout/Page.tsx';
import { live } from '../loading/live.css.ts';
import { Link } from '../navigation/links.tsx';
import { useRemembered } from '../navigation/remembered.tsx';
import * as styles from './-account/Details.css.ts';
import { AccountFacts, LoanRoad } from './-account/LoanRoad.tsx';

const { title: heading, ...notice } = sampleAccountToast;
const noChange = { heading, ...notice };

export const Route = createFileRoute('/account')({ component: Account });

function Account() {
  const [tab, setTab] = useRemembered('account tab', () => 'overview');
  return (
    <Page
      size="compact"
      lead={
        <>
          {accountNotice.text} <Link to={accountNotice.link.to}>{accountNotice.link.text}</Link>
        </>
      }
    >
      <Section space="tight">
        <Stack gap="xl">
          <LoanRoad />
          <AccountFacts />
          <Tabs selectedKey={tab} onSelectionChange={setTab}>
            <TabList label={accountTabs.label}>
              <Tab id="overview">{accountTabs.overview}</Tab>
              <Tab id="payments">{accountTabs.payments}</Tab>
              <Tab id="documents">{accountTabs.documents}</Tab>
              <Tab id="settings">{accountTabs.settings}</Tab>
            </TabList>
            <TabPanel id="overview" shouldForceMount>
              <Overview />
            </TabPanel>
            <TabPanel id="payments" shouldForceMount>
              <Payments />
            </TabPanel>
            <TabPanel id="documents" shouldForceMount>
              <Documents />
            </TabPanel>
            <TabPanel id="settings" shouldForceMount>
              <Settings />
            </TabPanel>
          </Tabs>
        </Stack>
      </Section>
    </Page>
  );
}

function Overview() {
  const { heading, details, note } = overview;
  const half = Math.ceil(details.length / 2);
  return (
    <Panel heading={heading}>
      <div className={styles.details}>
        {[details.slice(0, half), details.slice(half)].map((column) => (
          <div key={column[0]?.label} className={styles.half}>
            <Rows rows={column.map(({ label, value }) => [label, value])} />
          </div>
        ))}
      </div>
      <Text size="small" tone="soft">
        {note}
      </Text>
    </Panel>
  );
}

function Payments() {
  const { heading, columns, rows, button } = paymentHistory;
  return (
    <TablePanel
      heading={heading}
      columns={[
        { id: 'date', label: columns[0], cell: ({ date }) => formatDate(date) },
        { id: 'amount', label: columns[1], isNumeric: true, cell: ({ amount }) => dollars(amount) },
        {
          id: 'status',
          label: columns[2],
          cell: ({ status }) => (
            <Badge tone={status === 'Posted' ? 'success' : 'neutral'}>{status}</Badge>
          ),
        },
      ]}
      rows={rows}
      getKey={({ date }) => date}
      className={styles.shortTable}
    >
      <div>
        <SampleButton>{button}</SampleButton>
      </div>
    </TablePanel>
  );
}

function Documents() {
  const { heading, columns, items, button } = documents;
  return (
    <TablePanel
      heading={heading}
      columns={[
        { id: 'title', label: columns[0], cell: ({ title }) => title },
        { id: 'kind', label: columns[1], cell: ({ kind }) => kind },
        { id: 'date', label: columns[2], cell: ({ date }) => formatDate(date) },
        {
          id: 'button',
          label: columns[3],
          cell: ({ title }) => <SampleButton label={`${button}: ${title}`}>{button}</SampleButton>,
        },
      ]}
      rows={items}
      getKey={({ title }) => title}
    />
  );
}

function Settings() {
  const { heading, columns, items, note } = settings;
  return (
    <TablePanel
      heading={heading}
      columns={[
        { id: 'label', label: columns[0], cell: ({ label }) => label },
        { id: 'value', label: columns[1], cell: ({ value }) => value },
        {
          id: 'button',
          label: columns[2],
          cell: ({ button }) => (
            <div className={styles.sameWidth}>
              <SampleButton>{button}</SampleButton>
            </div>
          ),
        },
      ]}
      rows={items}
      getKey={({ label }) => label}
    >
      <Text size="small" tone="soft">
        {note}
      </Text>
    </TablePanel>
  );
}

interface TablePanelProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rows' | 'getKey'> {
  readonly heading: string;
  /** The class of the table's frame. */
  readonly className?: string;
  /** Shown below the table. */
  readonly children?: ReactNode;
}

/** A panel with a table that is labeled by its heading. */
function TablePanel<Row>({
  heading,
  className = styles.table,
  children,
  ...table
}: TablePanelProps<Row>) {
  return (
    <Panel heading={heading}>
      <div className={className}>
        <Table caption={heading} isCaptionHidden phoneLayout="lines" {...table} />
      </div>
      {children}
    </Panel>
  );
}

/**
 * A button of the sample account: it reports that nothing was changed. The kit's Button would add a
 * file to the page.
 */
function SampleButton({ children, label }: { readonly children: string; readonly label?: string }) {
  return (
    <span className={live}>
      <Button size="small" variant="outline" onPress={() => toast(noChange)} aria-label={label}>
        {children}
      </Button>
    </span>
  );
}
