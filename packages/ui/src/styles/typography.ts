import { vars } from '../theme/contract.css.ts';

type Leading = keyof typeof vars.leading;

/**
 * Removes the space above capitals and below the baseline, so that a gap between two texts looks as
 * large as it is. The values are in em, to fit every font size, and come from the theme, to fit its font.
 */
export const trim = (leading: Leading) => {
  const isHeading = leading === 'display' || leading === 'heading';
  const [cap, baseline] = isHeading
    ? [vars.trim.headingCap, vars.trim.headingBaseline]
    : [vars.trim.cap, vars.trim.baseline];
  const cut = (edge: string) => `calc((${edge} + ${vars.leading[leading]} / 2) * -1em)`;
  return {
    '::before': { content: '', display: 'table', marginBottom: cut(cap) },
    '::after': { content: '', display: 'table', marginTop: cut(baseline) },
  } as const;
};

type Size = keyof typeof vars.text;

const text = (size: Size, leading: Leading) =>
  ({ fontSize: vars.text[size], lineHeight: vars.leading[leading] }) as const;

const heading = (size: Size, leading: Leading, tracking: keyof typeof vars.tracking) => ({
  ...text(size, leading),
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking[tracking],
  textWrap: 'balance' as const,
});

/**
 * Text of a few lines, whose last line is about as long as the others. Browsers balance only a few
 * lines: Chromium up to six, Firefox up to ten.
 */
const brief = (size: Size) => ({ ...text(size, 'body'), textWrap: 'balance' as const });

/** The type styles of the kit. */
export const type = {
  h1: heading('h1', 'display', 'display'),
  h2: heading('h2', 'heading', 'display'),
  h3: heading('h3', 'heading', 'heading'),
  h4: { ...heading('xl', 'heading', 'heading'), fontWeight: vars.weight.bold },
  figure: heading('figure', 'display', 'display'),
  lead: brief('l'),
  /** Long text, without a single word on its last line. */
  body: { ...text('m', 'body'), textWrap: 'pretty' },
  point: brief('m'),
  small: brief('s'),
  tiny: brief('xs'),
  label: { ...text('m', 'snug'), fontWeight: vars.weight.semibold },
} as const;
