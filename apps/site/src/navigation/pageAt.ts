import { type PagePath, pages } from '@milepost/domain/content/pages';
import { trimPathRight } from '@tanstack/react-router';

/** The page at a path or with a route's id. Undefined if there is no such page. */
export function pageAt(path: string): PagePath | undefined {
  const page = trimPathRight(path);
  return page in pages ? (page as PagePath) : undefined;
}
