import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { languageLink } from './LanguageLink.css.ts';

export interface LanguageLinkProps extends Omit<ElementProps<'a'>, 'lang' | 'hrefLang'> {
  /** The BCP 47 tag of the other language, such as `es-US`. It becomes the link's `lang` and `hreflang`. */
  language: string;
  /** The address of this page in the other language. */
  href: string;
  /** The name of the other language in that language, such as “Español”. */
  children?: ReactNode | undefined;
}

/**
 * A link to the same page in another language. It is a plain anchor, so it always loads a document,
 * inside a `LinkProvider` too: `lang` of the document, the router's base and the app's words change with it.
 */
export function LanguageLink({ language, ...props }: LanguageLinkProps) {
  return <a {...placed(props, languageLink)} lang={language} hrefLang={language} />;
}
