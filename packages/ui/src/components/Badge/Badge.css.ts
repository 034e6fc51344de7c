import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;

const tone = (background: string, text: string) => component({ background, color: text });

const badgeBase = style(
  component({
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: '0.23em',
    paddingInline: '0.77em',
    borderRadius: vars.radius.full,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    // Breaks between words, and inside a word only if it does not fit on a line.
    overflowWrap: 'break-word',
    '@media': {
      [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
      print: { border: `${vars.border.hairline} solid` },
    },
  }),
);

// Aligned with the text, with as much space above the line as below it.
globalStyle(`${badgeBase} > svg`, component({ display: 'inline-block', verticalAlign: '-0.25em' }));

export const badge = styleVariants(
  {
    neutral: component({
      background: color.sunken,
      color: color.text,
      boxShadow: `inset 0 0 0 ${vars.border.hairline} ${color.border}`,
    }),
    info: tone(color.infoWash, color.infoText),
    success: tone(color.successWash, color.successText),
    warning: tone(color.warningWash, color.warningText),
    danger: tone(color.dangerWash, color.dangerText),
  },
  (rule) => [badgeBase, rule],
);
