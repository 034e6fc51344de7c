import { vars } from '../theme/contract.css.ts';

/** Centers an element, at most `inner` wide, with a gutter at the screen's edges. */
export const contained = (inner: string = vars.width.content) =>
  ({
    width: '100%',
    maxWidth: `calc(${inner} + 2 * ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }) as const;
