import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sky } from '../../brand/Scene.css.ts';
import { numeral } from '../text/numeral.ts';

/** The part of the landscape that a phone shows. */
const strip = '9rem';
/** The landscape's ground, which words beside it stay above. */
const ground = '14rem';

// Text in forced colors can't be read on a drawing, which has its own.
const hidden = `print, ${media.forcedColors}`;

/** On a phone and a tablet the words are above a strip of the landscape, else in its sky. */
export const story = style([
  sky,
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    paddingBottom: strip,
    '@media': {
      [media.desktop]: { minHeight: '28.75rem', paddingBottom: ground },
      [hidden]: { minHeight: 0, paddingBottom: 0 },
    },
  },
]);

/** The first section has one distance from the landscape on all pages. */
globalStyle(`#main > ${story} + section`, {
  '@media': { screen: { paddingTop: 'clamp(2.5rem, 1.84rem + 2.7vw, 4rem)' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.l,
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.xl} ${vars.space.xxl}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gap: vars.space.xl },
    print: { paddingBlock: vars.space.l },
  },
});

export const land = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: strip,
  zIndex: -1,
  '@media': { [media.desktop]: { height: '100%' }, [hidden]: { display: 'none' } },
});

/** A sentence that opens a story, as large as a heading. */
export const statement = style({
  ...numeral,
  fontSize: vars.text.h2,
  lineHeight: 1.15,
  textWrap: 'balance',
});
