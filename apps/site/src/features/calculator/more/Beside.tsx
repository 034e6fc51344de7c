import { Stack } from '@milepost/ui/Stack';
import type { ReactNode } from 'react';
import { sticky } from '../../text/sticky.css.ts';
import { beside } from './parts.css.ts';

export interface BesideProps {
  /** The fields. */
  readonly children: ReactNode;
  /** What they result in. */
  readonly answer: ReactNode;
}

/** The fields of a part. Their answer stays in view beside them on a wide screen, and is below them otherwise. */
export function Beside({ children, answer }: BesideProps) {
  return (
    <div className={beside}>
      <Stack gap="l">{children}</Stack>
      <div>
        <div className={sticky}>{answer}</div>
      </div>
    </div>
  );
}
