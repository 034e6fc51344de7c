import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const card = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minWidth: 0,
    height: '100%',
    overflowWrap: 'anywhere',
    // Large text has little width left.
    padding: `min(${vars.space.l}, 6.2vw)`,
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.card,
    transition: `border-color ${vars.duration.fast} ${vars.easing.out}, translate ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:hover': { borderColor: vars.color.controlBorder },
      '&:has(a:focus-visible)': focusRing,
    },
    '@media': {
      [media.tablet]: { padding: vars.space.xl },
      [media.motion]: {
        selectors: {
          '&:hover': { translate: `0 -${vars.space.xxs}` },
          '&:active': { translate: 'none' },
        },
      },
      [media.forcedColors]: { borderColor: 'LinkText' },
      print: { breakInside: 'avoid', borderColor: 'currentColor' },
    },
  }),
);

export const outlined = style(component({ borderColor: vars.color.border }));

/** The arrow then follows the heading on its line. */
export const headingAlone = style(
  component({ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }),
);

export const icon = style(component({ paddingBottom: vars.space.xs }));

export const heading = style(component({ ...type.h4, ...trim('heading') }));

/** The link covers the whole card, and its focus ring surrounds the card. */
export const link = style(
  component({
    color: vars.color.text,
    textDecorationLine: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    },
    // In print, a page may show the link's address there.
    '@media': { print: { selectors: { '&::after': { position: 'static' } } } },
  }),
);

export const description = style(component({ ...type.small, color: vars.color.textSoft }));

export const action = style(
  component({
    ...type.label,
    fontSize: vars.text.s,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    marginTop: 'auto',
    selectors: { [`${headingAlone} &`]: { marginTop: 0 } },
    color: vars.color.text,
  }),
);

export const arrow = style(
  component({
    display: 'grid',
    transition: `translate ${vars.duration.base} ${vars.easing.out}`,
    '@media': {
      [media.motion]: {
        selectors: {
          [`${card}:hover &`]: { translate: vars.space.xxs },
          [`${card}:hover &:dir(rtl)`]: {
            translate: `calc(-1 * ${vars.space.xxs})`,
          },
        },
      },
    },
  }),
);

const wide = '(min-width: 34rem)';

export const picture = style(
  component({
    minWidth: 0,
    marginTop: 'auto',
    paddingTop: vars.space.s,
    '@container': {
      [wide]: { gridArea: '1 / 2 / -1', alignSelf: 'center', padding: 0, margin: 0 },
    },
    '@media': { print: { display: 'none' } },
  }),
);

/** The frame of a card with a picture decides by its own width whether both are side by side. */
export const frame = style(component({ containerType: 'inline-size', height: '100%' }));

export const withPicture = style(
  component({
    '@media': {
      // A printout has no picture.
      screen: {
        '@container': {
          [wide]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
            gridTemplateRows: 'auto auto auto 1fr',
            columnGap: vars.space.xl,
          },
        },
      },
    },
  }),
);

// The picture is the foot of the card.
globalStyle(`:where(${withPicture}) > ${action}`, component({ marginTop: 0 }));
