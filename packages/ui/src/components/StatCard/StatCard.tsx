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
  /** What to know beside it: since when, until when, a badge, a link. */
  detail?: ReactNode;
  /** One icon, `size="medium"`. */
  icon?: ReactNode;
}

/** One number of a dashboard: what it is, how much, and what to know beside it. */
export function StatCard({
  label,
  value,
  detail,
  icon,
  ground = 'surface',
  ...props
}: StatCardProps) {
  const isPlain = ground === 'surface' || ground === 'sunken';
  return (
    <Card {...props} ground={ground}>
      <div className={styles.line}>
        <p className={styles.label}>{label}</p>
        {icon && <IconTile ground={isPlain ? 'pine' : 'surface'}>{icon}</IconTile>}
      </div>
      <p className={styles.value}>{value}</p>
      {detail && <div className={styles.detail}>{detail}</div>}
    </Card>
  );
}
