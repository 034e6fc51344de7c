import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { moves } from '../../styles/moves.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const width = '18rem';

export const tooltip = style([
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    width: 'max-content',
    maxWidth: `min(${width}, 100vw - 2 * ${vars.space.m})`,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.small,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
  }),
  component(moves({ opacity: 0 }, vars.duration.fast)),
]);
