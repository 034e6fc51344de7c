import { Badge, type BadgeProps } from '../../components/Badge/index.ts';
import type { Status, Stip } from './applications.ts';

const tones = {
  'In review': 'neutral',
  Conditional: 'warning',
  Counteroffer: 'info',
  Approved: 'success',
  'In contract': 'info',
  Funded: 'success',
  Declined: 'danger',
  Needed: 'warning',
  Cleared: 'success',
} as const satisfies Record<Status | Stip['state'], BadgeProps['tone']>;

/** Where an application or one of its stips stands. */
export function StatusBadge({ status }: { status: keyof typeof tones }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
