import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { dashes, marker } from '../../styles/dashes.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const sign = '5rem';
const post = '2.75rem';

/** In print, the years are in a column, so that a page break can't separate one from its text. */
const beside = `screen and ${media.tablet}`;

export const timeline = style(component({ display: 'grid' }));

export const across = style(
  component({
    '@media': {
      [beside]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: vars.space.l,
      },
    },
  }),
);

export const entry = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${sign} minmax(0, 1fr)`,
    columnGap: vars.space.l,
    breakInside: 'avoid',
    selectors: {
      '&:not(:last-child)': { paddingBottom: vars.space.xl },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${post} + ${vars.space.xs}) ${vars.space.xxs}`,
        insetInlineStart: `calc(${sign} / 2 - ${vars.border.heavy} / 2)`,
        ...dashes('down'),
      },
    },
    '@media': {
      [beside]: {
        selectors: {
          [`${across} > &`]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            rowGap: vars.space.s,
            justifyItems: 'start',
            alignContent: 'start',
          },
          [`${across} > &:not(:last-child)`]: { paddingBottom: 0 },
          [`${across} > &:not(:last-child)::before`]: {
            insetBlock: `calc(${post} / 2 - ${vars.border.heavy} / 2) auto`,
            insetInline: `calc(${sign} + ${vars.space.xs}) calc(${vars.space.xs} - ${vars.space.l})`,
            width: 'auto',
            ...dashes('across'),
          },
        },
      },
    },
  }),
);

export const year = style(
  component({
    ...marker,
    alignSelf: 'start',
    width: sign,
    height: post,
    fontSize: vars.text.l,
    lineHeight: 1,
    letterSpacing: vars.tracking.heading,
    // Printed in the text color, whatever color the page sets in print.
    '@media': { print: { printColorAdjust: 'economy' } },
  }),
);

export const words = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    paddingTop: `calc(${post} / 3)`,
  }),
);

export const heading = style(
  component({
    ...type.h4,
    ...trim('heading'),
    selectors: { [`${across} &`]: { ...type.h2, ...trim('heading') } },
  }),
);

export const event = style(component({ maxWidth: vars.width.prose, color: vars.color.textSoft }));
