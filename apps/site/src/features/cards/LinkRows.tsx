import { type PagePath, pageOf } from '@milepost/domain/content/pages';
import { Text } from '@milepost/ui/Text';
import { Link } from '../../frame/links.tsx';
import * as styles from './Points.css.ts';
import { plainList } from './plainList.ts';

/** Props of LinkRows. */
export interface LinkRowsProps {
  /** Where to, and what the link reads. */
  readonly links: readonly { readonly to: PagePath; readonly text: string }[];
}

/** Pages to go on to, a row each: the link and what the page is for. */
export function LinkRows({ links }: LinkRowsProps) {
  return (
    <ul {...plainList}>
      {links.map(({ to, text }) => (
        <li key={to} className={styles.link}>
          <Link variant="standalone" to={to}>
            {text}
          </Link>
          <Text tone="soft">{pageOf(to).subtitle}</Text>
        </li>
      ))}
    </ul>
  );
}
