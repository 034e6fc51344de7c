import { partFailed, tryAgain } from '@milepost/domain/content/loading';
import { Button } from '@milepost/ui/Button';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useHydrated } from '@tanstack/react-router';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { focusOnMount } from '../navigation/focusOnMount.ts';
import { rememberControls } from './carryOver.ts';
import { forgetEarlyPress, rememberEarlyPressIn, repeatEarlyPress } from './earlyPress.ts';

export interface FailedProps {
  /** Loads the part again. Undefined if touching the part does that. */
  readonly onTryAgain?: () => void;
}

export interface LazyOptions<Props> {
  /**
   * When a prerendered part is loaded and hydrated: with its page, when it is at most one screen
   * away, or when a visitor touches it. Until then it stays as it was served, and its props must
   * not change. After client-side navigation, every part is loaded at once. @default 'now'
   */
  readonly when?: 'now' | 'near' | 'touch';
  /** Shown while the code is loading. */
  readonly fallback?: ReactNode;
  /** @default a message with a button that tries again */
  readonly Failed?: ComponentType<Props & FailedProps>;
}

/**
 * `React.lazy` for a part of a screen. If the code can't be loaded, a message replaces the part.
 * The message's button or the next mount loads it again: a caller with its own button passes the
 * number of clicks as the part's `key`.
 *
 * @param load Returns the component, without a promise if its code is in the page's chunk.
 */
export function lazyPart<Props extends object>(
  load: () => ComponentType<Props> | Promise<ComponentType<Props>>,
  { when = 'now', fallback, Failed = PartFailed }: LazyOptions<Props> = {},
): ComponentType<Props> {
  let latest: Try<Props> | undefined;
  const startToLoad = (): Try<Props> => {
    const loading = load();
    if (!(loading instanceof Promise)) return { Shown: shownAs(loading) };
    const loaded = loading.then(
      (Part) => ({ default: shownAs(Part) }),
      (error: unknown) => {
        // The build must fail if a page would be prerendered without a part.
        if (import.meta.env.SSR) throw error;
        latest = undefined;
        const shown: Shown<Props> = ({ props, ...failed }) => <Failed {...props} {...failed} />;
        return { default: shown };
      },
    );
    return { Shown: lazy(() => loaded), loaded };
  };
  const latestTry = () => {
    latest ??= startToLoad();
    return latest;
  };
  const atOnce = (props: Props) => (
    <AtOnce latestTry={latestTry} fallback={fallback} props={props} />
  );
  if (when === 'now') return atOnce;
  return (props) => (
    <Served
      wait={(element, left, onFailed) => loadOnceWanted(load, when, element, left, onFailed)}
      Failed={Failed}
      props={props}
    >
      {atOnce(props)}
    </Served>
  );
}

/** The result of a try to load a part: the part or the message. */
type Shown<Props> = ComponentType<{ readonly props: Props } & FailedProps>;

interface Try<Props> {
  readonly Shown: Shown<Props>;
  /** Undefined if the part's code is in the page's chunk. */
  readonly loaded?: Promise<unknown>;
}

function shownAs<Props extends object>(Part: ComponentType<Props>): Shown<Props> {
  return ({ props }) => <Part {...props} />;
}

interface AtOnceProps<Props> {
  readonly latestTry: () => Try<Props>;
  readonly fallback: ReactNode;
  readonly props: Props;
}

/** A part on the server and after client-side navigation. */
function AtOnce<Props>({ latestTry, fallback, props }: AtOnceProps<Props>) {
  const [{ Shown, loaded, isRetry }, setTry] = useState(() => ({ ...latestTry(), isRetry: false }));
  const retry = () => startTransition(() => setTry({ ...latestTry(), isRetry: true }));
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const part = (
    <Suspense
      fallback={
        <Waiting until={loaded} onEnd={renderAgain}>
          {fallback}
        </Waiting>
      }
    >
      <Shown props={props} onTryAgain={retry} />
    </Suspense>
  );
  if (!isRetry) return part;
  // The button that had the focus is gone.
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      {part}
    </div>
  );
}

interface WaitingProps {
  readonly until: Promise<unknown> | undefined;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/**
 * A fallback that renders its boundary again once the code has loaded. Without it, React waits until
 * the fallback has been shown for 300 ms.
 */
function Waiting({ until, onEnd, children }: WaitingProps) {
  useEffect(() => {
    until?.then(onEnd);
  }, [until, onEnd]);
  return children;
}

interface ServedProps<Props> {
  /** Resolves to the part once it should be hydrated. */
  readonly wait: (
    element: Element,
    left: AbortSignal,
    onFailed: () => void,
  ) => Promise<ComponentType<Props>>;
  readonly Failed: ComponentType<Props & FailedProps>;
  readonly props: Props;
  /** The part when it is shown at once. */
  readonly children: ReactNode;
}

/** A part of the first document of a visit. React hydrates it once it is wanted. */
function Served<Props extends object>({ wait, Failed, props, children }: ServedProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [served] = useState(() =>
    isHydrated || import.meta.env.SSR ? undefined : servedPart<Props>(),
  );
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const waitFor = useEffectEvent(wait);
  useEffect(() => {
    const element = box.current;
    if (!served || !element) return;
    const left = new AbortController();
    rememberEarlyPressIn(element);
    rememberControls(element);
    waitFor(element, left.signal, () => setFailed(true)).then(served.resolve);
    return () => {
      left.abort();
      forgetEarlyPress(element);
    };
  }, [served]);
  const onShown = () => {
    setShown(true);
    setFailed(false);
    if (box.current) repeatEarlyPress(box.current);
  };

  const part = served && (
    <Suspense>
      <served.Shown props={props} onShown={onShown} />
    </Suspense>
  );
  // React removes the served HTML of a boundary that renders again before its code has loaded.
  const [first] = useState(part);
  return (
    <>
      <div ref={box}>{part ? (isShown ? part : first) : children}</div>
      {!isHydrated && (
        <div hidden data-not-started="" role="alert">
          {partFailed}
        </div>
      )}
      {hasFailed && <Failed {...props} />}
    </>
  );
}

function PartFailed({ onTryAgain }: FailedProps) {
  return (
    <Stack gap="s" align="start" marginTop="m" role="alert">
      <Text>{partFailed}</Text>
      {onTryAgain && (
        <Button variant="outline" size="small" onPress={onTryAgain}>
          {tryAgain}
        </Button>
      )}
    </Stack>
  );
}

/** A part that stays as it was served until `resolve` provides its component. */
function servedPart<Props extends object>() {
  let resolve: (Part: ComponentType<Props>) => void = () => {};
  const loaded = new Promise<ComponentType<Props>>((resolvePart) => {
    resolve = resolvePart;
  });
  const Shown = lazy(async () => {
    const Part = await loaded;
    return {
      default: ({ props, onShown }: { readonly props: Props; readonly onShown: () => void }) => {
        const onMount = useEffectEvent(onShown);
        useEffect(() => onMount(), []);
        return <Part {...props} />;
      },
    };
  });
  return { Shown, resolve };
}

/** Loads a part once it is near or touched, and again with each touch after a failure. */
async function loadOnceWanted<Part>(
  load: () => Part | Promise<Part>,
  when: 'near' | 'touch',
  element: Element,
  left: AbortSignal,
  onFailed: () => void,
): Promise<Part> {
  let touch: string = 'focusin';
  if (!element.contains(document.activeElement)) {
    const touched = touchOf(element, left);
    touch = await (when === 'near' ? Promise.race([touched, nearnessOf(element, left)]) : touched);
  }
  for (;;) {
    // A touch while the code is loading tries again if this try fails.
    const nextTouch = touchOf(element, left);
    try {
      return await load();
    } catch {
      // A pointer that only moves over the part does not use it.
      if (touch !== 'pointerover') onFailed();
    }
    touch = await nextTouch;
  }
}

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'];

/** Resolves to the type of the event once `element` is touched. */
function touchOf(element: Element, left: AbortSignal): Promise<string> {
  const touched = new AbortController();
  const signal = AbortSignal.any([left, touched.signal]);
  return new Promise((resolve) => {
    for (const touch of touches) {
      // Listens on the window, because React stops events at the document while it has not hydrated
      // their target.
      addEventListener(
        touch,
        ({ target }) => {
          if (!(target instanceof Node && element.contains(target))) return;
          touched.abort();
          resolve(touch);
        },
        { capture: true, passive: true, signal },
      );
    }
  });
}

/** Resolves once `element` is at most one screen's height away from the view. */
function nearnessOf(element: Element, left: AbortSignal): Promise<'near'> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve('near');
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    left.addEventListener('abort', () => observer.disconnect());
  });
}
