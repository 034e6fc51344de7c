'use client';

import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { headerWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Header.css.ts';

export interface HeaderProps extends Omit<ElementProps<'header'>, 'children'> {
  /** A `HeaderLink` to the home page around the brand's logo and name. It may ask the container `mp-header` for its width. */
  brand: ReactNode;
  /** `HeaderLink`s to the site's parts, seen where there is room for them. */
  nav?: ReactNode | undefined;
  /** One or two `LinkButton`s, seen at every width. A `span` in one is visually hidden where `nav` is not seen. */
  actions?: ReactNode | undefined;
  /**
   * A small button that opens the links of `nav` and more, seen where there is no room for them: an icon,
   * and a word in a `span`, which is visually hidden on a phone. It must lead to the actions' pages too.
   */
  menu?: ReactNode | undefined;
  /** A `LanguageLink`, beside the actions on a wide screen, else in a line above the rest that scrolls out of view. */
  language?: ReactNode | undefined;
  /** Names the navigation for assistive technology. @default 'Main' */
  label?: string | undefined;
}

/**
 * The top of every page. It stays in view, except on a screen that is small for the reader's text size.
 * On a phone the logo and the actions share one line. Where the text is very large, a header with a menu
 * shows the logo and the menu.
 */
export function Header({ brand, nav, actions, menu, language, label, ...props }: HeaderProps) {
  const words = useWords(headerWords);
  return (
    <header {...placed(props, styles.header)}>
      {language && <div className={styles.language}>{language}</div>}
      <div className={styles.line}>
        {brand}
        <nav aria-label={label ?? words.mainNavigation} className={styles.navigation}>
          {nav && <div className={styles.links}>{nav}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
          {menu && <div className={styles.menu}>{menu}</div>}
        </nav>
      </div>
    </header>
  );
}

/** Also accepts an anchor's attributes, such as `href`, so that a router's link can wrap it. */
export interface HeaderLinkProps extends ElementProps<'a'> {
  children?: ReactNode | undefined;
}

/** A link of the header; `aria-current="page"` marks where the reader is. */
export function HeaderLink(props: HeaderLinkProps) {
  return <Anchor {...placed(props, styles.link)} />;
}
