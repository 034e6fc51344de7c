import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const base = style(component({ display: 'flex', maxWidth: '100%' }));

/** Beside each other, on a second line where there is no room. */
export const apart = style([base, component({ flexWrap: 'wrap', gap: vars.space.s })]);

/** One shape: the borders between two buttons lie on each other, only its ends are round. */
export const attached = style([base, component({ display: 'inline-flex' })]);

const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${attached} > ${selector}`, { '@layer': { [layers.components]: rule } });

inside(':is(a, button)', { flexShrink: 1, minWidth: 0 });
inside(':not(:first-child)', {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: `calc(-1 * ${vars.border.control})`,
  // Parts filled buttons too.
  borderInlineStartColor: 'color-mix(in srgb, currentColor 40%, transparent)',
});
inside(':not(:last-child)', { borderStartEndRadius: 0, borderEndEndRadius: 0 });
// The ring and the border of what is pointed at lie above the neighbor's.
inside(':is([data-hovered], :focus-visible)', { zIndex: 1 });
