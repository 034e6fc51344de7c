import { style } from '@vanilla-extract/css';
import { base } from '../styles/component.ts';

/**
 * An element for what a caller passes. It leaves the layout of elements to its parent. A browser that
 * translates the page replaces text nodes: React can still change a text that is alone in its element.
 *
 * A slot with text only has a box, because Firefox ignores a touch on text whose element has none.
 */
export const slot = style(
  base({ selectors: { '&:is(:empty, :has(> *))': { display: 'contents' } } }),
);
