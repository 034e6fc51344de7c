import { media } from '@milepost/ui/theme';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';

/** A row or a card grows into the page that it opens. */
export const opening = {
  '@media': { [`${media.motion} and ${media.hover}`]: { viewTransitionName: 'opening' } },
} as const satisfies GlobalStyleRule;

/**
 * Lets the children of an element open pages. The link that was clicked has the focus. A link to a section
 * leads past the top of its page.
 */
export const opensPages = (parent: string) =>
  globalStyle(`${parent} > :has(a:focus:not([href*='#']))`, opening);
