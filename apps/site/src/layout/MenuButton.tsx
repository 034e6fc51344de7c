import { footer, menu } from '@milepost/domain/content/navigation';
import { MenuIcon } from '@milepost/ui/Icon';
import { LinkButton } from '@milepost/ui/LinkButton';
import { useHydrated, useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../loading/lazyPart.tsx';
import { isPlainClick } from '../navigation/links.tsx';
import { loadDialogs } from './loadDialogs.ts';
import type { SiteMenuProps } from './SiteMenu.tsx';

const SiteMenu = lazyPart(async () => (await loadDialogs()).SiteMenu, {
  Failed: FooterLinks,
});

/**
 * Opens the menu, whose code is loaded on the first click. Without JavaScript it is a link to the
 * footer's links. It also leads there if the code can't be loaded.
 */
export function MenuButton() {
  const isHydrated = useHydrated();
  const [clicks, setClicks] = useState(0);
  // The path of the page that the menu is open on: the browser's Back closes it too.
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [openOn, setOpenOn] = useState<string>();
  if (openOn !== undefined && openOn !== page) setOpenOn(undefined);
  const isOpen = openOn === page;
  const setIsOpen = (isNowOpen: boolean) => setOpenOn(isNowOpen ? page : undefined);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setClicks(clicks + 1);
    setIsOpen(true);
  }

  // Space clicks a button when the key is released. On a link it would scroll the page.
  const spaceKeys = {
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    onKeyUp: (event: KeyboardEvent<HTMLElement>) =>
      event.key === ' ' && event.currentTarget.click(),
  };

  return (
    <>
      <LinkButton
        variant="quiet"
        href={`#${footer.id}`}
        onClick={handleClick}
        {...(isHydrated && {
          role: 'button',
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          ...spaceKeys,
        })}
      >
        <MenuIcon /> <span>{menu.text}</span>
      </LinkButton>
      {clicks > 0 && <SiteMenu key={clicks} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

function FooterLinks({ onOpenChange }: SiteMenuProps) {
  const onMount = useEffectEvent(() => {
    onOpenChange(false);
    location.assign(`#${footer.id}`);
  });
  useEffect(() => onMount(), []);
  return null;
}
