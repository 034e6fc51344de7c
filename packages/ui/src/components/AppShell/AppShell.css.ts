import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight as barHeightVar, belowBar } from '../../styles/barAtTop.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const barHeight = '4rem';
const sideWidth = '15rem';

/** On a short screen, sticky parts would leave too little space to read. */
const tall = '(min-height: 26em)';
const beside = `screen and ${media.desktop}`;

export const shell = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    background: vars.color.page,
    color: vars.color.text,
  }),
);

export const bar = style(
  component({
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: barHeight,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.m,
    background: vars.color.surface,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': {
      [`screen and ${tall}`]: { position: 'sticky', insetBlockStart: 0 },
    },
  }),
);

// Focused elements and link targets must not be hidden behind the sticky bar (WCAG 2.4.11). In a page that
// has a site's header too, this bar counts, in any order of the sheets.
globalStyle(
  `:root:has(${shell} > ${bar})`,
  inLayer('components', {
    ...belowBar,
    '@media': { [tall]: { vars: { [barHeightVar]: `calc(${barHeight} + ${vars.space.xs})` } } },
  }),
);

export const brand = style(component({ minWidth: 0, fontWeight: vars.weight.bold }));

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minWidth: 0,
    marginInlineStart: 'auto',
  }),
);

/** The button that collapses the navigation, if it is beside the page. */
export const fold = style(
  component({
    display: 'none',
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    '@media': { [beside]: { display: 'block' } },
  }),
);

/** The button that opens the navigation, if there is no space beside the page. */
export const open = style(component({ '@media': { [beside]: { display: 'none' } } }));

export const body = style(
  component({
    display: 'flex',
    alignItems: 'stretch',
    flexGrow: 1,
  }),
);

export const side = style(
  component({
    display: 'none',
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': {
      [beside]: {
        display: 'block',
        flex: `0 0 ${sideWidth}`,
        minWidth: 0,
        paddingBlock: vars.space.m,
        paddingInline: vars.space.s,
        background: vars.color.surface,
        borderInlineEnd: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  }),
);

/** Sticks beside a long page, and scrolls separately. */
export const nav = style(
  component({
    '@media': {
      [`${beside} and ${tall}`]: {
        position: 'sticky',
        insetBlockStart: `calc(${barHeight} + ${vars.space.m})`,
        maxHeight: `calc(100dvh - ${barHeight} - 2 * ${vars.space.m})`,
        overflowY: 'auto',
      },
    },
  }),
);

export const main = style(
  component({
    flex: '1 1 0',
    minWidth: 0,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.gutter,
    outline: 0,
  }),
);
