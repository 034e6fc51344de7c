import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style(
  component({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 }),
);

export const label = style(
  component({ ...type.label, maxWidth: '100%', color: vars.color.text, overflowWrap: 'anywhere' }),
);

/** Looks like text. Its target is as high as a button and starts at the text's edge. */
export const value = style(
  component({
    ...type.body,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxWidth: '100%',
    minHeight: vars.size.touch,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { textDecorationLine: 'underline' },
      '&:focus-visible': focusRing,
    },
  }),
);

export const empty = style(component({ color: vars.color.textSoft }));

export const icon = style(component({ flexShrink: 0, color: vars.color.link }));

export const form = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    width: '100%',
    minWidth: 0,
  }),
);

export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
