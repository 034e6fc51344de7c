import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';

/** Announces the result to assistive technology once it has not changed for a while. */
export function Announcement({ sentence }: { readonly sentence: string | undefined }) {
  const region = useRef<HTMLSpanElement>(null);
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence === undefined || sentence === last.current) return;
    const timer = setTimeout(() => {
      last.current = sentence;
      if (region.current) region.current.textContent = sentence;
    }, 400);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <VisuallyHidden>
      <span ref={region} role="status" />
    </VisuallyHidden>
  );
}
