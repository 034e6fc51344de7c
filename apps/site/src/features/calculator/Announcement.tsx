import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';

export interface AnnouncementProps {
  readonly sentence: string | undefined;
  /** How long the sentence must be unchanged, in milliseconds. @default 400 */
  readonly delay?: number | undefined;
}

/** Announces the result to assistive technology once it has not changed for a while. */
export function Announcement({ sentence, delay = 400 }: AnnouncementProps) {
  const region = useRef<HTMLSpanElement>(null);
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence === undefined || sentence === last.current) return;
    const timer = setTimeout(() => {
      last.current = sentence;
      if (region.current) region.current.textContent = sentence;
    }, delay);
    return () => clearTimeout(timer);
  }, [sentence, delay]);
  return (
    <VisuallyHidden>
      <span ref={region} aria-live="polite" aria-atomic="true" />
    </VisuallyHidden>
  );
}
