import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/**
 * ChevronDownIcon's line as an outline: a separate element for each item would make long lists
 * slow.
 */
const chevron =
  'polygon(20.3% 40.1%, 19.3% 37.5%, 20.3% 34.9%, 22.9% 33.9%, 25.5% 34.9%, 50% 59.4%, 74.5% 34.9%, 77.1% 33.9%, 79.7% 34.9%, 80.7% 37.5%, 79.7% 40.1%, 52.6% 67.2%, 50% 68.2%, 47.4% 67.2%)';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

/** Around sections: a line above the first one. */
export const sections = style(component({ borderBlockStart: line }));

const shown = {
  selectors: {
    '&::details-content': { display: 'block', height: 'auto', contentVisibility: 'visible' },
  },
} as const;

const height = `height ${vars.duration.slow} ${vars.easing.out}`;

/** Opens by its height. Where a browser can't move to a height of `auto`, it opens at once. */
export const disclosure = style(
  component({
    display: 'flow-root',
    position: 'relative',
    selectors: {
      '&::details-content': {
        height: 0,
        overflow: 'clip',
        overflowClipMargin: vars.space.xs,
      },
      '&[open]::details-content': { height: 'auto' },
    },
    '@media': {
      [media.motion]: {
        interpolateSize: 'allow-keywords',
        selectors: {
          '&::details-content': {
            transition: `${height}, content-visibility ${vars.duration.slow} allow-discrete`,
          },
          // Content that is hidden for one frame more is not scrolled to when an address opens it.
          '&[open]::details-content': { transition: height },
        },
      },
      print: shown,
    },
  }),
);

/** One of several sections: a line below each. */
export const section = style(component({ borderBlockEnd: line }));

export const trigger = style(
  component({
    ...type.h4,
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minHeight: vars.size.touch,
    // The focus ring is 8 px around this box: beside the text, and no higher than the row.
    marginBlock: vars.space.xs,
    paddingBlock: vars.space.xs,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderRadius: vars.radius.tiny,
    selectors: {
      '&:hover:where(:not([aria-disabled]))': { color: vars.color.link },
      '&:focus-visible': {
        ...focusRing,
        outlineOffset: `calc(${vars.space.xs} - ${vars.border.heavy})`,
      },
      // The whole row is the target, below the text.
      '&::before': {
        content: '',
        position: 'absolute',
        inset: `calc(-1 * ${vars.space.xs}) 0`,
        zIndex: -1,
      },
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-disabled]': { color: vars.color.textSoft, cursor: 'not-allowed' },
      '&::after': {
        content: '',
        flexShrink: 0,
        width: '1.25em',
        height: '1.25em',
        background: 'currentColor',
        clipPath: chevron,
        transition: `rotate ${vars.duration.base} ${vars.easing.out}`,
      },
      '[open] > &::after': { rotate: '180deg' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-disabled]': { color: 'GrayText' },
          '&::after': { forcedColorAdjust: 'none' },
        },
      },
      print: { selectors: { '&::after': { display: 'none' } } },
    },
  }),
);

const contentPadding = {
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  color: vars.color.textSoft,
};

export const content = styleVariants({
  prose: component({ ...contentPadding, maxWidth: vars.width.prose }),
  full: component(contentPadding),
});

/** Where an address that names the section leads: its heading, from inside of what the browser opens. */
export const target = style(component({ position: 'absolute', insetBlockStart: 0 }));
