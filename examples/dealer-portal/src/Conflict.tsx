import { Callout } from '@milepost/ui/Callout';
import { Stack } from '@milepost/ui/Stack';
import { type ReactNode, type RefObject, useEffect } from 'react';

interface ConflictProps {
  heading: string;
  /** Is focused again when the user ignores the conflict. */
  ref: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Says that somebody else has changed what the user is changing. It is announced, and takes the focus
 * unless the user is typing.
 */
export function Conflict({ heading, ref, children }: ConflictProps) {
  useEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea')) ref.current?.focus();
  }, [ref]);
  return (
    <section ref={ref} role="alert" tabIndex={-1} aria-label={heading}>
      <Callout tone="warning" heading={heading}>
        <Stack gap="m">{children}</Stack>
      </Callout>
    </section>
  );
}
