import { Box } from '@milepost/ui/Box';
import type { ReactNode } from 'react';
import { sticky } from '../text/sticky.css.ts';
import * as styles from './Ticket.css.ts';

export interface TicketProps {
  /** What belongs to the form: its outcome, help. It stays in view beside the form on a desktop. */
  readonly stub: ReactNode;
  /** What to know before or after. Below the stub. */
  readonly next?: ReactNode;
  readonly children: ReactNode;
  /** The end of the form. On a phone it is below the stub, and the children are above it. */
  readonly foot?: ReactNode;
  /** Whether the stub is above the form on a phone. @default false */
  readonly isStubFirst?: boolean | undefined;
  /** @default 'form' */
  readonly kind?: 'form' | 'receipt' | undefined;
}

/** A form with its stub, or a receipt with what happens next. */
export function Ticket({ stub, next, children, foot, isStubFirst, kind = 'form' }: TicketProps) {
  const beside = (
    <div className={styles.stub}>
      <Box background="panel">
        <div className={sticky}>
          <div className={styles.part}>{stub}</div>
          {next && (
            <div className={styles.next}>
              <div className={styles.part}>{next}</div>
            </div>
          )}
        </div>
      </Box>
    </div>
  );
  return (
    <div className={kind === 'receipt' ? styles.receipt : styles.ticket}>
      {isStubFirst && beside}
      <div className={styles.main}>{children}</div>
      {!isStubFirst && beside}
      {foot && <div className={styles.main}>{foot}</div>}
    </div>
  );
}
