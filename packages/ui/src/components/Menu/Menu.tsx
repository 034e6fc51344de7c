'use client';

import type { ReactNode, Ref } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  MenuTrigger as AriaMenuTrigger,
  type MenuTriggerProps,
} from 'react-aria-components/Menu';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { Anchor } from '../../internal/Anchor.tsx';
import { AriaButtons } from '../../internal/AriaButtons.tsx';
import { Exiting } from '../../internal/Exiting.tsx';
import { InDirection } from '../../internal/InDirection.tsx';
import { end, section, sectionLabel } from '../../internal/listItem.css.ts';
import type { AriaProps } from '../../internal/props.ts';
import { slot } from '../../internal/slot.css.ts';
import { useLikeAround } from '../../internal/surroundings.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import { media } from '../../theme/media.ts';
import { CheckIcon, ChevronRightIcon } from '../Icon/index.ts';
import * as styles from './Menu.css.ts';

export {
  type MenuTriggerProps,
  SubmenuTrigger,
  type SubmenuTriggerProps,
} from 'react-aria-components/Menu';

/** Opens a Menu from the button beside it. */
export function MenuTrigger(props: MenuTriggerProps) {
  return (
    <AriaButtons>
      <AriaMenuTrigger {...props} />
    </AriaButtons>
  );
}

/** Also accepts `onAction`, `selectionMode`, `selectedKeys` and `onSelectionChange`. */
export interface MenuProps extends Omit<AriaProps<AriaMenuProps<object>>, 'children' | 'items'> {
  /** MenuItems or MenuSections. */
  children: ReactNode;
  /** Where it opens. @default 'bottom start'; a submenu opens beside its item, or below it on a phone */
  placement?: NonNullable<PopoverProps['placement']> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Whether two menus fit beside each other. On the server, no menu is open. */
const hasRoomBeside = () => typeof window !== 'undefined' && matchMedia(media.tablet).matches;

/** The actions that a button opens (inside a MenuTrigger), or an item of another menu (inside a SubmenuTrigger). */
export function Menu({ placement, ...props }: MenuProps) {
  const popover = useSlottedContext(PopoverContext);
  const isSubmenu = popover?.trigger === 'SubmenuTrigger';
  return (
    <InDirection of={popover?.triggerRef}>
      <Popover
        placement={placement ?? (isSubmenu && hasRoomBeside() ? 'end top' : 'bottom start')}
        ref={useLikeAround(popover?.triggerRef)}
        containerPadding={16}
        className={styles.popover}
      >
        {({ isExiting }) => (
          <Exiting isExiting={isExiting}>
            <AriaMenu {...props} className={styles.menu} />
          </Exiting>
        )}
      </Popover>
    </InDirection>
  );
}

/** With `href` it is a link. */
export interface MenuItemProps
  extends Omit<AriaProps<AriaMenuItemProps>, 'children' | 'value'>,
    LayoutProps {
  /** A verb that says what happens, with an icon before it if all have one. */
  children: ReactNode;
  /** `danger` for an action that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Renders an item with an address as the router's link. */
const asLink: NonNullable<AriaMenuItemProps['render']> = (props) =>
  'href' in props ? <Anchor {...props} /> : <div {...props} />;

/** One action of a Menu. */
export function MenuItem({ tone = 'neutral', children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...(typeof children === 'string' && { textValue: children })}
      {...placed(props, styles.item[tone])}
      {...(props.href !== undefined && { render: asLink })}
    >
      {({ isSelected, hasSubmenu }) => (
        <>
          <span className={slot}>{children}</span>
          {isSelected && (
            <span className={end}>
              <CheckIcon />
            </span>
          )}
          {hasSubmenu && (
            <span className={styles.onward}>
              <ChevronRightIcon />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps
  extends Omit<AriaProps<AriaMenuSectionProps<object>>, 'children' | 'items' | 'value'>,
    LayoutProps {
  /** The label: what its items have in common. */
  label: string;
  /** MenuItems. */
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A group of items under a label. */
export function MenuSection({ label, children, ...props }: MenuSectionProps) {
  return (
    <AriaMenuSection {...placed(props, section)}>
      <Header className={sectionLabel}>{label}</Header>
      {children}
    </AriaMenuSection>
  );
}
