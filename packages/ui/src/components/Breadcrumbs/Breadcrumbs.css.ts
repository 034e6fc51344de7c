import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const thumb = `calc((${vars.size.touch} - 1lh) / 2)`;

export const list = style(
  component({
    ...type.small,
    overflowWrap: 'anywhere',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xs,
    color: vars.color.textSoft,
  }),
);

export const item = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxWidth: '100%',
    selectors: {
      '&:not(:last-child)::after': {
        content: '',
        flexShrink: 0,
        width: '0.4em',
        height: '0.4em',
        borderBlockStart: '0.1em solid',
        borderInlineEnd: '0.1em solid',
        rotate: '45deg',
        translate: '-0.15em 0',
      },
      '&:dir(rtl):not(:last-child)::after': { rotate: '-45deg', translate: '0.15em 0' },
    },
  }),
);

export const link = style(
  component({
    minWidth: 0,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.tiny,
    color: vars.color.textSoft,
    textDecorationLine: 'none',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } },
    // The height of the list must not change.
    '@media': {
      [media.touch]: {
        paddingBlock: thumb,
        marginBlock: `calc(${vars.space.xxs} - ${thumb})`,
      },
    },
  }),
);

export const page = style(
  component({ minWidth: 0, color: vars.color.text, fontWeight: vars.weight.medium }),
);
