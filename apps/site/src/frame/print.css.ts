import { company } from '@milepost/domain/company';
import { vars } from '@milepost/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** The kit's parts know how to be printed; this is what only the whole page knows. */
const inPrint = (selector: string, rule: NonNullable<StyleRule['@media']>[string]) =>
  globalStyle(selector, { '@media': { print: rule } });

/** What paper can't do, such as a choice. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

const { host } = new URL(company.links.site);

inPrint('main nav', { display: 'none' });
// A heading stays with its text, and words on the brand's dark panel are ink on paper.
inPrint(':is(h1, h2, h3, h4)', { breakAfter: 'avoid' });
inPrint('main :not(svg *)', { color: 'black' });
inPrint('main a::after', { fontSize: '0.85em', fontWeight: 'normal' });
inPrint('main a[href^="/"]::after', { content: `" (${host}" attr(href) ")"` });
inPrint('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });

// A PrintedSheet stands for the whole page, in letters of paper's size, which all lengths follow.
inPrint(':root[data-print]', { fontSize: '10pt' });
// Its heading's letters are higher than its line: without room they would be cut at a sheet's end.
inPrint('[data-printed] section', { breakInside: 'avoid', paddingTop: vars.space.s });
inPrint('[data-printed] :is(th, td)', { paddingBlock: vars.space.xs });
globalStyle('[data-printed]', { '@media': { screen: { display: 'none' } } });
inPrint(':root[data-print] body > :is(:not([data-printed]), :has(~ [data-printed]))', {
  display: 'none',
});
