import {
  type AuthEvent,
  type AuthSession,
  authSession,
  basePaths,
  refreshBackOff,
} from '@milepost/domain/auth';

/** Sends a call to the authentication service. Rejects if the service is unreachable. */
export type AuthFetch = (
  path: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<Response>;

/** The state of the session. */
export interface SessionState {
  readonly session: AuthSession | null;
  /** Whether the service ended it, not the user. */
  readonly hasEnded: boolean;
  /** Whether the service answers. While it doesn't, the refresh is retried. */
  readonly isReachable: boolean;
}

/**
 * Where the session is stored to survive a reload, such as `sessionStorage`, which belongs to one
 * tab.
 */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'portal.session';
const token = `${basePaths.auth}/token`;
const secondsNow = () => Math.floor(Date.now() / 1000);
/** How many seconds before its expiry a session is refreshed. */
const ahead = 60;
/** The most retries of a refresh: 25 seconds in total. */
const mostRetries = 7;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export type Session = ReturnType<typeof createSession>;

/** Signs in, refreshes the session and reports its end, by the service's contract. */
export function createSession(call: AuthFetch, storage: SessionStorage) {
  let state: SessionState = { session: stored(storage), hasEnded: false, isReachable: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refreshing: Promise<void> | undefined;
  const listeners = new Set<(event?: AuthEvent) => void>();

  function set(change: Partial<SessionState>, event?: AuthEvent) {
    state = { ...state, ...change };
    if (state.session) storage.setItem(key, JSON.stringify(state.session));
    else storage.removeItem(key);
    for (const listener of listeners) listener(event);
  }

  function keep(session: AuthSession, event: AuthEvent) {
    const expires = secondsNow() + session.expires_in;
    set(
      { session: { expires_at: expires, ...session }, hasEnded: false, isReachable: true },
      event,
    );
    refreshLater();
  }

  function end(hasEnded: boolean) {
    clearTimeout(timer);
    set({ session: null, hasEnded, isReachable: true }, 'SIGNED_OUT');
  }

  function refreshLater() {
    clearTimeout(timer);
    const seconds = (state.session?.expires_at ?? 0) - ahead - secondsNow();
    timer = setTimeout(refresh, Math.max(0, seconds) * 1000);
  }

  async function refreshNow() {
    for (let retry = 0; state.session; retry += 1) {
      const { refresh_token } = state.session;
      const answer = await call(token, { grant_type: 'refresh_token', refresh_token }).catch(
        () => undefined,
      );
      if (answer?.ok) return keep(authSession.assert(await answer.json()), 'TOKEN_REFRESHED');
      // A refusal is final. Missing answers and failures of the service are retried.
      if ((answer && answer.status < 500) || retry === mostRetries) return end(true);
      set({ isReachable: false });
      await wait(refreshBackOff(retry + 1));
    }
  }

  /** One refresh at a time: other callers wait for the same one. */
  function refresh() {
    refreshing ??= refreshNow().finally(() => {
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
      const answer = await call(token, { grant_type: 'id_token', id_token: idToken });
      if (!answer.ok) return false;
      keep(authSession.assert(await answer.json()), 'SIGNED_IN');
      return true;
    },

    signOut: () => end(false),
  };
}

function stored(storage: SessionStorage): AuthSession | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return authSession.assert(JSON.parse(text));
  } catch {
    return null;
  }
}
