import { transformCss } from '@vanilla-extract/css/transformCss';
import { expect, test } from 'vitest';
import { component } from './component.ts';

const written = (rule: Parameters<typeof component>[0]) =>
  transformCss({
    localClassNames: ['part'],
    composedClassLists: [],
    cssObjs: [{ type: 'local', selector: 'part', rule: component(rule) }],
  })
    .join('\n')
    .replaceAll(/\s+/g, ' ');

const hover = '@media (hover: hover) { .part:hover { color: red; } }';

test('a hover style applies only where a pointer can hover', () => {
  expect(written({ selectors: { '&:hover': { color: 'red' } } })).toContain(hover);
});

test('a hover style inside a media query applies only where a pointer can hover', () => {
  const css = written({
    '@media': {
      print: { color: 'black', selectors: { '&:hover': { color: 'red' }, '&:focus': { top: 0 } } },
    },
  });
  expect(css).toContain('@media print { .part { color: black; } .part:focus { top: 0; } }');
  expect(css).toContain('@media print and (hover: hover) { .part:hover { color: red; } }');
  expect(css.match(/:hover \{/g)).toHaveLength(1);
});

test('a hover style inside a container query applies only where a pointer can hover', () => {
  const css = written({
    '@container': { '(width > 1px)': { selectors: { '&:hover': { color: 'red' } } } },
  });
  expect(css).toContain(`@container (width > 1px) { ${hover} }`);
});

test('a hover media query of the rule itself is merged with the hover styles', () => {
  const css = written({
    selectors: { '&:hover': { color: 'red' } },
    '@media': {
      '(hover: hover)': {
        cursor: 'help',
        selectors: { '&:hover': { top: 0 }, '&:focus': { left: 0 } },
      },
    },
  });
  expect(css).toContain('cursor: help');
  expect(css).toContain('color: red');
  expect(css).toContain('top: 0');
  expect(css).toContain('left: 0');
});
