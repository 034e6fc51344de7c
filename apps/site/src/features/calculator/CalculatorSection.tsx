import { Section } from '@milepost/ui/Section';
import { Suspense, use, useEffect, useRef } from 'react';
import { arrival, loadCalculator } from './load.ts';

/**
 * The auto loan calculator as a part of the page that is served ready to read and comes to life
 * late: its code is no part of a first view.
 */
export function CalculatorSection() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? loadWhenNear(section.current) : undefined), []);
  return (
    <Section ref={section} id="calculator" aria-labelledby="calculator-heading">
      {onceLoaded}
    </Section>
  );
}

// One element for good: React throws away the served page of a boundary that it is given anew.
const onceLoaded = (
  <Suspense>
    <OnceLoaded />
  </Suspense>
);

function OnceLoaded() {
  const Calculator = use(arrival);
  useEffect(() => {
    pressedTab?.click();
    pressedTab = null;
  }, []);
  return <Calculator />;
}

/** The tab that was pressed before there was code to open it. */
let pressedTab: HTMLElement | null = null;

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Loads the calculator once it comes near the view or a visitor turns to it. */
function loadWhenNear(section: HTMLElement): () => void {
  // Without a connection the page stays as it was served, and the next sign tries again.
  const load = () => void loadCalculator().catch(() => {});
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: '100% 0px' },
  );
  const notice = ({ type, target }: Event) => {
    if (arrival.status === 'fulfilled' || !(target instanceof Element && section.contains(target)))
      return;
    if (type === 'click') pressedTab = target.closest<HTMLElement>('[role=tab]') ?? pressedTab;
    load();
  };
  observer.observe(section);
  // On the window: React lets no event go further down than the document before the code is here.
  for (const sign of signs) window.addEventListener(sign, notice, { capture: true });
  if (section.contains(document.activeElement)) load();
  return () => {
    observer.disconnect();
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
  };
}
