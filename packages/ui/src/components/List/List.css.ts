import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

const { fill } = vars.color;

export const list = recipe({
  base: component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: vars.width.prose,
    counterReset: 'item',
  }),
  variants: {
    gap: {
      s: component({ gap: vars.space.xs }),
      m: component({ gap: vars.space.m }),
      l: component({ gap: vars.space.l }),
    },
  },
});

const marker = { content: '', flexShrink: 0 } as const;

export const item = recipe({
  base: component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    minWidth: 0,
    counterIncrement: 'item',
  }),
  variants: {
    marker: {
      bullet: component({
        selectors: {
          '&::before': {
            ...marker,
            width: '0.4em',
            height: '0.4em',
            marginTop: '0.58em',
            borderRadius: vars.radius.full,
            background: fill,
            forcedColorAdjust: 'none',
          },
        },
      }),
      check: component({
        selectors: {
          '&::before': {
            ...marker,
            width: '0.42em',
            height: '0.8em',
            marginTop: '0.22em',
            marginInline: '0.2em',
            borderBlockEnd: `0.14em solid ${fill}`,
            borderRight: `0.14em solid ${fill}`,
            rotate: '42deg',
          },
        },
      }),
      number: component({
        gap: vars.space.xxs,
        selectors: {
          '&::before': {
            ...marker,
            content: 'counter(item) "."',
            minWidth: '1.4em',
            color: vars.color.link,
            fontWeight: vars.weight.bold,
            fontVariantNumeric: 'tabular-nums',
          },
        },
      }),
      icon: component({ gap: vars.space.m }),
      none: {},
    },
  },
});

export const words = style(component({ minWidth: 0, flexGrow: 1 }));

export const wordsBelowHeading = style([
  words,
  component({ ...type.small, color: vars.color.textSoft }),
]);

export const heading = style(
  component({ ...type.label, display: 'block', paddingBottom: '0.125rem', color: vars.color.text }),
);
