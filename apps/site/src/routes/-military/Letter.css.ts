import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** A paragraph of a letter with its line breaks. A line to fill in by hand breaks where it must. */
export const letter = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { print: { fontSize: '12pt' } },
});

/** A letter is white paper in every theme. */
const paper = { background: '#FFFFFF', color: '#14231E', border: '#E2DACC' };
export const sheet = style({
  padding: `min(${vars.space.xxl}, 8vw)`,
  border: `${vars.border.hairline} solid ${paper.border}`,
  background: paper.background,
  color: paper.color,
});
