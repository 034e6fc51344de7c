import { Badge, type BadgeProps } from '@milepost/ui/Badge';
import type { Status, Stip, User } from './model.ts';

const tones = {
  'In review': 'neutral',
  Counteroffer: 'warning',
  Approved: 'info',
  'In funding': 'info',
  Funded: 'success',
  Declined: 'danger',
  Needed: 'warning',
  Cleared: 'success',
  Active: 'success',
  Invited: 'info',
  Deactivated: 'neutral',
} as const satisfies Record<Status | Stip['state'] | User['state'], BadgeProps['tone']>;

/** The status of a deal, a stip or a user. */
export function StatusBadge({ status }: { status: keyof typeof tones }) {
  return (
    // In a narrow table column a badge would break inside a word.
    <span style={{ whiteSpace: 'nowrap' }}>
      <Badge tone={tones[status]}>{status}</Badge>
    </span>
  );
}
