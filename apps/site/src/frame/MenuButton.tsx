import { footer, menu } from '@milepost/domain/content/navigation';
import { MenuIcon } from '@milepost/ui/Icon';
import { LinkButton } from '@milepost/ui/LinkButton';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { SiteMenuProps } from './SiteMenu.tsx';

/**
 * Opens the menu, which is loaded by then. Without it, for want of JavaScript or of a network, the
 * button leads to the footer's links.
 */
export function MenuButton() {
  const [SiteMenu, setSiteMenu] = useState<ComponentType<SiteMenuProps>>();
  // Open on one page alone: the browser's Back closes it too.
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && openOn !== page) setOpenOn(undefined);
  const isOpen = openOn === page;
  const setIsOpen = (isNowOpen: boolean) => setOpenOn(isNowOpen ? page : undefined);

  function handlePress(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    setIsOpen(true);
    const footerLinks = event.currentTarget.hash;
    import('./SiteMenu.tsx').then(
      (loaded) => setSiteMenu(() => loaded.SiteMenu),
      () => {
        setIsOpen(false);
        location.assign(footerLinks);
      },
    );
  }

  return (
    <>
      <LinkButton
        variant="quiet"
        href={`#${footer.id}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={handlePress}
      >
        <MenuIcon /> {menu.text}
      </LinkButton>
      {SiteMenu && <SiteMenu isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
