import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const zone = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s,
    marginTop: vars.space.xxs,
    padding: vars.space.l,
    border: `${vars.border.strong} dashed ${vars.color.controlBorder}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-drop-target]': { borderStyle: 'solid', background: vars.color.tint2 },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { background: vars.color.sunken, borderColor: vars.color.border },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
      print: { display: 'none' },
    },
  }),
);

export const hint = style(component({ ...type.small, color: vars.color.textSoft }));

export const list = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    marginTop: vars.space.xs,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    selectors: {
      '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
    },
  }),
);

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    flex: '1 1 0',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(
  component({ ...type.small, lineHeight: vars.leading.snug, fontWeight: vars.weight.semibold }),
);

const stateBase = style(
  component({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    lineHeight: vars.leading.snug,
  }),
);

export const states = styleVariants(
  {
    sent: component({ color: vars.color.successText }),
    failed: component({ color: vars.color.dangerText }),
    refused: component({ color: vars.color.dangerText }),
    canceled: component({ color: vars.color.textSoft }),
  },
  (rule) => [stateBase, rule],
);

export const actions = style(component({ display: 'flex', flexShrink: 0 }));

export const announced = style(component(visuallyHidden));
