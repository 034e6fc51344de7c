'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { InLocale } from './InLocale.tsx';

/** React Aria takes the direction from the script of the language. */
const scripts = { ltr: 'Latn', rtl: 'Arab' };
type Direction = keyof typeof scripts;

interface InDirectionProps {
  of: RefObject<Element | null> | null | undefined;
  children: ReactNode;
}

/**
 * An InLocale that also sets the direction of an element for React Aria, whose arrow keys and pointers
 * otherwise follow the language. It is read when a user starts to use the element.
 */
export const InDirection = (props: InDirectionProps) => (
  <InLocale>
    <Turned {...props} />
  </InLocale>
);

function Turned({ of: element, children }: InDirectionProps) {
  const { locale, direction } = useLocale();
  const [own, setOwn] = useState<Direction>(direction);
  useEffect(() => {
    const node = element?.current;
    if (!node) return;
    const read = () => setOwn(getComputedStyle(node).direction as Direction);
    // React Aria's own handlers of the same pointer follow.
    const readNow = () => flushSync(read);
    node.addEventListener('pointerdown', readNow, true);
    node.addEventListener('focusin', read);
    return () => {
      node.removeEventListener('pointerdown', readNow, true);
      node.removeEventListener('focusin', read);
    };
  }, [element]);
  const script = own === direction ? undefined : scripts[own];
  return (
    <I18nProvider locale={script ? `${new Intl.Locale(locale, { script })}` : locale}>
      {children}
    </I18nProvider>
  );
}
