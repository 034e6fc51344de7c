import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRingInset } from '../../styles/focusRing.ts';
import { media } from '../../styles/media.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

const line = `${vars.border.hairline} solid ${vars.color.hairline}`;

export const accordion = style(component({ borderBlockStart: line }));

export const item = style(component({ borderBlockEnd: line }));

export const trigger = style(
  component({
    ...type.h4,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    width: '100%',
    minHeight: vars.width.touch,
    paddingBlock: vars.space.m,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover:where(:enabled)': { color: vars.color.link },
      '&:focus-visible': focusRingInset,
      '&:disabled': { color: vars.color.inkSoft, cursor: 'not-allowed' },
    },
    '@media': {
      [media.noScript]: { cursor: 'default' },
      [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
    },
  }),
);

export const chevron = style(
  component({
    flexShrink: 0,
    display: 'grid',
    transition: `rotate ${vars.duration.base} ${vars.easing.out}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
    '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
  }),
);

const shown = {
  selectors: { '&[hidden]': { display: 'block', height: 'auto', contentVisibility: 'visible' } },
} as const;

/**
 * Its padding is its content's, so that its height can come down to nothing. Where a browser can't
 * move to a height of `auto`, it opens at once.
 */
export const panel = style(
  component({
    height: 'auto',
    overflow: 'clip',
    overflowClipMargin: vars.space.xxs,
    selectors: { '&[hidden]': { height: 0 } },
    '@media': {
      [media.motion]: {
        interpolateSize: 'allow-keywords',
        transition: `height ${vars.duration.slow} ${vars.easing.out}, content-visibility ${vars.duration.slow} allow-discrete`,
      },
      [media.noScript]: shown,
      print: shown,
    },
  }),
);

export const content = style(
  component({
    maxWidth: vars.width.prose,
    paddingBlock: `${vars.space.xs} ${vars.space.l}`,
    color: vars.color.inkSoft,
  }),
);
