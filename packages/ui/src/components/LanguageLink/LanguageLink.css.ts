import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const languageLink = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: vars.size.touch,
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.small,
    color: vars.color.text,
    fontSize: vars.text.s,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '0.08em',
    selectors: { '&:hover': { textDecorationThickness: '0.14em' } },
  }),
);
