import { otherLanguage } from '@milepost/domain/content/editions';
import type { PagePath } from '@milepost/domain/content/pages';
import { LanguageLink } from '@milepost/ui/LanguageLink';
import { type MouseEvent, useEffect, useState } from 'react';
import { other } from '#edition';
import { controlsOf, isChanged } from '../loading/carryOver.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import { isPlainClick } from '../navigation/links.tsx';
import type { SwitchQuestionProps } from './SwitchQuestion.tsx';

const SwitchQuestion = lazyPart(async () => (await import('./SwitchQuestion.tsx')).SwitchQuestion, {
  Failed: SwitchAtOnce,
});

/** The pages on which the visitor has changed a field. */
const changedPages = new Set<PagePath>();

/**
 * The link to the page in the other language. It keeps the query and the hash. If the visitor has
 * changed a field of the page, a dialog asks first: the other document starts without answers.
 */
export function LanguageSwitch({ page }: { readonly page: PagePath }) {
  const [clicks, setClicks] = useState(0);
  const [askedFor, setAskedFor] = useState<string>();
  useEffect(() => {
    const handleInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) changedPages.add(page);
    };
    // A link to the calculator sets its fields, and the switch keeps the query.
    if (!location.search && controlsOf(document.body).some(isChanged)) changedPages.add(page);
    addEventListener('input', handleInput);
    return () => removeEventListener('input', handleInput);
  }, [page]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget;
    link.search = location.search;
    link.hash = location.hash;
    if (!isPlainClick(event) || !changedPages.has(page)) return;
    event.preventDefault();
    setClicks(clicks + 1);
    setAskedFor(link.href);
  }

  return (
    <>
      <LanguageLink language={other.tag} href={other.addressOf(page)} onClick={handleClick}>
        {otherLanguage}
      </LanguageLink>
      {askedFor && (
        <SwitchQuestion key={clicks} href={askedFor} onClose={() => setAskedFor(undefined)} />
      )}
    </>
  );
}

function SwitchAtOnce({ href }: SwitchQuestionProps) {
  useEffect(() => location.assign(href), [href]);
  return null;
}
