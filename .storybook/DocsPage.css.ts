import { vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Storybook's own page stays light; a story's canvas follows the toolbar's theme.
globalStyle('.docs-story', { background: vars.color.paper, color: vars.color.ink });

export const summary = style({
  fontSize: '1.25rem !important',
  marginBlock: `${vars.space.s} !important`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  columnGap: vars.space.l,
});

const advice = style({
  marginBlock: `${vars.space.xs} !important`,
  paddingBlock: vars.space.s,
  borderBlockStart: `4px solid`,
});

export const good = style([advice, { borderColor: '#1B6B50' }]);

export const bad = style([advice, { borderColor: '#B42318' }]);
