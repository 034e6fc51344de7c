import { partFailed } from '@milepost/domain/content/loading';
import { Text } from '@milepost/ui/Text';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { hasFocus, hydratedLate, touchOf } from './hydratedLate.tsx';
import { loadKnown, useLoaded } from './useLoaded.ts';

/**
 * Hydrates a part of a screen that most visitors only read: it stays as it was prerendered until it
 * is touched, and its code is loaded then, so that a first view costs no script for it. Where the
 * code can't be loaded it stays as it is, a sentence below it says so to whoever uses it, and the
 * next touch tries again. It stands in the element with the given id, and takes no props: what it
 * shares with its screen is context.
 */
export function lazyOnTouch(id: string, load: () => Promise<ComponentType>): ComponentType {
  let hasFailed = false;
  let show: (hasFailed: boolean) => void = () => {};
  const tell = (failed: boolean) => {
    hasFailed = failed;
    show(failed);
  };
  const Served = lazy(async () => ({ default: await load() }));
  const whole = import.meta.env.SSR ? <Served /> : <Loaded load={load} />;
  const Part = hydratedLate(id, whole, async (place, end) => {
    let touch = hasFocus(place) ? 'focusin' : await touchOf(place, end);
    for (;;) {
      // What touches it while its code is on its way asks for a try of its own, should this one fail.
      const nextTouch = touchOf(place, end);
      try {
        const loaded = await loadKnown(load);
        tell(false);
        return loaded;
      } catch {
        // A pointer that passes over it uses nothing, and text alone needs no code.
        if (touch !== 'pointerover' && place.querySelector('button, input, select')) tell(true);
      }
      touch = await nextTouch;
    }
  });
  return () => {
    const [isToldOf, setToldOf] = useState(false);
    useEffect(() => {
      show = setToldOf;
      setToldOf(hasFailed);
      return () => tell(false);
    }, []);
    return (
      <>
        <Part />
        {isToldOf && <Failed />}
      </>
    );
  };
}

/** On a page that is changed to; on the way back it is there at once. */
function Loaded({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { value: Part, hasFailed } = useLoaded(load, true);
  return Part ? <Part /> : hasFailed && <Failed />;
}

const Failed = () => (
  <Text role="alert" marginTop="m">
    {partFailed}
  </Text>
);
