import { company } from '@milepost/domain/company';
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

// A PrintedSheet stands for the whole page.
globalStyle('[data-printed]', { '@media': { screen: { display: 'none' } } });
inPrint(':root[data-print] body > :is(:not([data-printed]), :has(~ [data-printed]))', {
  display: 'none',
});
