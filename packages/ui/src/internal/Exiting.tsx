import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { exiting } from './overlay.css.ts';

interface ExitingProps {
  isExiting: boolean;
  children: ReactNode;
}

const ignore = (event: KeyboardEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The element that had the focus before an overlay opened, by the overlay's content. */
const openers = new WeakMap<Element, Element | null>();

/**
 * Returns the element that opened an overlay or, if that one is in an overlay that closes too, the
 * one that opened that overlay.
 */
function openerOf(content: Element): HTMLElement | undefined {
  const opener = openers.get(content);
  if (!(opener instanceof HTMLElement)) return;
  if (opener.isConnected && !opener.closest('[data-exiting]')) return opener;
  const around = opener.closest(`.${exiting}`);
  return around ? openerOf(around) : undefined;
}

/**
 * The content of an overlay, which answers neither pointer nor keys while the overlay moves out.
 *
 * The focus returns as soon as the overlay closes, and leaves the content before that is removed or inert: a screen
 * reader whose focus is on a removed element may not say where the focus goes. React Aria returns it when an overlay is
 * removed, and only to the element that opened this one: it would stay on the page if two overlays close together.
 */
export function Exiting({ isExiting, children }: ExitingProps) {
  const content = useRef<HTMLDivElement>(null);
  // A list is rendered on the server too, for its options.
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );

  useEffect(() => {
    const element = content.current;
    if (!element || isExiting) return;
    openers.set(element, opener);
    return () => {
      requestAnimationFrame(() => {
        const isOpen = element.isConnected && !element.closest('[data-exiting]');
        const { activeElement, body } = document;
        if (isOpen || (activeElement !== body && !element.contains(activeElement))) return;
        openerOf(element)?.focus({ preventScroll: true });
      });
    };
  }, [isExiting, opener]);

  return (
    <div ref={content} onKeyDownCapture={isExiting ? ignore : undefined} className={exiting}>
      {children}
    </div>
  );
}
