import { formatDate, formatPercent, plural, wholeDollars } from '@milepost/domain/input';
import { Button } from '@milepost/ui/Button';
import {
  DataTable,
  type DataTableColumn,
  DataTableColumnMenu,
  type DataTablePaging,
  DataTableRowMenu,
} from '@milepost/ui/DataTable';
import { EmptyState } from '@milepost/ui/EmptyState';
import { Grid } from '@milepost/ui/Grid';
import { DocumentIcon, FilterIcon, PlusIcon } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { MenuItem } from '@milepost/ui/Menu';
import { SearchField } from '@milepost/ui/SearchField';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { TagGroup } from '@milepost/ui/TagGroup';
import { Text } from '@milepost/ui/Text';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { messageOf, parametersOf } from '../api.ts';
import { download } from '../download.ts';
import { useLoadLater, useOpened } from '../later.ts';
import { Link, LinkButton } from '../links.tsx';
import { notify } from '../messages.ts';
import {
  type Assignments,
  type Deal,
  figuresOf,
  mayWork,
  nameOf,
  statuses,
  tiers,
  type User,
  vehicleName,
} from '../model.ts';
import {
  reportFailure,
  useApi,
  useAssign,
  useDeals,
  useMe,
  usePreloadDeals,
  useUsers,
} from '../queries.ts';
import { Screen } from '../Screen.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { type DealColumn, type DealSearch, readDealSearch, statusesOf } from '../search.ts';
import { isSameView, saveView, useViews } from '../views.ts';

const route = getRouteApi('/portal/deals');

const loadDialogs = () => import('./DealsDialogs.tsx');
const AssignDialog = lazy(async () => ({ default: (await loadDialogs()).AssignDialog }));
const SaveViewDialog = lazy(async () => ({ default: (await loadDialogs()).SaveViewDialog }));

const nobodyYet: readonly User[] = [];
const noDeals: readonly Deal[] = [];

const columnsFor = (users: readonly User[]): readonly DataTableColumn<Deal>[] => [
  {
    id: 'applicant',
    label: 'Customer',
    cell: ({ id, applicant, vehicle }) => (
      <Stack gap="xs">
        <Link to="/deals/$dealId" params={{ dealId: id }} variant="quiet">
          {applicant}
        </Link>
        <Text as="span" size="small" tone="soft" weight="regular">
          {vehicleName(vehicle)}
        </Text>
      </Stack>
    ),
    isSortable: true,
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <StatusBadge status={status} />,
    isSortable: true,
  },
  {
    id: 'tier',
    label: 'Tier',
    cell: ({ tier }) => tier,
    isSortable: true,
    priority: 'low',
  },
  {
    id: 'amount',
    label: 'Financed',
    cell: (deal) => wholeDollars(figuresOf(deal)?.amountFinanced ?? 0),
    isSortable: true,
    isNumeric: true,
  },
  {
    id: 'payment',
    label: 'Payment',
    cell: (deal) => wholeDollars(figuresOf(deal)?.payment ?? 0),
    isSortable: true,
    isNumeric: true,
    priority: 'low',
  },
  {
    id: 'ltv',
    label: 'LTV',
    cell: (deal) => formatPercent(figuresOf(deal)?.ltv ?? 0, 0),
    isSortable: true,
    isNumeric: true,
    priority: 'low',
  },
  {
    id: 'assignee',
    label: 'Assigned to',
    cell: ({ assignee }) => nameOf(users, assignee),
    isSortable: true,
  },
  {
    id: 'submitted',
    label: 'Sent',
    cell: ({ submitted }) => formatDate(submitted),
    isSortable: true,
    isNowrap: true,
    priority: 'medium',
  },
];

const usualSize = 10;

/** The address of a page of the queue. The first page and the usual size are left out. */
const atPage = (search: DealSearch, { page, pageSize }: DataTablePaging): DealSearch =>
  readDealSearch({
    ...search,
    page: page > 1 ? page : undefined,
    size: pageSize === usualSize ? undefined : pageSize,
  });

/** The address of the queue without its page. It is the same object until it changes. */
const useView = () =>
  route.useSearch({ select: ({ page: _page, ...view }) => view, structuralSharing: true });

const enterDeal = (
  <LinkButton to="/new-deal" variant="primary">
    <PlusIcon /> Enter a deal
  </LinkButton>
);

/** The queue: all deals of the dealer, and bulk actions. The server filters, sorts and pages them. */
export function Deals() {
  const me = useMe();
  const isWorking = mayWork(me);
  const api = useApi();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPlaceholderData, isLoading, refetch } = useDeals(search);
  const { data: users = nobodyYet } = useUsers();
  const { mutate: assign } = useAssign();
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [assigning, setAssigning] = useState<ReadonlySet<string>>();
  const isAssignUsed = useOpened(assigning !== undefined);
  useLoadLater(loadDialogs);

  const columns = useMemo(() => columnsFor(users), [users]);
  const paging = { page: data?.page ?? search.page ?? 1, pageSize: search.size ?? usualSize };
  const { page, pageSize } = paging;
  const next = useMemo(
    () => atPage(search, { page: page + 1, pageSize }),
    [search, page, pageSize],
  );
  usePreloadDeals(next, !isPlaceholderData && page * pageSize < (data?.total ?? 0));
  const { sort, direction } = search;
  const isNarrowed = !isSameView(search, {});

  const assignTo = (ids: ReadonlySet<string>, assignee: string | null) => {
    const changes: Assignments = [...ids].map((id) => ({ id, assignee }));
    select(new Set());
    setAssigning(undefined);
    assign(changes, {
      onSuccess: (before) =>
        notify({
          heading: `${plural(ids.size, { one: '1 deal', other: `${ids.size} deals` })} assigned to ${nameOf(users, assignee)}`,
          tone: 'success',
          topic: 'assign',
          actionLabel: 'Undo',
          onAction: () => assign(before),
        }),
    });
  };

  const selectAll = () =>
    api.call<readonly string[]>(`/api/deals/ids?${parametersOf(search)}`).then(
      (ids) => select(new Set(ids)),
      (failure) => reportFailure('The deals were not selected', failure, 'queue'),
    );

  const exportDeals = (ids: ReadonlySet<string>) => {
    const all = ids.size === 0;
    // Selected deals may be hidden by the filters, and keep the order.
    const { sort, direction } = search;
    const path = `/api/deals/csv?${parametersOf(all ? search : { sort, direction })}`;
    return api.text(path, all ? {} : { method: 'POST', body: [...ids] }).then(
      (csv) => download('deals.csv', csv),
      (failure) => reportFailure('The file was not made', failure, 'queue'),
    );
  };

  return (
    <Screen
      title="Deals"
      lead={
        data &&
        plural(data.waiting, {
          one: '1 deal waits on you.',
          other: `${data.waiting} deals wait on you.`,
        })
      }
      actions={isWorking && enterDeal}
    >
      <Views />
      <Filters />
      <DataTable
        mode="server"
        caption={
          data
            ? `${plural(data.total, { one: '1 deal', other: `${data.total.toLocaleString('en-US')} deals` })}, ${wholeDollars(data.amount)} financed`
            : 'Deals'
        }
        columns={columns}
        rows={data?.rows ?? noDeals}
        total={data?.total}
        isLoading={isPlaceholderData || isLoading}
        errorMessage={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        sort={sort ? { column: sort, direction: direction ?? 'ascending' } : null}
        onSortChange={({ column, direction: wanted }) =>
          void navigate({
            search: ({ direction: _direction, page: _page, ...before }) => ({
              ...before,
              sort: column as DealColumn,
              ...(wanted === 'descending' && { direction: wanted }),
            }),
            resetScroll: false,
          })
        }
        paging={paging}
        pageSizes={[usualSize, 50, 100]}
        onPagingChange={(wanted) =>
          void navigate({ search: (before) => atPage(before, wanted), resetScroll: false })
        }
        {...(isWorking && {
          selectionMode: 'multiple',
          selectedKeys: selected,
          onSelectionChange: select,
          onSelectAll: selectAll,
          bulkActions: [{ id: 'assign', label: 'Assign', onAction: setAssigning }],
        })}
        rowMenu={({ id }) => (
          <DataTableRowMenu>
            <MenuItem
              onAction={() =>
                void navigate({ to: '/deals/$dealId', params: { dealId: id }, search: {} })
              }
            >
              Open
            </MenuItem>
            {isWorking && <MenuItem onAction={() => setAssigning(new Set([id]))}>Assign</MenuItem>}
          </DataTableRowMenu>
        )}
        toolbar={<DataTableColumnMenu />}
        onExport={(_page, { selectedKeys }) => void exportDeals(selectedKeys)}
        empty={
          isNarrowed ? (
            <EmptyState
              heading="No deal fits"
              headingLevel={2}
              icon={<FilterIcon size="large" />}
              actions={
                <LinkButton to="/deals" search={{}} variant="outline">
                  Show all
                </LinkButton>
              }
            >
              Try fewer words or another filter.
            </EmptyState>
          ) : (
            <EmptyState
              heading="No deals yet"
              headingLevel={2}
              icon={<DocumentIcon size="large" />}
            >
              Deals that you enter come here, with our answers.
            </EmptyState>
          )
        }
      />
      {isAssignUsed && (
        <Suspense>
          <AssignDialog
            ids={assigning}
            users={users}
            onAssign={assignTo}
            onClose={() => setAssigning(undefined)}
          />
        </Suspense>
      )}
    </Screen>
  );
}

/** The fields that filter the queue. A page change leaves them as they are, and does not render them again. */
const Filters = memo(function Filters() {
  const search = useView();
  const navigate = route.useNavigate();
  const { data: users = nobodyYet } = useUsers();
  const isKnownUser = users.some(({ id }) => id === search.assignee);

  /** Another address of the queue. A change of the shown deals starts at their first page. */
  const go = (change: DealSearch, isTyped = false) =>
    void navigate({
      search: ({ page: _page, ...before }) => readDealSearch({ ...before, ...change }),
      replace: isTyped,
      resetScroll: false,
    });

  return (
    <>
      <Grid itemWidth="small" gap="m">
        <Search given={search.search ?? ''} onType={(typed) => go({ search: typed }, true)} />
        <Select
          label="Credit tier"
          emptyLabel="Any tier"
          inputWidth="full"
          options={tiers.map((value) => ({ value, label: value }))}
          value={search.tier ?? ''}
          onChange={(tier) => go({ tier: tier as DealSearch['tier'] & string })}
        />
        <Select
          label="Assigned to"
          emptyLabel="Anybody"
          inputWidth="full"
          options={[
            { value: 'nobody', label: 'Nobody' },
            ...users.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={isKnownUser || search.assignee === 'nobody' ? (search.assignee ?? '') : ''}
          onChange={(assignee) => go({ assignee })}
        />
      </Grid>
      <TagGroup
        label="Status"
        selectionMode="multiple"
        tags={statuses.map((status) => ({ id: status, label: status }))}
        selectedKeys={statusesOf(search)}
        onSelectionChange={(chosen) =>
          go({ status: statuses.filter((status) => chosen.has(status)).join(',') })
        }
      />
    </>
  );
});

/** The search text is part of the address. An address that is opened otherwise fills the field. */
function Search({ given, onType }: { given: string; onType: (typed: string) => void }) {
  const { history } = useRouter();
  const [typed, setTyped] = useState(given);
  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        // Typed text replaces the address, which then comes back too late to fill the field.
        if (action.type === 'REPLACE') return;
        setTyped(
          readDealSearch(Object.fromEntries(new URLSearchParams(location.search))).search ?? '',
        );
      }),
    [history],
  );
  return (
    <SearchField
      label="Customer, vehicle or number"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onType(text);
      }}
    />
  );
}

/** Links to the views, and a button to save the current one. */
const Views = memo(function Views() {
  const search = useView();
  const views = useViews();
  const [isSaving, setSaving] = useState(false);
  const isUsed = useOpened(isSaving);
  const isKnown = views.some((view) => isSameView(view.search, search));

  const save = (name: string) => {
    saveView({ name, search });
    setSaving(false);
    notify({ heading: `View “${name}” saved`, tone: 'success', topic: 'views' });
  };

  return (
    <>
      <Inline as="nav" aria-label="Views" gap="xs">
        {views.map((view) => {
          const isShown = isSameView(view.search, search);
          return (
            <LinkButton
              key={view.name}
              to="/deals"
              search={view.search}
              size="small"
              variant={isShown ? 'solid' : 'outline'}
              aria-current={isShown ? 'page' : undefined}
            >
              {view.name}
            </LinkButton>
          );
        })}
        {!isKnown && (
          <Button size="small" variant="quiet" onPress={() => setSaving(true)}>
            Save this view
          </Button>
        )}
      </Inline>
      {isUsed && (
        <Suspense>
          <SaveViewDialog isOpen={isSaving} onOpenChange={setSaving} onSave={save} />
        </Suspense>
      )}
    </>
  );
});
