import { Badge } from '../packages/ui/src/components/Badge/index.ts';
import type { Status } from './status.ts';

const tones = { new: 'info', trial: 'warning', stable: 'success', going: 'danger' } as const;

/** A component's status as a badge. */
export function Level({ level }: Pick<Status, 'level'>) {
  return <Badge tone={tones[level]}>{`${level[0]?.toUpperCase()}${level.slice(1)}`}</Badge>;
}
