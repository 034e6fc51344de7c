import type { Line } from '@milepost/domain/content/text';
import { Heading } from '@milepost/ui/Heading';
import { Words } from '../text/Words.tsx';
import * as styles from './FigureColumns.css.ts';
import { plainList } from './plainList.ts';

/** Props of FigureColumns. */
export interface FigureColumnsProps {
  /** Two to four figures: what each is of, the figure with its unit, and what it means. */
  readonly figures: readonly {
    readonly title: string;
    readonly value: string;
    readonly text?: Line;
  }[];
}

/** Figures side by side, large: what a page is about, in numbers. */
export function FigureColumns({ figures }: FigureColumnsProps) {
  return (
    <ul {...plainList} className={styles.columns}>
      {figures.map(({ title, value, text }) => (
        <li key={title} className={styles.column}>
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <strong className={styles.value}>{value}</strong>
          {text && (
            <p className={styles.text}>
              <Words line={text} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
