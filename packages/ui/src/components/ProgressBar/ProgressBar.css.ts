import { keyframes, style } from '@vanilla-extract/css';
import { bar } from '../../internal/bar.css.ts';
import { component } from '../../styles/component.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const travel = keyframes({
  from: { backgroundPositionX: '180%' },
  to: { backgroundPositionX: '-80%' },
});

const done = {
  background: vars.color.fill,
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
} as const;

export const labelHidden = style(component(visuallyHidden));

/** The native element, so that value and role need no script. */
export const progress = style([
  bar,
  component({
    appearance: 'none',
    color: vars.color.fill,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': done,
      '&::-moz-progress-bar': done,
      '&:indeterminate': {
        background: `linear-gradient(${vars.color.fill}, ${vars.color.fill}) 50% / 45% 100% no-repeat ${vars.color.border}`,
      },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:indeterminate': { backgroundColor: 'Canvas' } } },
      [media.motion]: {
        selectors: {
          '&:indeterminate': { animation: `${travel} ${vars.duration.pulse} linear infinite` },
        },
      },
    },
  }),
]);
