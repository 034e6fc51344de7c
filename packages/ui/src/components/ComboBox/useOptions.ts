import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ListBoxOption } from '../ListBox/options.tsx';

/** Loads the options that match a text. Its promise rejects if they are unavailable. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ListBoxOption[]>;

/** The source of a field's options. */
export interface OptionsProps {
  /** The options, in the order in which they are shown. With `load`, the initially known ones, such as the chosen one. */
  options?: readonly ListBoxOption[] | undefined;
  /** Loads the options for a text; an empty text loads the initial ones. `signal` is aborted once they are no longer needed. */
  load?: LoadOptions | undefined;
}

/** The loaded options, and the state of the current request. */
export interface Loaded {
  /** The options loaded last. They are shown while others load. */
  options: readonly ListBoxOption[];
  /** `settled` once the last request has succeeded. */
  state: 'settled' | 'loading' | 'failed';
}

/** The debounce in ms: a request for each keystroke of a word would be wasted. */
const typingPause = 150;

const none: readonly ListBoxOption[] = [];

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Returns the options to offer: the known ones, then those loaded for the text. Each request aborts the one before. */
export function useOptions({ options = none, load }: OptionsProps) {
  const [loaded, setLoaded] = useState<Loaded>({ options: [], state: 'settled' });
  const request = useRef<AbortController>(undefined);

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

  const stop = useCallback(() => {
    request.current?.abort();
    setLoaded((last) => (last.state === 'loading' ? { ...last, state: 'settled' } : last));
  }, []);

  // Also runs when an <Activity> hides it, and shows it again later.
  useEffect(() => stop, [stop]);

  const offered = load && loaded.options.length > 0 ? loaded.options : options;
  const known = offered === options ? options : [...offered, ...options];
  return { offered, known, state: loaded.state, ask, stop };
}

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** Finds the option with exactly this label, in any case. */
export const optionCalled = (options: readonly ListBoxOption[], text: string) =>
  options.find(({ label, isDisabled }) => !isDisabled && folded(label) === folded(text));

/**
 * Text that a browser or a password manager filled in without focus, where only an option is allowed.
 * Calls back with the option once the options are loaded, or with undefined if there is none.
 */
export function useFillIn(
  options: readonly ListBoxOption[],
  state: Loaded['state'],
  choose: (option: ListBoxOption | undefined) => void,
) {
  const [text, setText] = useState('');
  // Browsers save an address with codes too, such as TX.
  const isRead = text !== '' && state === 'settled';
  const option = isRead
    ? (optionCalled(options, text) ??
      options.find(({ value, isDisabled }) => !isDisabled && folded(value) === folded(text)))
    : undefined;
  const read = useEffectEvent((found: typeof option) => {
    if (found) setText('');
    choose(found);
  });
  // Before the next event: a password manager may submit the form at once.
  useLayoutEffect(() => {
    if (isRead) read(option);
  }, [isRead, option]);
  return {
    /** Takes the text; an empty one ends it. */
    fillIn: setText,
    /** The text, if it is not an option. */
    unlisted: isRead && !option ? text : undefined,
  };
}
