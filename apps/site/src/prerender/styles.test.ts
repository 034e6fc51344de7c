import { expect, test } from 'vitest';
import { splitStyles, usedRules } from './styles.ts';

test('the layers come first in their order, with the font, which is in no other file', () => {
  const font = '@font-face{font-family:A;src:url(/a.woff2)}';
  const { first, rules } = splitStyles(
    `@layer x.b;${font}@layer x.a{p{top:0}}@layer x.b{i{top:0}}`,
  );
  expect(first).toBe(`@layer x.b,x.a;${font}`);
  expect(rules).toBe('@layer x.b;@layer x.a{p{top:0}}@layer x.b{i{top:0}}');
});

test('a list of layers declares each of them', () => {
  expect(splitStyles('@layer x.b, x.c,x.a;@layer x.a{p{top:0}}').first).toBe('@layer x.b,x.c,x.a;');
});

test.each([
  ['a class of the page', '.a{top:0}', '.a{top:0}'],
  ['a class of another page', '.b{top:0}.a.b{top:0}.a .b{top:0}', ''],
  ['of a list, what the page has', '.b,.a{top:0}', '.a{top:0}'],
  ['no class', ':focus-visible{top:0}', ':focus-visible{top:0}'],
  ['an attribute', '.a[data-open]{top:0}.a:is([style],.b):focus-visible{top:.5px}', undefined],
  [
    'no attribute of another page',
    '.a[data-shut],:where(:root[data-open=no],[data-shut] .a){top:0}',
    '',
  ],
  ['of attributes with a value, that of the page', '[data-open="yes"]{top:0}', undefined],
  ['an attribute that a script may set', '[data-early] .a,[open]>.a{top:0}', undefined],
  ['what is not', '.a:not(.b,[data-shut]){top:0}', undefined],
  ['of alternatives, what can be', '.a:is(.b,p):has(.b,i){top:0}', undefined],
  ['nothing of hovering and pressing', '.a:hover,.a:is(:active,.b){top:0}.x:active .a{top:0}', ''],
  ['what stands in a class', ':where(.a)>:is(ul,ol)>li::marker{top:0}', undefined],
  ['settings', '@media (forced-colors:active){.a{top:0}}', undefined],
  ['nothing of print', '@media print{.a{top:0}}', ''],
  ['a query of another page', '@container (width>1px){.b{top:0}}', ''],
  ['an animation', '@keyframes k{0%{top:0}to{top:.5px}}.a{animation:k 1s,l 1s}', undefined],
  [
    'what is read',
    '.a{--q:0;--r:1;--s:2;--t:var(--q);top:var(--t)}',
    '.a{--q:0;--r:1;--s:2;--t:var(--q);top:var(--t)}',
  ],
  ['no property that nothing reads', ':root{--u:0;--v:var(--u)}@layer l{.a{--w:1}}', ''],
  ['an animation of another page', '@keyframes k{to{top:0}}.b{animation:k 1s}', ''],
])('a document contains the rules that can match its elements: %s', (_, rules, used = rules) => {
  expect(
    usedRules(rules, '<p class="x a" data-open="yes" style="top:var(--r)">', 'fill="var(--s)"'),
  ).toBe(used);
});
