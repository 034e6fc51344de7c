import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { propsOfModule } from '../../../.storybook/props.ts';
import { layoutNames } from '../src/styles/layout.ts';

const components = join(import.meta.dirname, '../src/components');
const propsOf = (name: string) => propsOfModule(join(components, name, `${name}.tsx`))[name] ?? [];
const typesOf = (name: string) =>
  Object.fromEntries(propsOf(name).map(({ name, type }) => [name, type]));

test('a table of props holds what a component takes over from others', () => {
  expect(typesOf('MoneyField')).toMatchObject({
    label: 'string',
    min: 'number',
    value: 'number | null',
    onChange: '(value: number | null) => void',
    inputWidth: "'full' | 'medium' | 'short'",
  });
  expect(Object.keys(typesOf('Checkbox'))).toEqual(
    expect.arrayContaining(['name', 'isRequired', 'errorMessage', 'isSelected', 'marginTop']),
  );
});

test('what a component leaves out of what it takes over is not in its table', () => {
  expect(Object.keys(typesOf('Checkbox'))).not.toContain('shouldMarkOptional');
  expect(Object.keys(typesOf('TextField'))).not.toContain('placeholder');
});

test('names of tokens are written out', () => {
  expect(typesOf('Box')).toMatchObject({
    marginTop: "'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'auto'",
    alignItems: "'start' | 'center' | 'end' | 'stretch' | 'baseline'",
    background: expect.stringMatching(/^'page' \| 'surface' \|/),
  });
});

test('names that a type takes from others are written out', () => {
  expect(typesOf('ErrorSummary')).toMatchObject({ headingLevel: '2 | 3 | 4 | 5 | 6' });
  expect(typesOf('Avatar')).toMatchObject({
    background: "'tint1' | 'tint2' | 'tint3' | 'tint4' | 'tint5'",
  });
  expect(typesOf('Section')).toMatchObject({ contentWidth: "'content' | 'prose' | 'form'" });
  expect(typesOf('NamedIcon')).toMatchObject({ name: expect.stringMatching(/^'[\w-]+' \| '/) });
});

test('what a short name stands for is written out', () => {
  expect(typesOf('RangeSlider')).toMatchObject({
    value: 'readonly [number, number]',
    onChange: '(value: readonly [number, number]) => void',
  });
  expect(typesOf('Dialog')).toMatchObject({
    children: 'ReactNode | ((options: { close: () => void }) => ReactNode)',
  });
  expect(typesOf('FileUpload').upload).toMatch(/^\(file: File, options: /);
  expect(typesOf('Box')).toMatchObject({ padding: expect.stringMatching(/^'none' \| 'xxs' \|/) });
  for (const name of ['padding', 'paddingTop']) {
    expect(propsOf('Box').find((prop) => prop.name === name)?.description).toContain('each width');
  }
});

test('defaults and words come from the doc comments', () => {
  const tone = propsOf('Badge').find(({ name }) => name === 'tone');
  expect(tone).toMatchObject({ default: "'neutral'", isRequired: false });
  expect(propsOf('Button').find(({ name }) => name === 'variant')?.description).toBe(
    'One `primary` a view.',
  );
});

test.each(
  globSync('*/[A-Z]*.tsx', { cwd: components }).filter((file) => !/\.(stories|test)\./.test(file)),
)('every component of %s has a table in which no prop stands twice', (file) => {
  for (const props of Object.values(propsOfModule(join(components, file)))) {
    const names = props.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  }
});

/** The public face's own word on what a component takes: the members of its `…Props`, without what they extend. */
const declaredFor = (name: string, face: string) => {
  const [, body = ''] =
    new RegExp(`^export interface ${name}Props [^{]*\\{\\n([\\s\\S]*?)^\\}`, 'm').exec(face) ?? [];
  return [...body.matchAll(/^ {4}'?([\w-]+)'?\??:/gm)].map(([, prop]) => prop);
};

/** All but Icon, which stands inside, and Toast, of which an app sees the region. */
const named = readdirSync(components).filter((name) => !['Icon', 'Toast'].includes(name));

test.each(named)(
  'the page of %s has a table, and no prop that it declares is lost there',
  (name) => {
    const table = propsOf(name).map((prop) => prop.name);
    expect(table).not.toEqual([]);
    const face = readFileSync(join(components, '../../api.txt'), 'utf8');
    const section = face.split(`## ./${name}\n`)[1]?.split('\n## ')[0] ?? '';
    expect(declaredFor(name, section).filter((prop) => !table.includes(prop ?? ''))).toEqual([]);
  },
);

/** What says itself, and the layout props, which one sentence explains together. */
const selfEvident: readonly string[] = ['children', 'ref', ...layoutNames];

test.each(named)('every prop of %s has a sentence that says what it does', (name) => {
  const silent = propsOf(name).filter(({ description }) => description === '');
  expect(silent.map((prop) => prop.name).filter((prop) => !selfEvident.includes(prop))).toEqual([]);
});
