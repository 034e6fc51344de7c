import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing, focusRingInset } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const tabsBase = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 }),
);

export const tabs = styleVariants(
  {
    horizontal: {},
    /** Beside the panel if there is enough space. */
    vertical: component({
      '@media': {
        [media.tablet]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
      },
    }),
  },
  (rule) => [tabsBase, rule],
);

const pills = style(
  component({
    alignSelf: 'flex-start',
    maxWidth: '100%',
    gap: vars.space.xxs,
    padding: vars.space.xxs,
    // The corners of a tab and the space around it, so that a second row keeps its corners.
    borderRadius: `calc(${vars.size.touch} / 2 + ${vars.space.xxs})`,
    background: vars.color.sunken,
    '@media': {
      [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
    },
  }),
);

const underline = style(
  component({
    gap: `0 ${vars.space.m}`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': { [media.tablet]: { columnGap: vars.space.l } },
  }),
);

/** The mark of choice of a card. */
const mark = vars.size.mark;

/** Side by side with equal widths, and as rows on a phone. */
const cards = style(
  component({
    gap: vars.space.s,
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        alignItems: 'stretch',
        columnGap: vars.space.l,
      },
    },
  }),
);

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    '@media': {
      [media.noScript]: { display: 'none' },
      print: { display: 'none' },
    },
  }),
);

export const listVariants = { pill: pills, underline, card: cards };

export const listOrientations = styleVariants({
  horizontal: {},
  vertical: component({
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    alignSelf: 'flex-start',
  }),
});

const pill = `${pills} > &`;
const underlined = `${underline} > &`;
const carded = `${cards} > &`;
const hovered = ':hover:where(:enabled:not([aria-selected=true]))';

export const tab = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.touch,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: vars.text.s,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    color: vars.color.textSoft,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, color ${vars.duration.fast} ${vars.easing.out}, scale ${vars.duration.fast} ${vars.easing.out}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [`&${hovered}`]: { color: vars.color.text },
      '&[aria-selected=true]': {
        color: vars.color.text,
        fontWeight: vars.weight.bold,
        cursor: 'default',
      },
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
      '[aria-orientation=vertical] > &': { justifyContent: 'start' },
      [pill]: {
        // A tab fills its row if there is no space for two.
        flex: '1 1 auto',
        paddingInline: vars.space.m,
        textAlign: 'center',
        borderRadius: vars.radius.full,
      },
      [`${pill}${hovered}`]: { background: vars.color.hover },
      [`${pill}[aria-selected=true]`]: {
        background: vars.color.surface,
        boxShadow: `inset 0 0 0 ${vars.border.control} ${vars.color.controlBorder}`,
      },
      [`${pill}:focus-visible`]: focusRing,
      [carded]: {
        position: 'relative',
        flex: '1 1 100%',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'start',
        padding: vars.space.m,
        paddingInlineStart: `calc(${vars.space.m} + ${mark} + ${vars.space.s})`,
        textAlign: 'start',
        color: vars.color.text,
        fontWeight: vars.weight.regular,
        background: vars.color.surface,
        border: `${vars.border.control} solid ${vars.color.controlBorder}`,
        borderRadius: vars.radius.field,
      },
      [`${carded}::before`]: {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc(${vars.space.m} + ${vars.space.xxs})`,
        insetInlineStart: vars.space.m,
        width: mark,
        height: mark,
        border: `${vars.border.strong} solid ${vars.color.controlBorder}`,
        borderRadius: vars.radius.full,
      },
      [`${carded}[aria-selected=true]::before`]: {
        borderWidth: `calc(${mark} * 0.29)`,
        borderColor: vars.color.fill,
      },
      [`${carded}${hovered}`]: { borderColor: vars.color.text },
      // The border grows inward, so that nothing moves.
      [`${carded}[aria-selected=true]`]: {
        fontWeight: vars.weight.regular,
        borderColor: vars.color.fill,
        boxShadow: `inset 0 0 0 ${vars.border.strong} ${vars.color.fill}`,
      },
      [`${carded}:focus-visible`]: focusRing,
      [underlined]: {
        // Over the list's hairline.
        marginBlockEnd: `calc(-1 * ${vars.border.hairline})`,
        borderBlockEnd: `${vars.border.heavy} solid transparent`,
      },
      [`${underlined}${hovered}`]: { borderBlockEndColor: vars.color.controlBorder },
      [`${underlined}[aria-selected=true]`]: { borderBlockEndColor: vars.color.fill },
      [`${underlined}:focus-visible`]: focusRingInset,
    },
    '@media': {
      [media.tablet]: { selectors: { [underlined]: { fontSize: vars.text.m } } },
      [media.motion]: {
        selectors: { [`:is(${pills}, ${cards}) > &:active:enabled`]: { scale: '0.98' } },
      },
      // Large text on a phone needs the whole width.
      '(max-width: 18em)': {
        selectors: {
          [carded]: { paddingInlineStart: vars.space.m },
          [`${carded}::before`]: { position: 'static', marginBlockEnd: vars.space.xs },
        },
      },
      [media.forcedColors]: {
        selectors: {
          [`${pill}[aria-selected=true]`]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [`${carded}[aria-selected=true]::before`]: { borderColor: 'Highlight' },
          [`${carded}[aria-selected=true]`]: { outline: `${vars.border.heavy} solid Highlight` },
          // Forced colors make no color transparent.
          [underlined]: { borderBlockEndColor: 'Canvas' },
          [`${underlined}[aria-selected=true]`]: { borderBlockEndColor: 'Highlight' },
          '&:disabled': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

export const panel = style(
  component({
    minWidth: 0,
    borderRadius: vars.radius.small,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: vars.space.xxs },
    },
    '@media': {
      // It appears after another one, and not when the page does.
      [media.motion]: {
        selectors: {
          '[role=tablist]:focus-within ~ &': {
            transition: `opacity ${vars.duration.base} ${vars.easing.out}`,
            '@starting-style': { opacity: 0 },
          },
        },
      },
      // Tabs don't work without JavaScript, so show all panels.
      [media.noScript]: {
        selectors: { '&[hidden]': { display: 'block' }, '& + &': { paddingTop: vars.space.l } },
      },
    },
  }),
);
