import { type PagePath, pageOf } from '@milepost/domain/content/pages';
import { ArrowRightIcon } from '@milepost/ui/Icon';
import { Text } from '@milepost/ui/Text';
import { Link } from '../../navigation/links.tsx';
import * as styles from './Points.css.ts';
import { plainList } from './plainList.ts';

export interface LinkRowsProps {
  /** The target and the text of each link. */
  readonly links: readonly { readonly to: PagePath; readonly text: string }[];
}

/** Links to further pages, in rows of two or three: the link, the purpose of its page, and an arrow. */
export function LinkRows({ links }: LinkRowsProps) {
  return (
    <ul {...plainList} className={links.length % 3 ? styles.rows : styles.rowsOfThree}>
      {links.map(({ to, text }) => (
        <li key={to} className={styles.link}>
          <div>
            <Link variant="standalone" to={to}>
              {text}
            </Link>
            <Text tone="soft">{pageOf(to).subtitle}</Text>
          </div>
          <span aria-hidden="true" className={styles.arrow}>
            <ArrowRightIcon size="medium" />
          </span>
        </li>
      ))}
    </ul>
  );
}
