import { style } from '@vanilla-extract/css';
import { base } from '../styles/component.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** An item of a menu, or an option of a list. */
export const item = style(
  base({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.touch,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    textDecorationLine: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    outline: 0,
    selectors: {
      '&[data-focused], &[data-open]': { background: vars.color.hover },
      '&[data-focus-visible]': focusRingInset,
      '&[data-selected]': { fontWeight: vars.weight.bold },
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } },
      },
    },
  }),
);

/** The content at the end of an item. */
export const end = style(base({ marginInlineStart: 'auto', flexShrink: 0 }));

/** A labeled group of items. */
export const section = style(
  base({
    selectors: {
      '& + &': {
        marginBlockStart: vars.space.xxs,
        paddingBlockStart: vars.space.xxs,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  }),
);

export const sectionLabel = style(
  base({
    ...type.tiny,
    display: 'block',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    fontWeight: vars.weight.semibold,
    color: vars.color.textSoft,
    overflowWrap: 'anywhere',
  }),
);

/** The heading of a section that draws the line between sections itself. */
export const sectionHeading = style([
  sectionLabel,
  base({
    selectors: {
      '&[data-divided]': {
        marginBlockStart: vars.space.xxs,
        paddingBlockStart: `calc(${vars.space.xxs} + ${vars.space.xs})`,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  }),
]);
