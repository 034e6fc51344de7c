import { style } from '@vanilla-extract/css';
import { component } from '../styles/component.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** An item of a menu, or an option of a list. */
export const item = style(
  component({
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

/** What stands at the end of an item. */
export const end = style(component({ marginInlineStart: 'auto', flexShrink: 0 }));

/** Some items under a label. */
export const section = style(
  component({
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
  component({
    ...type.tiny,
    display: 'block',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    fontWeight: vars.weight.semibold,
    color: vars.color.textSoft,
    overflowWrap: 'anywhere',
  }),
);
