import { dismissToasts } from '@milepost/ui/Toast';
import {
  keepPreviousData,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { type Api, ApiError, isTemporary, messageOf, parametersOf } from './api.ts';
import type { Draft, DraftChange, StoredDraft } from './application.ts';
import { notify } from './messages.ts';
import type {
  Assignments,
  Deal,
  DealPage,
  ReportFigures,
  StoredDeal,
  StoredFile,
  User,
} from './model.ts';
import type { DealSearch } from './search.ts';
import { useSessionState } from './useSession.ts';

// The server's data, and its changes.

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider around it.');
  return api;
}

/** How often a call is tried again at once, and then how long until the next try, in milliseconds. */
const retries = 2;
const pause = 5_000;
const retryDelay = (failures: number) => 200 * 2 ** failures;

/** How long the data of a screen's loader is fresh enough for the screen, in milliseconds. */
const freshFor = 2_000;

/** A cache that tries again by itself while the server is unreachable. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshFor,
        // While a session has ended, the hidden screen must not lose its data, however long that takes.
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => isTemporary(error) && failures < retries,
        retryDelay,
        refetchInterval: ({ state }) => (isTemporary(state.error) ? pause : false),
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Whether a visible part of the page waits for a server that can’t be reached. */
export function useIsUnreachable(): boolean {
  const cache = useQueryClient().getQueryCache();
  const isUnreachable = () =>
    cache.findAll({ type: 'active' }).some(({ state }) => isTemporary(state.error));
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    isUnreachable,
    isUnreachable,
  );
}

/** The signed-in user. */
export function useMe(): User {
  const { user } = useSessionState();
  if (!user) throw new Error('useMe needs a signed-in user.');
  return user;
}

export const dealsQuery = (api: Api, search: DealSearch) =>
  queryOptions({
    queryKey: ['deals', search],
    queryFn: ({ signal }) => api.call<DealPage>(`/api/deals?${parametersOf(search)}`, { signal }),
  });

export function useDeals(search: DealSearch, isEnabled = true) {
  const query = dealsQuery(useApi(), search);
  return useQuery({ ...query, placeholderData: keepPreviousData, enabled: isEnabled });
}

/** Loads deals that are likely to be shown next. */
export function usePreloadDeals(search: DealSearch, isEnabled: boolean) {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => {
    if (isEnabled) void client.prefetchQuery(dealsQuery(api, search));
  }, [api, client, search, isEnabled]);
}

/** How often a deal is asked for while the lender is about to answer, in milliseconds. */
const lenderPoll = 1_000;
/** How often a deal is asked for, so that others' changes are seen, in milliseconds. */
const dealPoll = 15_000;

const dealKey = (id: string) => ['deal', id];

export const dealQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: dealKey(id),
    queryFn: ({ signal }) => api.call<Deal>(`/api/deals/${encodeURIComponent(id)}`, { signal }),
  });

export function useDeal(id: string) {
  const query = dealQuery(useApi(), id);
  return useQuery({
    ...query,
    refetchInterval: ({ state }) => {
      if (state.error && !isTemporary(state.error)) return false;
      return state.data?.isWithLender ? lenderPoll : dealPoll;
    },
  });
}

export const usersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['users'],
    queryFn: ({ signal }) => api.call<readonly User[]>('/api/users', { signal }),
  });

export function useUsers() {
  return useQuery(usersQuery(useApi()));
}

export function useReport(from: string, to: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['report', from, to],
    queryFn: ({ signal }) =>
      api.call<ReportFigures>(`/api/report?${parametersOf({ from, to })}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Reports a failed change, and why. The same topic's next message replaces it. */
export const reportFailure = (heading: string, error: unknown, topic: string) =>
  // A session that has ended has its own message.
  error instanceof ApiError && error.status === 401
    ? undefined
    : notify({ heading, description: messageOf(error), tone: 'danger', topic });

/** A change of a deal, sent as `POST /api/deals/:id/:action`. */
export interface DealAction<Body> {
  readonly action: 'accept' | 'counter' | 'fund' | 'undo';
  /** Is shown if the server refuses. */
  readonly failure: string;
  /** How the deal looks until the server answers. @default as before */
  readonly optimistic?: (deal: Deal, body: Body) => Partial<StoredDeal>;
}

/** Changes a deal at once, and back if the server refuses. */
export function useDealAction<Body extends { version: number }>(
  id: string,
  { action, failure, optimistic }: DealAction<Body>,
) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) =>
      api.call<Deal>(`/api/deals/${id}/${action}`, { method: 'POST', body }),
    onMutate: async (body) => {
      dismissToasts(id);
      await client.cancelQueries({ queryKey: dealKey(id) });
      const before = client.getQueryData<Deal>(dealKey(id));
      if (before && optimistic) {
        client.setQueryData(dealKey(id), { ...before, ...optimistic(before, body) });
      }
      return before;
    },
    onSuccess: (deal) => client.setQueryData(dealKey(id), deal),
    onError: (error, _body, before) => {
      client.setQueryData(dealKey(id), (error instanceof ApiError && error.deal) || before);
      reportFailure(failure, error, id);
    },
    onSettled: () => refreshLists(client),
  });
}

/** The lists that a change of a deal can change. */
const refreshLists = (client: QueryClient) =>
  Promise.all(['deals', 'report'].map((name) => client.invalidateQueries({ queryKey: [name] })));

/** Sets the files of a stip at once, and back if the server refuses. */
export function useStipFiles(dealId: string, stip: string) {
  const api = useApi();
  const client = useQueryClient();
  const mutationKey = ['files', dealId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (files: readonly StoredFile[]) =>
      api.call<Deal>(`/api/deals/${dealId}/stips/${stip}`, {
        method: 'PUT',
        body: { files: files.map(({ id }) => id) },
      }),
    onMutate: async (files) => {
      dismissToasts(dealId);
      await client.cancelQueries({ queryKey: dealKey(dealId) });
      const state = files.length === 0 ? 'Needed' : 'In review';
      client.setQueryData<Deal>(
        dealKey(dealId),
        (deal) =>
          deal && {
            ...deal,
            stips: deal.stips.map((one) => (one.id === stip ? { ...one, files, state } : one)),
          },
      );
    },
    onError: (error) => reportFailure('The files of this stip were not changed', error, dealId),
    onSettled: async (changed) => {
      // An answer must not hide a file whose own call is still on its way.
      if (client.isMutating({ mutationKey }) > 1) return;
      if (changed) client.setQueryData(dealKey(dealId), changed);
      else await client.invalidateQueries({ queryKey: dealKey(dealId) });
      await refreshLists(client);
    },
  });
}

/** Assigns deals at once, and back if the server refuses. Resolves to their users before. */
export function useAssign() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Assignments) =>
      api.call<Assignments>('/api/assignments', { method: 'PUT', body }),
    onMutate: async (changes) => {
      dismissToasts('assign');
      await client.cancelQueries({ queryKey: ['deals'] });
      const before = client.getQueriesData<DealPage>({ queryKey: ['deals'] });
      const assignees = new Map(changes.map(({ id, assignee }) => [id, assignee]));
      client.setQueriesData<DealPage>(
        { queryKey: ['deals'] },
        (page) =>
          page && {
            ...page,
            rows: page.rows.map((deal) => {
              const assignee = assignees.get(deal.id);
              return assignee === undefined ? deal : { ...deal, assignee };
            }),
          },
      );
      return before;
    },
    onError: (error, _changes, before) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page);
      reportFailure('Nothing was assigned', error, 'assign');
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['deal'] });
      return refreshLists(client);
    },
  });
}

/** Changes a user at once, and back if the server refuses. */
export function useChangeUser() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role, state }: User) =>
      api.call<User>(`/api/users/${id}`, { method: 'PATCH', body: { role, state } }),
    onMutate: async (changed) => {
      dismissToasts(changed.id);
      await client.cancelQueries({ queryKey: ['users'] });
      const before = client.getQueryData<readonly User[]>(['users']);
      client.setQueryData<readonly User[]>(['users'], (users) =>
        users?.map((user) => (user.id === changed.id ? changed : user)),
      );
      return before;
    },
    onError: (error, { id, name }, before) => {
      client.setQueryData(['users'], before);
      reportFailure(`${name} was not changed`, error, id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
}

export function useInvite() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<User, 'name' | 'email' | 'role'>) =>
      api.call<User>('/api/users', { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
}

const draftKey = ['draft'];

/** Resolves once no save of the draft is under way. */
const draftSaved = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (client.isMutating({ mutationKey: draftKey }) > 0) return;
      stop();
      resolve();
    };
    const stop = client.getMutationCache().subscribe(check);
    check();
  });

/** The draft of the user's next deal, as it was when the screen opened. */
export function useDraft() {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: draftKey,
    queryFn: async ({ signal }) => {
      await draftSaved(client);
      return api.call<StoredDraft | null>('/api/draft', { signal });
    },
    // Another answer must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useSaveDraft() {
  const api = useApi();
  return useMutation({
    mutationKey: draftKey,
    scope: { id: draftKey.join() },
    mutationFn: (body: DraftChange) =>
      api.call<{ version: string }>('/api/draft', { method: 'PUT', body }),
  });
}

/** Sends a deal. The draft's key makes it safe to repeat. */
export function useSendDeal() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) =>
      api.call<Deal>('/api/deals', {
        method: 'POST',
        body: draft,
        headers: { 'idempotency-key': draft.key },
      }),
    retry: (failures, error) => isTemporary(error) && failures < retries,
    retryDelay,
    onSuccess: (deal) => {
      client.setQueryData(dealKey(deal.id), deal);
      client.removeQueries({ queryKey: draftKey });
      return refreshLists(client);
    },
  });
}
