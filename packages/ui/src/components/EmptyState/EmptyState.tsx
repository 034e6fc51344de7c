import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import type { IconProps } from '../Icon/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends ElementProps<'div'> {
  /** The name of the missing content. */
  heading: ReactNode;
  /** The heading level: one below that of the heading above it. */
  headingLevel: HeadingLevel;
  /** Why there is nothing, and what will be shown here. */
  children?: ReactNode | undefined;
  /** One icon, `size="large"`. */
  icon?: ReactElement<IconProps> | undefined;
  /** One or two buttons for the next step. */
  actions?: ReactNode | undefined;
}

/** Is shown where there is no content yet, with the next step. */
export function EmptyState({
  heading,
  headingLevel,
  children,
  icon,
  actions,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...placed(props, styles.emptyState)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        {children && <div className={styles.description}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
