// A CSS reset for apps that don't have one.
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayer } from '../theme/inLayer.ts';
import { focusRing } from './focusRing.ts';
import { type } from './typography.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, inLayer('reset', rule));

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', { textSizeAdjust: '100%', tabSize: 4 });
reset('body', {
  ...type.body,
  minHeight: '100svh',
  fontFamily: vars.font.body,
  fontWeight: vars.weight.regular,
  color: vars.color.text,
  background: vars.color.page,
  overflowWrap: 'break-word',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('table', { borderCollapse: 'collapse' });
reset('summary', { cursor: 'pointer' });
reset(':focus-visible', focusRing);
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
// Set on the root only and inherited: a declaration on each element costs style recalculation.
reset(':root::selection', { background: vars.color.primary, color: vars.color.onPrimary });
