import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sticky } from './sticky.css.ts';

export const reference = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: `calc(2 * ${vars.space.xxl})`,
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
});
/** Lines of about 68 characters, also for what is not a text. */
globalStyle(`${column} > section:not(:has(table))`, { maxWidth: vars.width.prose });

export const contents = style([
  sticky,
  {
    borderInlineStart: `${vars.border.strong} solid ${vars.color.border}`,
    paddingInlineStart: vars.space.m,
    '@media': { print: { display: 'none' } },
  },
]);

/** The section that is read now: bold, with a bar over the index's line. */
globalStyle(`${contents} a[aria-current]`, { fontWeight: vars.weight.bold });
// The bar is beside the number of a numbered link.
globalStyle(`${contents} li:has(a[aria-current])`, { position: 'relative' });
globalStyle(`${contents} a[aria-current]::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${vars.space.m} - ${vars.border.strong})`,
  borderInlineStart: `${vars.border.heavy} solid ${vars.color.fill}`,
});

const underThumb = `screen and (not ${media.desktop}), screen and ${media.touch}`;
globalStyle(`${contents} :is(ol, ul)`, { '@media': { [underThumb]: { rowGap: 0 } } });
globalStyle(`${contents} :is(li, a)`, {
  '@media': { [underThumb]: { display: 'flex', alignItems: 'center', minHeight: vars.size.touch } },
});
