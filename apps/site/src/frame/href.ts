import type { TextLink } from '@milepost/domain/content/text';

/** The address of a link in the domain's texts: a page of ours, or anything outside. */
export function hrefOf(link: TextLink): string {
  if ('href' in link) return link.href;
  return link.hash ? `${link.to}#${link.hash}` : link.to;
}
