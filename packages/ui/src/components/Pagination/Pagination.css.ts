import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const list = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xxs,
    '@media': {
      [media.tablet]: { justifyContent: 'center' },
      print: { display: 'none' },
    },
  }),
);

/** Page numbers are shown from a tablet on. A phone shows the sentence. */
export const number = style(
  component({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } }),
);

export const sentence = style(
  component({ color: vars.color.textSoft, '@media': { [media.tablet]: { display: 'none' } } }),
);

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const link = style(
  component({
    ...box,
    color: vars.color.link,
    textDecorationLine: 'none',
    selectors: {
      '&:hover:where(:not([aria-current]))': {
        background: vars.color.hover,
        textDecorationLine: 'underline',
      },
      '&[aria-current]': {
        background: vars.color.solid,
        color: vars.color.onSolid,
        textDecorationLine: 'none',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { border: `${vars.border.strong} solid Highlight` } },
      },
    },
  }),
);

/** Reserves the space of the link that is missing on the first or last page. */
export const noWay = style(
  component({ ...box, color: vars.color.textSoft, fontWeight: vars.weight.regular }),
);

export const gap = style(component({ ...box, color: vars.color.textSoft }));
