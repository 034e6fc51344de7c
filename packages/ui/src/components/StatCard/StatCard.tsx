import type { ReactNode } from 'react';
import { Card, type CardProps } from '../Card/index.ts';
import { IconTile } from '../Icon/index.ts';
import * as styles from './StatCard.css.ts';

/** Props of StatCard. */
export interface StatCardProps extends Omit<CardProps, 'children'> {
  /** What the number is. */
  label: ReactNode;
  /** The number as it is read, with its sign or unit. */
  value: ReactNode;
  /** A detail: from when, until when, a badge, a link. */
  detail?: ReactNode | undefined;
  /** One icon, `size="medium"`. */
  icon?: ReactNode | undefined;
}

/** One number on a dashboard: what it is, how much, and a detail to know. */
export function StatCard({
  label,
  value,
  detail,
  icon,
  background = 'surface',
  ...props
}: StatCardProps) {
  const isTinted = background.startsWith('tint');
  return (
    <Card {...props} background={background}>
      <div className={styles.line}>
        <p className={styles.label}>{label}</p>
        {icon && <IconTile background={isTinted ? 'surface' : 'tint2'}>{icon}</IconTile>}
      </div>
      <p className={styles.value}>{value}</p>
      {detail && <div className={styles.detail}>{detail}</div>}
    </Card>
  );
}
