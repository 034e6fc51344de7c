import type { ReactNode } from 'react';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { Copy } from './Copy.tsx';
import * as styles from './foundations.css.ts';

interface SpecimenProps {
  name: string;
  values: readonly string[];
  /** The code that uses it, to copy. */
  code?: string;
  children: ReactNode;
}

/** Shows a token with its name, its code and its value. */
export function Specimen({ name, values, code, children }: SpecimenProps) {
  return (
    <Stack as="li" gap="xs">
      {children}
      <Text as="div" size="small" weight="bold">
        {name}
      </Text>
      {code && <Copy code={code} />}
      {values.map((value) => (
        <span key={value} className={styles.token}>
          {value}
        </span>
      ))}
    </Stack>
  );
}
