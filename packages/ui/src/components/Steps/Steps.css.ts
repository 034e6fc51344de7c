import { type StyleRule, style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { dashes, marker } from '../../styles/dashes.ts';
import { drawn } from '../../styles/drawn.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

const sign = '3.25rem';

/** The width of the list from which the steps are beside each other. */
const wide = '44rem';

/**
 * Styles steps that are beside each other. In print they are in a column, so that a page break can't
 * separate a number from its text.
 */
const beside = (rule: StyleRule): StyleRule => ({
  '@media': { screen: { '@container': { [`(width >= ${wide})`]: rule } } },
});

/** The space of the last step's drawing at its end. */
const lastMark = '9rem';

export const steps = style(
  component({
    display: 'grid',
    counterReset: 'step',
    '@media': {
      screen: {
        containerType: 'inline-size',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space.l,
      },
    },
  }),
);

export const step = style(
  component({
    counterIncrement: 'step',
    // All steps are in one row, or each is in its own.
    flex: `1 1 calc((${wide} - 100%) * 999)`,
    minWidth: 0,
    position: 'relative',
    breakInside: 'avoid',
    display: 'grid',
    gridTemplateColumns: `${sign} minmax(0, 1fr)`,
    alignContent: 'start',
    columnGap: vars.space.l,
    selectors: {
      // The number is a CSS counter, so that a step can be added without renumbering.
      '&::before': {
        ...marker,
        ...type.h4,
        fontWeight: vars.weight.heavy,
        content: 'counter(step)',
        position: 'relative',
        width: sign,
        height: sign,
      },
      '&:not(:last-child)': { paddingBottom: vars.space.xl },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${sign} + ${vars.space.xs}) ${vars.space.xxs}`,
        insetInlineStart: `calc(${sign} / 2 - ${vars.border.heavy} / 2)`,
        ...dashes('down'),
        ...drawn('down'),
      },
    },
    ...beside({
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.l,
      selectors: {
        '&:not(:last-child)': { paddingBottom: 0 },
        // Overrides the vertical line, in forced colors too.
        '&&&::after': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(${sign} / 2 - ${vars.border.heavy} / 2) auto`,
          insetInline: `calc(${sign} + ${vars.space.xs}) calc(${vars.space.xs} - ${vars.space.l})`,
          width: 'auto',
          ...dashes('across'),
          ...drawn('across'),
        },
        // The lines of a row are drawn one after the other.
        '&&&:nth-child(2)::after': { animationRange: 'cover 15% cover 45%' },
        '&&&:nth-child(n + 3)::after': { animationRange: 'cover 25% cover 55%' },
        '&&&:last-child::after': { insetInlineEnd: lastMark },
        // Without a drawing at its end, the line would lead nowhere.
        '&&&:last-child:not(:has(> div + div))::after': { display: 'none' },
      },
    }),
  }),
);

export const words = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    paddingTop: `calc(${sign} / 3)`,
    ...beside({ paddingTop: vars.space.xs, paddingInlineEnd: vars.space.l }),
  }),
);

export const heading = style(component({ ...type.h4, ...trim('heading') }));

export const text = style(component({ ...type.point, color: vars.color.textSoft }));

export const end = style(
  component({
    display: 'none',
    ...beside({
      display: 'block',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      height: sign,
    }),
  }),
);
