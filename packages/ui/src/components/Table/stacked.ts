import type { StyleRule } from '@vanilla-extract/css';
import type { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

type Rule = Parameters<typeof component>[0];

/** Rows become cards depending on the width of the container, not of the page. */
export const narrow = '(width < 36em)';
export const wide = '(width >= 36em)';

/** Returns the style of a part of a table whose rows are cards. `data-stacks` on the table allows cards. */
export const stacked = (rule: Rule): Pick<StyleRule, '@container'> => ({
  '@container': { [narrow]: { selectors: { '[data-stacks] &': rule } } },
});

/** At this width three short columns don't fit: on the narrowest phones, or with a text size of 200%. */
export const tiny = '(width < 17em)';

/** At this width the columns of a row fit below its name. */
export const phone = '(17em <= width < 36em)';

/** Returns the style of a part of a Table whose rows have their name above their columns on a phone. */
export const named = (rule: Rule): Pick<StyleRule, '@container'> => ({
  '@container': { [phone]: { selectors: { '[data-keeps=columns] &': rule } } },
});

/**
 * Returns the style of a part of a Table. If `data-stacks` is `lines`, `inLines` overrides it. With
 * `data-keeps` the columns stay as long as they fit.
 */
export const stackedTable = (rule: Rule, inLines?: Rule): Pick<StyleRule, '@container'> => ({
  '@container': {
    [narrow]: {
      selectors: {
        '[data-stacks] &': rule,
        ...(inLines && { '[data-stacks=lines] &': inLines }),
      },
    },
    [tiny]: { selectors: { '[data-keeps] &': rule } },
  },
});

/** A cell as a line of its row's card: its column and its content. */
export const cardLine = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space.m}`,
  padding: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const satisfies Rule;

/** The cell that names its row, as the heading of the row's card. */
export const cardHeading = {
  fontSize: vars.text.m,
  fontWeight: vars.weight.bold,
} as const satisfies Rule;

/** A cell of figures. */
export const figures = {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const satisfies Rule;
