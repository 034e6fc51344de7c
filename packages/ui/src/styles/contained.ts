import { vars } from '../theme/contract.css.ts';

/** Centered, at most `inner` wide, and off the screen's edges by the gutter. */
export const contained = (inner: string = vars.width.content) =>
  ({
    width: '100%',
    maxWidth: `calc(${inner} + 2 * ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }) as const;
