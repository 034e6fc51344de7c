import { useEffect, useRef, useState } from 'react';
import type { ListBoxOption } from '../ListBox/options.tsx';

/** Asks for the options that fit a text. Its promise is broken where they can't be had. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ListBoxOption[]>;

/** What was loaded, and how it stands with what is asked for now. */
export interface Loaded {
  /** What came last; it stays while more is loaded. */
  options: readonly ListBoxOption[];
  /** `settled` once what was asked for last has come. */
  state: 'settled' | 'loading' | 'failed';
}

/** Between two keystrokes of a word; a request for each would be in vain. */
const typingPause = 150;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Loads options by a text, one request at a time: a new one aborts the one before it. */
export function useLoad(load: LoadOptions | undefined) {
  const [loaded, setLoaded] = useState<Loaded>({ options: [], state: 'settled' });
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const ask = async (text: string, { isTyping = false } = {}) => {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    setLoaded(({ options }) => ({ options, state: 'loading' }));
    try {
      if (isTyping) await pause(typingPause);
      const options = signal.aborted ? [] : ((await load?.(text, signal)) ?? []);
      if (!signal.aborted) setLoaded({ options, state: 'settled' });
    } catch {
      if (!signal.aborted) setLoaded({ options: [], state: 'failed' });
    }
  };

  const stop = () => {
    request.current?.abort();
    setLoaded((last) => (last.state === 'loading' ? { ...last, state: 'settled' } : last));
  };

  return { ...loaded, ask, stop };
}
