import type { Point } from '@milepost/domain/content/text';
import { List, ListItem } from '@milepost/ui/List';
import { Words } from '../text/Words.tsx';
import type { Look } from './looks.ts';
import * as styles from './Points.css.ts';
import { plainList } from './plainList.ts';

interface PointsProps {
  readonly points: readonly (Point & Look)[];
}

/** Short facts with their pictures, in a list. */
export function PointList({ points }: PointsProps) {
  return (
    <List gap="l">
      {points.map(({ icon: Icon, title, text }) => (
        <ListItem key={title} icon={<Icon size="medium" />} heading={title}>
          <Words line={text} />
        </ListItem>
      ))}
    </List>
  );
}

/** Short facts with their pictures, in rows between hairlines. */
export function PointRows({ points }: PointsProps) {
  return (
    <ul {...plainList} className={styles.rows}>
      {points.map(({ icon: Icon, title, text }) => (
        <li key={title} className={styles.row}>
          <List>
            <ListItem icon={<Icon size="medium" />} heading={title}>
              <Words line={text} />
            </ListItem>
          </List>
        </li>
      ))}
    </ul>
  );
}
