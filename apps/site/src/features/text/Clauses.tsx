import { legalWords, type Section } from '@milepost/domain/content/text';
import { Link } from '@milepost/ui/Link';
import { List, ListItem } from '@milepost/ui/List';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import * as styles from './Clauses.css.ts';
import { TextSection } from './TextSection.tsx';

interface ClausesProps {
  readonly sections: readonly Section[];
}

/** The sections of a contract, numbered, each with its own anchor. */
export function Clauses({ sections }: ClausesProps) {
  return (
    <div className={styles.clauses}>
      {sections.map(({ id, heading, body }) => (
        <section key={id} id={id} className={styles.clause}>
          <TextSection heading={heading} body={body} />
        </section>
      ))}
    </div>
  );
}

/** Links to the clauses. They stay in view beside them. */
export function ClauseLinks({ sections }: ClausesProps) {
  return (
    <div className={styles.contents}>
      <Stack as="nav" aria-labelledby="contents">
        <Text id="contents" weight="bold">
          {legalWords.contents}
        </Text>
        <List as="ol">
          {sections.map(({ id, heading }) => (
            <ListItem key={id} marker="number">
              <Link variant="quiet" href={`#${id}`}>
                {heading}
              </Link>
            </ListItem>
          ))}
        </List>
      </Stack>
    </div>
  );
}
