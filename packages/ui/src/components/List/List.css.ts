import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

const { fill } = vars.color;

const listBase = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: vars.width.prose,
    textWrap: type.point.textWrap,
    counterReset: 'item',
  }),
);

export const list = styleVariants(
  {
    s: component({ gap: vars.space.xs }),
    m: component({ gap: vars.space.m }),
    l: component({ gap: vars.space.l }),
  },
  (rule) => [listBase, rule],
);

/** The width of a number, its period and the gap to the text, for the list's highest number. */
const numberWidth = { upTo9: '1.4em', upTo99: '2em', upTo999: '2.7em' };

const marker = { content: '', flexShrink: 0 } as const;

const itemBase = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    minWidth: 0,
    counterIncrement: 'item',
  }),
);

export const item = styleVariants(
  {
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
          printColorAdjust: 'exact',
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
          minWidth: numberWidth.upTo9,
          color: vars.color.link,
          fontWeight: vars.weight.bold,
          fontVariantNumeric: 'tabular-nums',
        },
        ':has(> :nth-child(10)) > &::before': { minWidth: numberWidth.upTo99 },
        ':has(> :nth-child(100)) > &::before': { minWidth: numberWidth.upTo999 },
      },
    }),
    icon: component({ gap: vars.space.m }),
    none: {},
  },
  (rule) => [itemBase, rule],
);

export const words = style(component({ minWidth: 0, flexGrow: 1 }));

export const wordsBelowHeading = style([
  words,
  component({ ...type.small, color: vars.color.textSoft }),
]);

export const heading = style(
  component({ ...type.label, display: 'block', paddingBottom: '0.12em', color: vars.color.text }),
);
