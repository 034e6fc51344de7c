import { vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const list = { display: 'grid', gap: vars.space.s } as const;

export const numbered = style({
  ...list,
  listStyle: 'decimal',
  paddingInlineStart: vars.space.l,
});

export const ticked = style({ ...list, padding: 0, listStyle: 'none' });

globalStyle(`${ticked} > li`, { display: 'flex', gap: vars.space.s, breakInside: 'avoid' });

/** A checkbox to tick by hand. */
globalStyle(`${ticked} > li::before`, {
  content: '',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  marginTop: '0.25em',
  border: `${vars.border.control} solid`,
});

/** A line to write on by hand. */
export const writingLine = style({
  paddingBottom: vars.space.xl,
  borderBottom: `${vars.border.hairline} solid`,
});

// The rule of the foot would look like another line.
globalStyle(`[data-printed] :has(> ${writingLine}) + footer`, { borderTop: 'none' });
