import * as words from '#words/descriptions';
import type { PagePath } from './pages.ts';

/**
 * What you can do on each page, in one or two sentences, for search results and link previews. They
 * are in a separate file because only the server reads them.
 */
export const descriptions: Readonly<Record<PagePath, string>> = words.descriptions;
