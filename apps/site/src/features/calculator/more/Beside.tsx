import { Stack } from '@milepost/ui/Stack';
import type { ReactNode } from 'react';
import { sticky } from '../../text/sticky.css.ts';
import { beside, inTwo } from './parts.css.ts';

export interface BesideProps {
  /** The fields. */
  readonly children: ReactNode;
  /** What they result in. */
  readonly answer: ReactNode;
  /** The fields that follow the answer, unless it is beside them. */
  readonly more?: ReactNode;
}

/** The fields of a part. Their answer stays in view beside them on a wide screen, and is below the first of them otherwise. */
export function Beside({ children, answer, more }: BesideProps) {
  return (
    <div className={more ? inTwo : beside}>
      <Stack gap="l">{children}</Stack>
      <div>
        <div className={sticky}>{answer}</div>
      </div>
      {more && <Stack gap="l">{more}</Stack>}
    </div>
  );
}
