import { company } from '@milepost/domain/facts/company';
import { vars } from '@milepost/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** The kit's parts know how to be printed; this is what only the whole page knows. */
const inPrint = (selector: string, rule: NonNullable<StyleRule['@media']>[string]) =>
  globalStyle(selector, { '@media': { print: rule } });

/** What paper can't do, such as a choice. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

const { host } = new URL(company.links.site);

inPrint('main nav', { display: 'none' });
// A heading stays with its text. Chromium heeds `break-after` in blocks alone, so a heading also asks
// for the room of the first lines below it, and gives that back.
inPrint(':is(h1, h2, h3, h4)', { breakAfter: 'avoid', breakInside: 'avoid' });
// Its letters are higher than its trimmed line: a sheet's end would cut them.
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
// A form longer than the rest of its sheet begins there all the same.
inPrint('main :has(form)', { breakInside: 'auto' });
inPrint('main a::after', { fontSize: '0.85em', fontWeight: 'normal' });
inPrint('main a[href^="/"]::after', { content: `" (${host}" attr(href) ")"` });
inPrint('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });

// A PrintedSheet stands for the whole page, in letters of paper's size, which all lengths follow.
inPrint(':root[data-print]', { fontSize: '10pt' });
// Letters are higher than their trimmed line: without room they would be cut at a sheet's end.
inPrint('[data-printed], [data-printed] section', { paddingTop: vars.space.s });
inPrint('[data-printed] section', { breakInside: 'avoid' });
inPrint('[data-printed] :is(th, td)', { paddingBlock: vars.space.xs });
globalStyle('[data-printed]', { '@media': { screen: { display: 'none' } } });
inPrint(':root[data-print] body > :is(:not([data-printed]), :has(~ [data-printed]))', {
  display: 'none',
});
