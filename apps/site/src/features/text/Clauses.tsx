import type { Section } from '@milepost/domain/content/text';
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
