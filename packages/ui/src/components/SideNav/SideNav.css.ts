import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRingInset } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const list = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.border.strong,
    minWidth: 0,
    '@media': { print: { display: 'none' } },
  }),
);

export const link = style(
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
    fontWeight: vars.weight.medium,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover:where(:not([aria-current="page"]))': { background: vars.color.hover },
      '&:focus-visible': focusRingInset,
      '&[aria-current="page"]': {
        background: vars.color.tint2,
        color: vars.color.text,
        fontWeight: vars.weight.bold,
        boxShadow: `inset ${vars.border.heavy} 0 0 ${vars.color.fill}`,
      },
      '&[aria-current="page"]:dir(rtl)': {
        boxShadow: `inset calc(-1 * ${vars.border.heavy}) 0 0 ${vars.color.fill}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': { border: `${vars.border.strong} solid Highlight` },
        },
      },
    },
  }),
);

export const section = style(
  component({ selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.m } } }),
);

export const sectionLabel = style(
  component({
    ...type.tiny,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    color: vars.color.textSoft,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const sectionName = style(component({ flexGrow: 1 }));

/** Points down while the section is closed, up while it is open. */
export const sectionToggle = style([
  sectionLabel,
  component({
    minHeight: vars.size.touch,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:focus-visible': focusRingInset,
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': {
        content: '',
        flexShrink: 0,
        width: '0.5em',
        height: '0.5em',
        marginInline: vars.space.xxs,
        borderInlineEnd: `${vars.border.strong} solid`,
        borderBlockEnd: `${vars.border.strong} solid`,
        rotate: '45deg',
        translate: '0 -25%',
      },
      '&:dir(rtl)::after': { rotate: '-45deg' },
      '[open] > &::after': { rotate: '225deg', translate: '0 25%' },
      '[open] > &:dir(rtl)::after': { rotate: '-225deg' },
    },
  }),
]);

/** At the end of the line. */
export const count = style(
  component({
    marginInlineStart: 'auto',
    color: vars.color.textSoft,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
  }),
);
