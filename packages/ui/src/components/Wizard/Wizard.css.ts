import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const wizard = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 }),
);

export const steps = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    '@media': { [media.tablet]: { columnGap: vars.space.l } },
  }),
);

export const step = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxWidth: '100%',
    minHeight: vars.size.touch,
    color: vars.color.textSoft,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current="step"]': { color: vars.color.text, fontWeight: vars.weight.bold },
      'button&': { color: vars.color.text, borderRadius: vars.radius.small },
      'button&:hover': { textDecorationLine: 'underline' },
      'button&:focus-visible': focusRing,
    },
  }),
);

const markBase = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: vars.size.small,
    height: vars.size.small,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  }),
);

const filled = (background: string, color: string) =>
  component({
    background,
    borderColor: background,
    color,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  });

export const marks = styleVariants(
  {
    later: component({ background: vars.color.surface }),
    done: component({ background: vars.color.tint2, borderColor: vars.color.fill }),
    current: filled(vars.color.solid, vars.color.onSolid),
    error: component({
      background: vars.color.dangerWash,
      borderColor: vars.color.dangerText,
      color: vars.color.dangerText,
    }),
  },
  (rule) => [markBase, rule],
);

/** If there is little space, only the current step shows its name beside its number. */
export const name = style(
  component({
    minWidth: 0,
    selectors: { ':not([aria-current]) > &': visuallyHidden },
    '@media': {
      [media.tablet]: {
        selectors: {
          ':not([aria-current]) > &': {
            position: 'static',
            width: 'auto',
            height: 'auto',
            margin: 0,
            overflow: 'visible',
            clipPath: 'none',
            whiteSpace: 'normal',
          },
        },
      },
    },
  }),
);

export const state = style(component(visuallyHidden));

export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    minWidth: 0,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const position = style(component({ ...type.small, color: vars.color.textSoft }));

export const heading = style(
  component({
    ...type.h3,
    borderRadius: vars.radius.small,
    overflowWrap: 'anywhere',
    selectors: { '&:focus': { outline: 0 }, '&:focus-visible': focusRing },
  }),
);

/** Takes no space while it is empty. */
export const failure = style(component({ selectors: { '&:empty': { position: 'absolute' } } }));

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
  }),
);
