import { useState } from 'react';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { type IconName, NamedIcon } from '../components/NamedIcon/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { Copy } from './Copy.tsx';
import * as styles from './foundations.css.ts';
import { iconUses } from './iconUses.ts';

/** The component of an icon's name: `id-card` is `IdCardIcon`. */
const componentOf = (name: string) =>
  `${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const groups = Object.entries(iconUses).map(
  ([group, uses]) => [group, Object.entries(uses) as [IconName, string][]] as const,
);
const total = groups.reduce((sum, [, icons]) => sum + icons.length, 0);

/** Every icon with its meaning, found by its name, its meaning or its group. */
export function IconLibrary() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = groups
    .map(
      ([group, icons]) =>
        [
          group,
          icons.filter(([name, use]) => {
            const text = `${name} ${use} ${group}`.toLowerCase();
            return words.every((word) => text.includes(word));
          }),
        ] as const,
    )
    .filter(([, icons]) => icons.length > 0);
  const count = found.reduce((sum, [, icons]) => sum + icons.length, 0);
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <SearchField label="Find an icon" value={query} onChange={setQuery} />
        <Text role="status" size="small" tone="soft">
          {`${count} of ${total} icons`}
        </Text>
      </Stack>
      {found.map(([group, icons]) => (
        <Stack key={group} as="section" gap="m">
          <Heading level={3} size="h4">
            {group}
          </Heading>
          <Grid as="ul" itemWidth="small">
            {icons.map(([name, use]) => (
              <Stack key={name} as="li" gap="xs">
                <div className={styles.glyph}>
                  <NamedIcon name={name} size="large" />
                </div>
                <Copy code={componentOf(name)} />
                <Text size="small" tone="soft">
                  {use}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
