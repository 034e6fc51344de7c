import { useEffect, useEffectEvent, useState } from 'react';

interface HeldOptions<Held> {
  /** The field's value, or null while it is empty. */
  whole: Held | null;
  /** Whether all parts on the screen are complete, and the day exists. */
  isWhole: boolean;
  /** Whether each year has four digits. */
  hasYear: (held: Held) => boolean;
  /** Sets the field's value. */
  report: (held: Held | null) => void;
}

/**
 * What React Aria shows, which reports a date at each keystroke, such as one of the year 20 on the way to
 * 2026. Only whole dates become the field's value. Others stay on the screen, and the value is empty.
 */
export function useHeld<Held>({ whole, isWhole, hasYear, report }: HeldOptions<Held>) {
  const [partial, setPartial] = useState<Held | null>(null);
  if (whole && partial) setPartial(null);
  const hold = (next: Held | null) => {
    setPartial(next);
    report(null);
  };
  const complete = useEffectEvent(() => {
    if (isWhole && partial && hasYear(partial)) report(partial);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last part may be completed after the date.
  useEffect(() => complete(), [isWhole, partial]);
  return {
    shown: whole ?? partial,
    onChange: (next: Held | null) => {
      if (next && isWhole && hasYear(next)) report(next);
      else hold(next);
    },
    /** Empties the value if the parts on the screen are not whole. */
    onLeave: () => {
      if (whole && !isWhole) hold(whole);
    },
    onReset: () => setPartial(null),
  };
}
