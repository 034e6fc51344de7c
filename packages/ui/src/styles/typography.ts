import { precomputeValues } from '@capsizecss/core';
import figtree from '@capsizecss/metrics/figtree';
import { vars } from '../theme/contract.css.ts';
import { shared } from '../theme/tokens.ts';

type Leading = keyof typeof shared.leading;

/**
 * Cuts the space above capitals and below the baseline, so that a gap between two texts is the gap
 * that the eye sees. Em based, hence right for every font size (capsizecss.com).
 */
export const trim = (leading: Leading) => {
  const { capHeightTrim, baselineTrim } = precomputeValues({
    fontSize: 100,
    leading: 100 * Number(shared.leading[leading]),
    fontMetrics: figtree,
  });
  return {
    '::before': { content: '', display: 'table', marginBottom: capHeightTrim },
    '::after': { content: '', display: 'table', marginTop: baselineTrim },
  } as const;
};

type Size = keyof typeof vars.text;

const text = (size: Size, leading: Leading) =>
  ({ fontSize: vars.text[size], lineHeight: vars.leading[leading] }) as const;

const heading = (size: Size, leading: Leading, tracking: keyof typeof vars.tracking) => ({
  ...text(size, leading),
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking[tracking],
  textWrap: 'balance' as const,
});

/** The type styles of the kit. */
export const type = {
  h1: heading('h1', 'display', 'display'),
  h2: heading('h2', 'heading', 'display'),
  h3: heading('h3', 'heading', 'heading'),
  h4: { ...heading('xl', 'heading', 'heading'), fontWeight: vars.weight.bold },
  figure: {
    ...heading('figure', 'display', 'display'),
    fontVariantNumeric: 'tabular-nums',
  },
  lead: text('l', 'body'),
  body: text('m', 'body'),
  small: text('s', 'body'),
  tiny: text('xs', 'body'),
  label: { ...text('m', 'snug'), fontWeight: vars.weight.semibold },
} as const;
