import { company } from '@milepost/domain/facts/company';
import { vars } from '@milepost/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** The kit's components have their own print styles. These rules concern the whole page. */
const inPrint = (selector: string, rule: NonNullable<StyleRule['@media']>[string]) =>
  globalStyle(selector, { '@media': { print: rule } });

/** Controls that make no sense on a printout. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

const { host } = new URL(company.links.site);

inPrint('main nav', { display: 'none' });
// Keeps a heading with its text. Chromium honors `break-after` on blocks only, so a heading also
// reserves space for the first lines below it and takes it back with a negative margin.
inPrint(':is(h1, h2, h3, h4)', { breakAfter: 'avoid', breakInside: 'avoid' });
// Letters are higher than their trimmed line, so the edge of a page would cut them.
inPrint(':is(h1, h2, h3, h4)::before', { display: 'none' });
for (const [heading, room] of [
  ['h2', '10rem'],
  [':is(h3, h4)', '6rem'],
] as const) {
  inPrint(`${heading}::after`, {
    content: '',
    display: 'block',
    height: room,
    marginBottom: `-${room}`,
  });
}
// A form longer than the rest of its page starts there anyway.
inPrint('main :has(form)', { breakInside: 'auto' });
inPrint('main a::after', { fontSize: '0.85em', fontWeight: 'normal' });
inPrint('main a[href^="/"]::after', { content: `" (${host}" attr(href) ")"` });
inPrint('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });

// A PrintedSheet is printed instead of the page. All lengths follow this font size.
const hasSheet = ':root:has(> body > [data-printed])';
inPrint(hasSheet, { fontSize: '10pt' });
// Letters are higher than their trimmed line: without this space the edge of a page would cut them.
inPrint('[data-printed], [data-printed] section', { paddingTop: vars.space.s });
inPrint('[data-printed] section', { breakInside: 'avoid' });
inPrint('[data-printed] :is(th, td)', { paddingBlock: vars.space.xs });
// All payments of a loan fit on two sheets.
inPrint('[data-printed] table:has(tr:nth-child(25)) :is(th, td)', {
  paddingBlock: '1px',
  fontSize: '0.9em',
  lineHeight: 1.15,
});
// Its head has its name, on each sheet.
inPrint('[data-printed] table:has(tr:nth-child(25)) thead th:first-child', {
  fontSize: vars.text.m,
  fontWeight: vars.weight.bold,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});
inPrint('[data-printed] header', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.l,
  paddingBottom: vars.space.s,
  borderBottom: `${vars.border.hairline} solid`,
});
inPrint('[data-printed] footer', {
  paddingTop: vars.space.s,
  borderTop: `${vars.border.hairline} solid`,
});
// Across a whole page the eye would lose the row of a value.
inPrint('[data-printed] dl', { maxWidth: '34rem' });
inPrint('[data-printed] dl > div', { paddingBlock: 0 });
globalStyle('[data-printed]', { '@media': { screen: { display: 'none' } } });
// If there are several printouts, the last one is printed.
inPrint(`${hasSheet} body > :is(:not([data-printed]), :has(~ [data-printed]))`, {
  display: 'none',
});
