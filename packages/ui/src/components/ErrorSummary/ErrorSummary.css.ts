import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const summary = style(
  component({
    padding: `${vars.space.m} ${vars.space.l}`,
    border: `${vars.border.strong} solid ${vars.color.dangerText}`,
    borderRadius: vars.radius.tile,
    background: vars.color.dangerWash,
    color: vars.color.text,
    scrollMarginTop: vars.space.m,
    // Focus is moved by script, also after a click, and must be visible then as well.
    selectors: { '&:focus': focusRing },
  }),
);

export const title = style(component({ ...type.body, fontWeight: vars.weight.bold }));

export const list = style(component({ marginTop: vars.space.xxs }));

export const link = style(
  component({
    display: 'inline-block',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    paddingBlock: vars.space.xxs,
    color: vars.color.dangerText,
    fontWeight: vars.weight.semibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.18em',
    selectors: { '&:hover': { textDecorationThickness: '0.14em' } },
  }),
);
