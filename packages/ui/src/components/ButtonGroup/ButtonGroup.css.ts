import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';

const base = style(component({ display: 'flex', maxWidth: '100%' }));

/** In a row that wraps. */
export const apart = style([base, component({ flexWrap: 'wrap', gap: vars.space.s })]);

/** One shape: adjacent borders overlap, and only the ends are round. */
export const attached = style([base, component({ display: 'inline-flex' })]);

const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${attached} > ${selector}`, inLayer('components', rule));

inside(':is(a, button)', { flexShrink: 1, minWidth: 0 });
inside(':not(:first-child)', {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: `calc(-1 * ${vars.border.control})`,
  // Separates filled buttons too.
  borderInlineStartColor: 'color-mix(in srgb, currentColor 40%, transparent)',
});
inside(':not(:last-child)', { borderStartEndRadius: 0, borderEndEndRadius: 0 });
// The focus ring and the hovered border are above the neighbor's border.
inside(':is([data-hovered], :focus-visible)', { zIndex: 1 });
