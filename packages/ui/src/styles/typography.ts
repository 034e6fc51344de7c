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

/** Avoids a single word on the last line, if the browser supports it. */
const reading = (size: Size) => ({ ...text(size, 'body'), textWrap: 'pretty' as const });

/** The type styles of the kit. */
export const type = {
  h1: heading('h1', 'display', 'display'),
  h2: heading('h2', 'heading', 'display'),
  h3: heading('h3', 'heading', 'heading'),
  h4: { ...heading('xl', 'heading', 'heading'), fontWeight: vars.weight.bold },
  figure: heading('figure', 'display', 'display'),
  lead: reading('l'),
  body: reading('m'),
  small: reading('s'),
  tiny: text('xs', 'body'),
  label: { ...text('m', 'snug'), fontWeight: vars.weight.semibold },
} as const;
