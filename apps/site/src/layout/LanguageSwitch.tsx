import { otherLanguage } from '@milepost/domain/content/editions';
import type { PagePath } from '@milepost/domain/content/pages';
import { LanguageLink } from '@milepost/ui/LanguageLink';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { otherAddressOf, otherTag } from '#edition';
import { controlsOf, isChanged } from '../loading/carryOver.ts';
import { isPlainClick } from '../navigation/links.tsx';
import { loadDialogs } from './loadDialogs.ts';

/** The paths of the pages on which the visitor has changed a field. */
const changedPages = new Set<string>();

/** Remembers on which pages the visitor changes a field, and whether one was changed before hydration. */
export function rememberChanges(): void {
  const remember = () => changedPages.add(location.pathname);
  // A link to the calculator sets its fields, and the switch keeps the query.
  if (!location.search && controlsOf(document.body).some(isChanged)) remember();
  addEventListener('input', remember);
}

/**
 * The link to the page in the other language. It keeps the query and the hash. If the visitor has
 * changed a field of the page, a dialog asks first: the other document starts without answers. If the
 * dialog's code can't be loaded, the link just leads on.
 */
export function LanguageSwitch({ page }: { readonly page: PagePath }) {
  const [question, setQuestion] = useState<ReactNode>();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget;
    link.search = location.search;
    link.hash = location.hash;
    if (!isPlainClick(event) || !changedPages.has(location.pathname)) return;
    event.preventDefault();
    loadDialogs().then(
      ({ switchQuestion }) => setQuestion(switchQuestion?.(link.href, setQuestion)),
      () => location.assign(link.href),
    );
  }

  return (
    <>
      <LanguageLink language={otherTag} href={otherAddressOf(page)} onClick={handleClick}>
        {otherLanguage}
      </LanguageLink>
      {question}
    </>
  );
}
