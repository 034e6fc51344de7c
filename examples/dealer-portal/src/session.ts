import type { AuthEvent, AuthSession } from '@milepost/domain/auth';
import type { User } from './model.ts';

/** Sends a call to the authentication service. Rejects if the service is unreachable. */
export type AuthFetch = (
  path: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<Response>;

/** The state of the session. */
export interface SessionState {
  readonly session: AuthSession | null;
  /** The user of the session, or of the last one. */
  readonly user: User | null;
  /** Whether the service ended it, not the user. */
  readonly hasEnded: boolean;
  /** Whether the service answers. While it doesn't, the refresh is retried. */
  readonly isReachable: boolean;
}

/** Where the session is stored to survive a reload, such as `localStorage`, which all tabs share. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const storageKey = 'portal.session';
/** Is stored after the service has ended a session, so that other tabs keep what was typed in them. */
const endedMark = 'ended';
/** The service's contract, whose schema a page needs only when a session begins or is refreshed. */
const contract = () => import('@milepost/domain/auth');
const secondsNow = () => Math.floor(Date.now() / 1000);
/** How many seconds before its expiry a session is refreshed. */
const ahead = 60;
/** The most retries of a refresh: 25 seconds in total. */
const mostRetries = 7;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export type Session = ReturnType<typeof createSession>;

/** Lets one tab at a time run a function. */
type Lock = (run: () => Promise<void>) => Promise<void>;

const userOf = (session: AuthSession | null) => session && (session.user as User);

/** Signs in, refreshes the session and reports its end, by the service's contract. */
export function createSession(
  call: AuthFetch,
  storage: SessionStorage,
  lock: Lock = (run) => run(),
) {
  const first = stored(storage);
  let state: SessionState = {
    session: first,
    user: userOf(first),
    hasEnded: storage.getItem(storageKey) === endedMark,
    isReachable: true,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refreshing: Promise<void> | undefined;
  const listeners = new Set<(event?: AuthEvent) => void>();

  function set(change: Partial<SessionState>, event?: AuthEvent) {
    state = { ...state, ...change, user: userOf(change.session ?? null) ?? state.user };
    for (const listener of listeners) listener(event);
  }

  function store() {
    if (state.session) storage.setItem(storageKey, JSON.stringify(state.session));
    else if (state.hasEnded) storage.setItem(storageKey, endedMark);
    else storage.removeItem(storageKey);
  }

  function keep(session: AuthSession, event: AuthEvent) {
    const expires = secondsNow() + session.expires_in;
    adopt({ expires_at: expires, ...session }, event);
    store();
  }

  function adopt(session: AuthSession, event: AuthEvent) {
    set({ session, hasEnded: false, isReachable: true }, event);
    refreshLater();
  }

  function end(hasEnded: boolean) {
    clearTimeout(timer);
    set({ session: null, hasEnded, isReachable: true }, 'SIGNED_OUT');
  }

  function endHere(hasEnded: boolean) {
    end(hasEnded);
    store();
  }

  /** Takes over what another tab has stored. */
  function sync() {
    const theirs = stored(storage);
    if (theirs && theirs.access_token !== state.session?.access_token) {
      const isRefreshed = theirs.refresh_token === state.session?.refresh_token;
      adopt(theirs, isRefreshed ? 'TOKEN_REFRESHED' : 'SIGNED_IN');
    } else if (!theirs && state.session) end(storage.getItem(storageKey) === endedMark);
    else if (!theirs && state.hasEnded && storage.getItem(storageKey) === null) end(false);
  }

  function refreshLater() {
    clearTimeout(timer);
    const seconds = (state.session?.expires_at ?? 0) - ahead - secondsNow();
    timer = setTimeout(refresh, Math.max(0, seconds) * 1000);
  }

  async function refreshNow() {
    const { authSession, basePaths, refreshBackOff } = await contract();
    const asked = state.session?.access_token;
    // Another tab may have refreshed it while this one waited for the lock.
    sync();
    if (state.session?.access_token !== asked) return;
    for (let retry = 0; state.session; retry += 1) {
      const { refresh_token } = state.session;
      const answer = await call(`${basePaths.auth}/token`, {
        grant_type: 'refresh_token',
        refresh_token,
      }).catch(() => undefined);
      if (answer?.ok) return keep(authSession.assert(await answer.json()), 'TOKEN_REFRESHED');
      // A refusal is final. Missing answers and failures of the service are retried.
      if ((answer && answer.status < 500) || retry === mostRetries) return endHere(true);
      set({ isReachable: false });
      await wait(refreshBackOff(retry + 1));
    }
  }

  /** One refresh at a time: other callers wait for the same one. */
  function refresh() {
    refreshing ??= lock(refreshNow).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  if (state.session) refreshLater();

  return {
    get: () => state,
    /** Calls back on every change, with the service's event if there is one. */
    subscribe(listener: (event?: AuthEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The current session. An expired one is refreshed first. */
    async current(): Promise<AuthSession | null> {
      if (state.session && (state.session.expires_at ?? 0) <= secondsNow()) await refresh();
      return state.session;
    },

    /**
     * Whether the service accepted the identity provider's token. Rejects if the service is
     * unreachable.
     */
    async signIn(idToken: string): Promise<boolean> {
      const { authSession, basePaths } = await contract();
      const answer = await call(`${basePaths.auth}/token`, {
        grant_type: 'id_token',
        id_token: idToken,
      });
      if (!answer.ok) return false;
      keep(authSession.assert(await answer.json()), 'SIGNED_IN');
      return true;
    },

    signOut: () => endHere(false),
    refresh,
    sync,
  };
}

/** The session that was stored, which has passed the contract's schema before. */
function stored(storage: SessionStorage): AuthSession | null {
  try {
    const session = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return session?.access_token && session.refresh_token && session.user ? session : null;
  } catch {
    return null;
  }
}
