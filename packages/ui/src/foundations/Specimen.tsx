import type { ReactNode } from 'react';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import * as styles from './foundations.css.ts';

/** Shows a token with its name and value. */
export function Specimen({
  name,
  values,
  children,
}: {
  name: string;
  values: readonly string[];
  children: ReactNode;
}) {
  return (
    <Stack as="li" gap="xs">
      {children}
      <Text as="div" size="small" weight="bold">
        {name}
      </Text>
      {values.map((value) => (
        <span key={value} className={styles.token}>
          {value}
        </span>
      ))}
    </Stack>
  );
}
