import { createElement, type ReactElement, type ReactNode } from 'react';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { slot } from '../../internal/slot.css.ts';
import { placed } from '../../styles/layout.ts';
import { IconTile, type IconTileProps } from '../Icon/index.ts';
import * as styles from './List.css.ts';

export interface ListProps extends ElementProps<'section'> {
  /** `ListItem`s. */
  children: ReactNode;
  /** The element: `ol` if the order matters. @default 'ul' */
  as?: 'ul' | 'ol' | undefined;
  /** The space between items. @default 's' */
  gap?: 's' | 'm' | 'l' | undefined;
}

/** A list of items of one kind. */
export function List({ as = 'ul', gap = 's', ...props }: ListProps): ReactElement {
  return createElement(as, { ...unmarkedList, ...placed(props, styles.list[gap]) });
}

type Marker =
  | {
      /** The marker before the text. `number` counts the items of an `ol`. @default 'bullet' */
      marker?: 'bullet' | 'check' | 'number' | 'none' | undefined;
      icon?: never;
      iconBackground?: never;
    }
  | {
      marker?: never;
      /** One icon, `size="medium"`, instead of a marker. */
      icon: ReactNode;
      /** A plain background instead of the icon's sign, to tell states apart. */
      iconBackground?: IconTileProps['background'] | undefined;
    };

export type ListItemProps = Marker &
  ElementProps<'li'> & {
    /** Bold text on its own line before the text. */
    heading?: ReactNode | undefined;
    children?: ReactNode | undefined;
  };

/** An item of a List. */
export function ListItem({
  marker,
  icon,
  iconBackground,
  heading,
  children,
  ...props
}: ListItemProps) {
  return (
    <li {...placed(props, styles.item[icon ? 'icon' : (marker ?? 'bullet')])}>
      {icon && <IconTile background={iconBackground}>{icon}</IconTile>}
      <div className={heading ? styles.wordsBelowHeading : styles.words}>
        {heading && <strong className={styles.heading}>{heading}</strong>}
        <div className={slot}>{children}</div>
      </div>
    </li>
  );
}
