import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../styles/component.ts';
import { media } from '../styles/media.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';

/** A whole field: label, description, messages, control. An error is marked by a bar as well as by colour. */
export const field = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minWidth: 0,
    selectors: {
      '&[data-invalid]': {
        paddingInlineStart: vars.space.m,
        borderInlineStart: `4px solid ${vars.color.dangerFill}`,
      },
    },
  }),
);

export const label = style(component({ ...type.label, color: vars.color.ink }));

export const optional = style(
  component({ fontWeight: vars.weight.regular, color: vars.color.inkSoft }),
);

export const description = style(component({ ...type.small, color: vars.color.inkSoft }));

const message = component({
  ...type.small,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xxs,
  fontWeight: vars.weight.semibold,
});

export const error = style([message, component({ color: vars.color.dangerText })]);

export const warning = style([message, component({ color: vars.color.warningText })]);

/** The box that holds what is typed. */
export const control = recipe({
  base: component({
    width: '100%',
    minHeight: '3.125rem',
    marginTop: vars.space.xxs,
    paddingBlock: vars.space.xs,
    paddingInline: '0.875rem',
    border: `${vars.border.control} solid ${vars.color.control}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    color: vars.color.ink,
    fontSize: vars.text.m,
    lineHeight: vars.leading.snug,
    transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.ink },
      '&[data-focused], &:focus, &:focus-within': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '1px',
      },
      '&[data-invalid]': { borderColor: vars.color.dangerFill, borderWidth: vars.border.strong },
      '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-disabled]': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    width: {
      full: {},
      /** Fits about four digits. */
      short: component({ maxWidth: '8rem' }),
      /** Fits a date, a phone or an account number. */
      medium: component({ maxWidth: '16rem' }),
    },
    isNumeric: { true: component({ fontVariantNumeric: 'tabular-nums' }), false: {} },
  },
});
