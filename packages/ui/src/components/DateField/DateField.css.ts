import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { boxButton } from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** Written left to right in every language: month, day, year. */
export const parts = style(
  component({ display: 'flex', flex: '1 1 12.5rem', alignSelf: 'stretch', minWidth: 0 }),
);

const start = '0.75rem';

export const part = recipe({
  base: component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    flex: '0 1 4rem',
  }),
  variants: {
    isYear: {
      true: component({
        flex: '1 1 4.5rem',
      }),
      false: component({
        selectors: {
          '&::after': {
            content: '/',
            position: 'absolute',
            insetInlineEnd: 0,
            bottom: vars.space.xs,
            color: vars.color.inkSoft,
          },
        },
      }),
    },
  },
});

export const partLabel = style(
  component({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineStart: start,
    color: vars.color.inkSoft,
    fontSize: vars.text.xs,
    lineHeight: 1,
    pointerEvents: 'none',
  }),
);

/** The part's label stands in the space above the digits. */
export const input = style(
  component({
    width: '100%',
    minHeight: '3.5rem',
    paddingBlockStart: '1.5rem',
    paddingBlockEnd: vars.space.xs,
    paddingInlineStart: start,
    paddingInlineEnd: 0,
    border: 0,
    background: 'none',
    outline: 0,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
);

/** Out of sight; the browser's own calendar opens at its lower edge. */
export const calendar = style(
  component({
    alignSelf: 'flex-end',
    width: 0,
    height: 0,
    padding: 0,
    border: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);

/** Where there is little room the calendar makes way for the parts. */
export const calendarButton = style([
  boxButton,
  component({
    selectors: {
      '&&': { flex: '0 1000 2.5rem', minWidth: 0, paddingInline: 0, overflow: 'hidden' },
    },
  }),
]);
