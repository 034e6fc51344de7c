import { type PagePath, pages } from '@milepost/domain/content/pages';
import { trimPathRight, useMatches } from '@tanstack/react-router';

/** The page at a path or with a route's id. Undefined if there is no such page. */
export function pageAt(path: string): PagePath | undefined {
  const page = trimPathRight(path);
  return page in pages ? (page as PagePath) : undefined;
}

/** The page that is shown. During a navigation, the address is already the next page's. */
export const useShownPage = (): PagePath | undefined => pageAt(useMatches().at(-1)?.routeId ?? '');
