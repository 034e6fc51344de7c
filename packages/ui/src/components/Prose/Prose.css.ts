import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space, color, border, weight } = vars;

export const prose = style(
  component({
    ...type.body,
    maxWidth: vars.width.prose,
    color: color.text,
  }),
);

// Element selectors without specificity, so that a component of the kit inside keeps its own look.
const inside = (selector: string, rule: StyleRule) =>
  globalStyle(`:where(${prose}) ${selector}`, component(rule));

inside('> * + *', { marginTop: space.m });
inside('> h2', { ...type.h3, scrollMarginTop: space.xl });
inside('> * + h2', { marginTop: space.xxl });
inside('> h3', type.h4);
inside('> * + h3', { marginTop: space.xl });
inside('> :is(h2, h3) + *', { marginTop: space.s });

// Resets remove the marks of lists and the lines of links.
inside('> ul:where(:not([role="list"]))', { listStyleType: 'disc' });
inside('> ol:where(:not([role="list"]))', { listStyleType: 'decimal' });
inside('> :is(ul, ol)', { paddingInlineStart: '1.35em' });
inside('> :is(ul, ol) > li', {
  paddingInlineStart: space.xxs,
  textWrap: type.point.textWrap,
});
inside('> :is(ul, ol) > li + li', { marginTop: space.xs });
inside('> :is(ul, ol) > li::marker', { color: color.link, fontWeight: weight.bold });

inside('a', {
  textDecorationLine: 'underline',
  color: color.link,
  borderRadius: vars.radius.tiny,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
});
inside('a:hover', {
  '@media': { [media.hover]: { textDecorationThickness: '0.14em' } },
});
inside('strong', { fontWeight: weight.bold });

// A table starts with its caption, which serves as its heading.
inside('> * + :is(table, :has(> table))', { marginTop: space.xl });
inside('> table', { width: '100%', fontSize: vars.text.s, fontVariantNumeric: 'tabular-nums' });
inside('> table caption', {
  ...type.small,
  paddingBottom: space.xs,
  color: color.textSoft,
  textAlign: 'start',
});
inside('> table :is(th, td)', {
  padding: `${space.xs} ${space.s} ${space.xs} 0`,
  borderBottom: `${border.hairline} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('> table th', { fontWeight: weight.semibold });
inside('> table thead th', { borderBottomColor: color.controlBorder });

inside('> dl dt', { fontWeight: weight.bold });
inside('> dl dd', { marginInlineStart: 0, color: color.textSoft });
inside('> dl > :is(div, dd) + :is(div, dt)', { marginTop: space.s });

inside('> blockquote', {
  paddingInlineStart: space.m,
  borderInlineStart: `${vars.border.bar} solid ${color.accent}`,
  color: color.textSoft,
});
inside('> hr', { border: 0, borderTop: `${border.hairline} solid ${color.border}` });
inside('> * + hr', { marginTop: space.xl });
inside('> hr + *', { marginTop: space.xl });
