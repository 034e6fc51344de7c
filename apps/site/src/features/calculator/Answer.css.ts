import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** The header's height on one line, and where it stays in view: see the kit's Header. */
const belowHeader = '3.75rem';
const belowWideHeader = '4.25rem';
const hasStickyHeader = '(min-width: 20em) and (min-height: 26em)';

/** The padding of the kit's Card on a phone. */
const cardPadding = `min(${vars.space.l}, 6.2vw)`;

const isAbove = `screen and (not ${media.desktop})`;

/** Only where the results are below the sliders. */
export const strip = style({
  display: 'none',
  '@media': {
    [isAbove]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      marginInline: `calc(-1 * ${cardPadding})`,
      marginBlock: `calc(-1 * ${cardPadding}) ${vars.space.l}`,
    },
    [`${isAbove} and ${hasStickyHeader}`]: { insetBlockStart: belowHeader },
    [`${isAbove} and ${hasStickyHeader} and (min-width: 45em)`]: {
      insetBlockStart: belowWideHeader,
    },
  },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  fontSize: vars.text.s,
  lineHeight: vars.leading.snug,
});

export const figure = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  fontSize: vars.text.xl,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const shares = style({ gridColumn: 1, color: vars.color.textSoft });
