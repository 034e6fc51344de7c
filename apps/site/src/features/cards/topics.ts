import { vars } from '@milepost/ui/theme';

/** Chips side by side, in lines. */
export const chips = { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs } as const;

/** The style of a chip: something with a name of one or two words. */
export const chip = {
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
} as const;
