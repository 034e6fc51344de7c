import type { ReactNode } from 'react';
import { slot } from '../../internal/slot.css.ts';
import { pendingRing } from './Button.css.ts';

interface ButtonContentProps {
  children: ReactNode;
  isPending: boolean | undefined;
  pendingLabel: string | undefined;
}

/** The label of a button, and the ring beside it while the button is pending. */
export function ButtonContent({ isPending, pendingLabel, children }: ButtonContentProps) {
  const hasPendingLabel = isPending && pendingLabel !== undefined;
  return (
    <>
      {isPending && <span className={pendingRing} aria-hidden="true" />}
      {/* A new element for each label: React can't remove the texts of one that is translated. */}
      <span key={hasPendingLabel ? 'pending' : 'idle'} className={slot}>
        {hasPendingLabel ? pendingLabel : children}
      </span>
    </>
  );
}
