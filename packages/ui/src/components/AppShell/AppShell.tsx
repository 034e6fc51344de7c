'use client';

import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { shellWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { media } from '../../theme/media.ts';
import type { DrawerProps } from '../Drawer/index.ts';
import { MenuIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { SkipLink } from '../SkipLink/index.ts';
import * as styles from './AppShell.css.ts';

const loadDrawer = () => import('../Drawer/index.ts');

export interface AppShellProps extends ElementProps<'div'> {
  /** The app's logo and name, as a link to its first page. */
  brand: ReactNode;
  /** A SideNav with the app's pages. It is beside the page, or in a drawer if there is no space. */
  nav: ReactNode;
  /** Other content of the top bar: search, messages, the account menu. */
  actions?: ReactNode | undefined;
  /** The page. */
  children: ReactNode;
  /** The id of the main content, the target of the skip link and of a router's focus. @default 'main' */
  mainId?: string | undefined;
  /** Whether the navigation beside the page is collapsed (controlled). */
  isNavFolded?: boolean | undefined;
  /** Whether it is collapsed initially (uncontrolled). @default false */
  defaultNavFolded?: boolean | undefined;
  /** Called when the navigation beside the page is collapsed or shown, for example to remember it. */
  onNavFoldedChange?: ((isFolded: boolean) => void) | undefined;
}

/** The frame of an app's pages: a top bar, the navigation beside the page, and the page. */
export function AppShell({
  brand,
  nav,
  actions,
  children,
  mainId = 'main',
  isNavFolded,
  defaultNavFolded = false,
  onNavFoldedChange,
  ...props
}: AppShellProps) {
  const words = useWords(shellWords);
  const [isFolded, setFolded] = useControlledState(
    isNavFolded,
    defaultNavFolded,
    onNavFoldedChange,
  );
  const sideId = useId();

  return (
    <div {...placed(props, styles.shell)}>
      <SkipLink href={`#${mainId}`} />
      <header className={styles.bar}>
        <div className={styles.fold}>
          <IconButton
            label={words.navigation}
            aria-expanded={!isFolded}
            aria-controls={sideId}
            onPress={() => setFolded(!isFolded)}
          >
            <MenuIcon />
          </IconButton>
        </div>
        <div className={styles.brand}>{brand}</div>
        <div className={styles.actions}>
          {actions}
          <div className={styles.open}>
            <NavDrawer label={words.navigation}>{nav}</NavDrawer>
          </div>
        </div>
      </header>
      <div className={styles.body}>
        <div id={sideId} hidden={isFolded} className={styles.side}>
          <div className={styles.nav}>{nav}</div>
        </div>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** The navigation in a drawer, if there is no space for it beside the page. Only then its code is loaded. */
function NavDrawer({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Drawer: ComponentType<DrawerProps> }>();

  useEffect(() => {
    const beside = matchMedia(media.desktop);
    const update = () => {
      setOpen(false);
      if (!beside.matches) loadDrawer().then(setLoaded, () => {});
    };
    update();
    beside.addEventListener('change', update);
    return () => beside.removeEventListener('change', update);
  }, []);

  const open = () => {
    setOpen(true);
    // Loads it again after a failure.
    loadDrawer().then(setLoaded, () => setOpen(false));
  };

  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };

  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onPress={open}>
        <MenuIcon />
      </IconButton>
      {loaded && (
        <loaded.Drawer heading={label} isOpen={isOpen} onOpenChange={setOpen} onClick={closeOnLink}>
          {children}
        </loaded.Drawer>
      )}
    </>
  );
}
