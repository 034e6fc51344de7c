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
import { type Deal, figuresOf, nameOf, tiers, today, useDeals, useUsers } from '../data.ts';
import { download } from '../download.ts';
import { Screen } from '../Screen.tsx';

const route = getRouteApi('/portal/report');

const presets = [7, 30, 90].map((days) => ({
  label: `Last ${days} days`,
  value: { start: addDays(today, 1 - days), end: today },
}));
const usual = { from: addDays(today, -29), to: today };

const amountOf = (deal: Deal) => figuresOf(deal)?.amountFinanced ?? 0;
const sumOf = (deals: readonly Deal[]) => deals.reduce((sum, deal) => sum + amountOf(deal), 0);

/** The dollars funded in each week, by the week's first day. */
function weekly(deals: readonly Deal[], from: string, to: string) {
  const weeks: { day: string; label: string; value: number }[] = [];
  for (let day = from; day <= to; day = addDays(day, 7)) {
    const end = addDays(day, 6);
    const own = deals.filter(({ submitted }) => submitted >= day && submitted <= end);
    weeks.push({ day, label: formatDate(day), value: sumOf(own) });
  }
  return weeks;
}

/** The outcomes of the deals of a period. */
export function Report() {
  const deals = useDeals();
  const users = useUsers();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const { from, to } = { ...usual, ...search };
  const sent = deals.filter(({ submitted }) => submitted >= from && submitted <= to);
  const funded = sent.filter(({ status }) => status === 'Funded');
  const declined = sent.filter(({ status }) => status === 'Declined');
  const weeks = weekly(funded, from, to);
  const decided = funded.length + declined.length;
  const byPerson = [...users.map(({ id }) => id), null]
    .map((id) => {
      const own = sent.filter(({ assignee }) => assignee === id);
      const paid = own.filter(({ status }) => status === 'Funded');
      return {
        id: id ?? 'nobody',
        name: nameOf(users, id),
        sent: own.length,
        funded: paid.length,
        amount: sumOf(paid),
      };
    })
    .filter((row) => row.sent > 0);

  return (
    <Screen title="Report" lead={`Deals sent from ${formatDate(from)} to ${formatDate(to)}.`}>
      <Inline>
        <DateRangePicker
          label="Days"
          value={{ start: from, end: to }}
          max={today}
          presets={presets}
          onChange={(days) => {
            if (days === null || (days.start === from && days.end === to)) return;
            void navigate({ search: { from: days.start, to: days.end }, resetScroll: false });
          }}
        />
      </Inline>
      {sent.length === 0 ? (
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
            <StatCard label="Deals sent" value={sent.length} />
            <StatCard
              label="Funded"
              value={wholeDollars(sumOf(funded))}
              detail={
                <Inline justify="between">
                  {plural(funded.length, { one: '1 deal', other: `${funded.length} deals` })}
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
              value={decided === 0 ? '–' : formatPercent((100 * funded.length) / decided, 0)}
              detail={`${declined.length} declined`}
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
                    value: sent.filter((deal) => deal.tier === tier).length,
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
            onExport={(csv) => download(`report-${from}-to-${to}.csv`, csv)}
          />
        </>
      )}
    </Screen>
  );
}
