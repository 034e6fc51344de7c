import { company } from '@milepost/domain/company';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** The kit's parts know how to be printed; this is what only the whole page knows. */
const inPrint = (selector: string, rule: NonNullable<StyleRule['@media']>[string]) =>
  globalStyle(selector, { '@media': { print: rule } });

/** What paper can't do, such as a choice. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

const { host } = new URL(company.links.site);

inPrint('body', { display: 'flex', flexDirection: 'column' });
inPrint('main nav', { display: 'none' });
// A heading stays with its text, and words on the brand's dark panel are ink on paper.
inPrint(':is(h1, h2, h3, h4)', { breakAfter: 'avoid' });
inPrint('main :not(svg *)', { color: 'black' });
inPrint('main a::after', { fontSize: '0.85em', fontWeight: 'normal' });
inPrint('main a[href^="/"]::after', { content: `" (${host}" attr(href) ")"` });
inPrint('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });

// While a form's answer is on show it stands where the form stood: a sheet to keep.
const answer = 'body > [role="region"]:has([role="alertdialog"])';
inPrint('body:has(> [role="region"] [role="alertdialog"]) form', { display: 'none' });
inPrint('body > header', { order: -2 });
inPrint(answer, { display: 'block', position: 'static', order: -1, width: 'auto', margin: 0 });
inPrint(`${answer} [role="alertdialog"]`, {
  color: 'black',
  background: 'none',
  border: '1px solid',
  boxShadow: 'none',
});
inPrint(`${answer} [role="alertdialog"] *`, { color: 'inherit' });
inPrint(`${answer} [role="alertdialog"] button`, { display: 'none' });

// A PrintedSheet stands for the whole page.
globalStyle('[data-printed]', { '@media': { screen: { display: 'none' } } });
inPrint(':root[data-print] body > :not([data-printed])', { display: 'none' });
