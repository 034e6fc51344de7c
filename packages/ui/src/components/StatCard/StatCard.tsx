import type { ReactNode } from 'react';
import { Card, type CardProps } from '../Card/index.ts';
import { IconTile } from '../Icon/index.ts';
import * as styles from './StatCard.css.ts';

export interface StatCardProps extends Omit<CardProps, 'children'> {
  /** What the number is. */
  label: ReactNode;
  /** The formatted number with its symbol or unit. */
  value: ReactNode;
  /** A detail: a period, a badge, a link. */
  detail?: ReactNode | undefined;
  /** One icon, `size="medium"`. */
  icon?: ReactNode | undefined;
}

/** Shows one number on a dashboard, with its label and a detail. */
export function StatCard({ label, value, detail, icon, ...props }: StatCardProps) {
  return (
    <Card {...props}>
      <div className={styles.line}>
        <p className={styles.label}>{label}</p>
        {icon && <IconTile>{icon}</IconTile>}
      </div>
      <div className={styles.room}>
        <p className={styles.value}>{value}</p>
      </div>
      {detail && <div className={styles.detail}>{detail}</div>}
    </Card>
  );
}
