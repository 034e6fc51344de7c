import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const section = style(component({ isolation: 'isolate' }));

export const outlined = style(
  component({ borderBlock: `${vars.border.hairline} solid ${vars.color.border}` }),
);

const onPaper = { print: { paddingBlock: vars.space.l } };

export const spaces = styleVariants({
  section: component({ paddingBlock: vars.space.section, '@media': onPaper }),
  compact: component({
    paddingBlock: vars.space.xl,
    '@media': { [media.tablet]: { paddingBlock: vars.space.xxl }, ...onPaper },
  }),
  tight: component({ paddingBlock: `${vars.space.l} ${vars.space.xxl}`, '@media': onPaper }),
  none: {},
});
