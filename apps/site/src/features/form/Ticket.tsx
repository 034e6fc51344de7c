import { Box } from '@milepost/ui/Box';
import type { ReactNode } from 'react';
import * as styles from './Ticket.css.ts';

export interface TicketProps {
  /** What belongs to the form: its outcome, help. Without `next` below it, it is as high as the form on a desktop. */
  readonly stub: ReactNode;
  /** What happens next, below the stub of a form. On a phone it is below the form. */
  readonly next?: ReactNode;
  readonly children: ReactNode;
  /** The end of the form. On a phone it is below the stub, and the children are above it. */
  readonly foot?: ReactNode;
  /** Whether the stub is above the form on a phone. @default false */
  readonly isStubFirst?: boolean | undefined;
  /** A receipt of answers that were sent is green. @default 'form' */
  readonly kind?: keyof typeof kinds | undefined;
}

const kinds = { form: styles.form, receipt: styles.receipt, 'sent-receipt': styles.sentReceipt };

/** A form with its stub, or a receipt with what happens next. */
export function Ticket({ stub, next, children, foot, isStubFirst, kind = 'form' }: TicketProps) {
  const isForm = kind === 'form';
  const beside = (
    <div className={styles.stub}>
      <Box background="panel">
        <div className={styles.part}>{stub}</div>
      </Box>
    </div>
  );
  const card = (
    <div className={kinds[kind]}>
      {isStubFirst && beside}
      <div className={foot ? styles.fields : styles.main}>{children}</div>
      {!isStubFirst && beside}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
  if (!isForm) return card;
  return (
    <div className={styles.area}>
      {card}
      {next && <div className={styles.next}>{next}</div>}
    </div>
  );
}
