import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Signs in and out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}

/** The state of the session. */
export function useSessionState() {
  const { subscribe, get } = useSession();
  return useSyncExternalStore(subscribe, get, get);
}
