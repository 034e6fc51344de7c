import { formatDate, formatPercent, plural, wholeDollars } from '@milepost/domain/input';
import { addDays } from '@milepost/domain/input/days';
import { BarChart } from '@milepost/ui/BarChart';
import { BarList } from '@milepost/ui/BarList';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { DataTable } from '@milepost/ui/DataTable';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { EmptyState } from '@milepost/ui/EmptyState';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { CalendarIcon } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { Sparkline } from '@milepost/ui/Sparkline';
import { Stack } from '@milepost/ui/Stack';
import { StatCard } from '@milepost/ui/StatCard';
import { getRouteApi } from '@tanstack/react-router';
import { download } from '../download.ts';
import { Loaded } from '../Loaded.tsx';
import { type ReportFigures, tiers, today } from '../model.ts';
import { useReport } from '../queries.ts';
import { Screen } from '../Screen.tsx';
import { readReportSearch, reportDays } from '../search.ts';

const route = getRouteApi('/portal/report');

const presets = [7, 30, 90].map((days) => ({
  label: `Last ${days} days`,
  value: { start: addDays(today, 1 - days), end: today },
}));
const usual = { from: addDays(today, -29), to: today };

/** The outcomes of the deals of a period. */
export function Report() {
  const navigate = route.useNavigate();
  const { from = usual.from, to = usual.to } = route.useSearch();
  const report = useReport(from, to);

  return (
    <Screen title="Report" lead={`Deals sent from ${formatDate(from)} to ${formatDate(to)}.`}>
      <Inline>
        <DateRangePicker
          label="Days"
          value={{ start: from, end: to }}
          min={reportDays.min}
          max={reportDays.max}
          presets={presets}
          onChange={(days) => {
            if (days === null) return;
            // While a year is typed, the days are outside of what a report can cover.
            const wanted = readReportSearch({ from: days.start, to: days.end });
            if (!wanted.from || (wanted.from === from && wanted.to === to)) return;
            void navigate({ search: wanted, resetScroll: false });
          }}
        />
      </Inline>
      <Loaded query={report} label="The report">
        {(figures) => <Figures report={figures} name={`report-${from}-to-${to}`} />}
      </Loaded>
    </Screen>
  );
}

/** The report, whose CSV file has a given name. */
function Figures({ report, name }: { report: ReportFigures; name: string }) {
  const { sent, funded, declined, byTier, byPerson } = report;
  const decided = funded.count + declined.count;
  const weeks = report.weeks.map(({ day, amount }) => ({
    day,
    label: formatDate(day),
    value: amount,
  }));
  return sent.count === 0 ? (
    <EmptyState
      heading="No deal was sent in these days"
      headingLevel={2}
      icon={<CalendarIcon size="large" />}
    >
      Choose other days above.
    </EmptyState>
  ) : (
    <>
      <Grid itemWidth="small" gap="m">
        <StatCard label="Deals sent" value={sent.count.toLocaleString('en-US')} />
        <StatCard
          label="Funded"
          value={wholeDollars(funded.amount)}
          detail={
            <Inline justify="between">
              {plural(funded.count, { one: '1 deal', other: `${funded.count} deals` })}
              <Sparkline
                label="Dollars funded each week"
                points={weeks}
                writeValue={wholeDollars}
              />
            </Inline>
          }
        />
        <StatCard
          label="Funded of those decided"
          value={decided === 0 ? '–' : formatPercent((100 * funded.count) / decided, 0)}
          detail={`${declined.count} declined`}
        />
      </Grid>
      <Columns template="halves" align="stretch">
        <Card as="section" aria-labelledby="weeks">
          <Stack gap="m">
            <Heading level={2} size="h4" id="weeks">
              Funded each week
            </Heading>
            <BarChart
              label="Dollars funded, by the week’s first day"
              points={weeks.map(({ day, value }) => ({ x: day, funded: value }))}
              series={[{ key: 'funded', label: 'Funded', unit: 'funded' }]}
              format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
            />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="by-tier">
          <Stack gap="m">
            <Heading level={2} size="h4" id="by-tier">
              Sent, by credit tier
            </Heading>
            <BarList
              label="Deals sent by credit tier"
              items={tiers.map((tier) => ({
                label: tier,
                value: byTier[tier] ?? 0,
              }))}
            />
          </Stack>
        </Card>
      </Columns>
      <DataTable
        caption="By person"
        rows={byPerson}
        defaultSort={{ column: 'amount', direction: 'descending' }}
        columns={[
          { id: 'name', label: 'Person', cell: ({ name }) => name, sortBy: ({ name }) => name },
          {
            id: 'sent',
            label: 'Sent',
            cell: (row) => row.sent,
            sortBy: (row) => row.sent,
            isNumeric: true,
          },
          {
            id: 'funded',
            label: 'Funded',
            cell: (row) => row.funded,
            sortBy: (row) => row.funded,
            isNumeric: true,
          },
          {
            id: 'amount',
            label: 'Amount funded',
            cell: ({ amount }) => wholeDollars(amount),
            sortBy: ({ amount }) => amount,
            isNumeric: true,
          },
        ]}
        onExport={(csv) => download(`${name}.csv`, csv)}
      />
    </>
  );
}
