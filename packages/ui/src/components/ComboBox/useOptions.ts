import { useEffect, useRef, useState } from 'react';
import type { ListBoxOption } from '../ListBox/options.tsx';

/** Asks for the options that fit a text. Its promise is broken where they can't be had. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ListBoxOption[]>;

/** Where a field takes its options from. */
export interface OptionsProps {
  /** What can be chosen, in the order in which it is shown; with `load`, what is known to begin with, such as what is chosen. */
  options?: readonly ListBoxOption[] | undefined;
  /** Gives the options for a text: for none, those to begin with. `signal` is aborted once they are of no use. */
  load?: LoadOptions | undefined;
}

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

/** What is offered: what was loaded by a text, one request at a time, each aborting the one before; until then what is known. */
export function useOptions({ options = [], load }: OptionsProps) {
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

  const offered = load && loaded.options.length > 0 ? loaded.options : options;
  return { offered, known: [...offered, ...options], state: loaded.state, ask, stop };
}
