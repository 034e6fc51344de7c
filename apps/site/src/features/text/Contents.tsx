import { legalWords } from '@milepost/domain/content/text';
import { Link } from '@milepost/ui/Link';
import { List, ListItem } from '@milepost/ui/List';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './Contents.css.ts';

interface Titled {
  readonly id: string;
  readonly heading: string;
}

export interface ReferenceProps {
  /** The sections of the text, which have these ids. */
  readonly sections: readonly Titled[];
  /** Numbers the links, as the sections are. @default false */
  readonly isNumbered?: boolean;
  readonly children: ReactNode;
}

/**
 * A text that one looks things up in: an index and a column to read. The index stays in view beside
 * the text; above it, it is closed at first.
 */
export function Reference({ sections, isNumbered = false, children }: ReferenceProps) {
  const current = useSectionInView(sections);
  const links = (
    <List as={isNumbered ? 'ol' : 'ul'}>
      {sections.map(({ id, heading }) => (
        <ListItem key={id} marker={isNumbered ? 'number' : 'none'}>
          <Link
            variant="quiet"
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
          >
            {heading}
          </Link>
        </ListItem>
      ))}
    </List>
  );
  return (
    <div className={styles.reference}>
      <nav aria-label={legalWords.contents} className={styles.contents}>
        <div className={styles.beside}>
          <Stack>
            <Text weight="bold">{legalWords.contents}</Text>
            {links}
          </Stack>
        </div>
        <details className={styles.above}>
          <summary className={styles.summary}>{legalWords.contents}</summary>
          {links}
        </details>
      </nav>
      <div className={isNumbered ? styles.numbered : styles.column}>{children}</div>
    </div>
  );
}

/** The last section that begins above a fifth of the screen's height. */
function useSectionInView(sections: readonly Titled[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        const line = innerHeight / 5;
        const begun = sections.findLast(
          ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
        );
        setCurrent(begun?.id);
      },
      // All that is above the line, as a jump passes sections without showing them.
      { rootMargin: '9999% 0px -80% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
