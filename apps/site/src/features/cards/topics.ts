import { vars } from '@milepost/ui/theme';

/** Short names side by side, in lines, with a dot between them. */
export const topics = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  color: vars.color.textSoft,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
} as const;

export const topic = {
  selectors: {
    '&:not(:last-child)::after': {
      content: '·',
      marginInlineStart: vars.space.xs,
      color: vars.color.accent,
      fontWeight: vars.weight.heavy,
    },
  },
} as const;
