import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { propsOfModule } from '../../../tooling/props.ts';
import { layoutNames } from '../src/styles/layout.ts';

const components = join(import.meta.dirname, '../src/components');
const propsOf = (name: string) => propsOfModule(join(components, name, `${name}.tsx`))[name] ?? [];
const typesOf = (name: string) =>
  Object.fromEntries(propsOf(name).map(({ name, type }) => [name, type]));

test('a props table includes the props that a component inherits', () => {
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

test('a props table excludes the inherited props that a component omits', () => {
  expect(Object.keys(typesOf('Checkbox'))).not.toContain('shouldMarkOptional');
  expect(Object.keys(typesOf('TextField'))).not.toContain('placeholder');
});

test('a props table expands token names', () => {
  expect(typesOf('Box')).toMatchObject({
    marginTop: "'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'auto'",
    alignItems: "'start' | 'center' | 'end' | 'stretch' | 'baseline'",
    background: expect.stringMatching(/^'page' \| 'surface' \|/),
  });
});

test('a props table expands names from other types', () => {
  expect(typesOf('ErrorSummary')).toMatchObject({ headingLevel: '2 | 3 | 4 | 5 | 6' });
  expect(typesOf('Avatar')).toMatchObject({
    background: "'tint1' | 'tint2' | 'tint3' | 'tint4' | 'tint5'",
  });
  expect(typesOf('Section')).toMatchObject({ contentWidth: "'content' | 'prose' | 'form'" });
  expect(typesOf('NamedIcon')).toMatchObject({ name: expect.stringMatching(/^'[\w-]+' \| '/) });
});

test('a props table expands type aliases', () => {
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

test('a props table takes defaults and descriptions from doc comments', () => {
  const tone = propsOf('Badge').find(({ name }) => name === 'tone');
  expect(tone).toMatchObject({ default: "'neutral'", isRequired: false });
  expect(propsOf('Button').find(({ name }) => name === 'variant')?.description).toBe(
    'One `primary` per view.',
  );
});

test.each(
  globSync('*/[A-Z]*.tsx', { cwd: components }).filter((file) => !/\.(stories|test)\./.test(file)),
)('every component of %s has a props table without duplicates', (file) => {
  for (const props of Object.values(propsOfModule(join(components, file)))) {
    const names = props.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  }
});

/** The props in the public API: the own members of a component's `…Props`, without the inherited ones. */
const declaredFor = (name: string, face: string) => {
  const [, body = ''] =
    new RegExp(`^export interface ${name}Props [^{]*\\{\\n([\\s\\S]*?)^\\}`, 'm').exec(face) ?? [];
  return [...body.matchAll(/^ {4}'?([\w-]+)'?\??:/gm)].map(([, prop]) => prop);
};

/** All except Icon, which is inside other components, and Toast, of which an app uses the region. */
const named = readdirSync(components).filter((name) => !['Icon', 'Toast'].includes(name));

test.each(named)('the page of %s has a table with every declared prop', (name) => {
  const table = propsOf(name).map((prop) => prop.name);
  expect(table).not.toEqual([]);
  const face = readFileSync(join(components, '../../api.txt'), 'utf8');
  const section = face.split(`## ./${name}\n`)[1]?.split('\n## ')[0] ?? '';
  expect(declaredFor(name, section).filter((prop) => !table.includes(prop ?? ''))).toEqual([]);
});

/** Self-explanatory props, and the layout props, which one sentence explains together. */
const selfEvident: readonly string[] = ['children', 'ref', ...layoutNames];

test.each(named)('every prop of %s has a description', (name) => {
  const silent = propsOf(name).filter(({ description }) => description === '');
  expect(silent.map((prop) => prop.name).filter((prop) => !selfEvident.includes(prop))).toEqual([]);
});

const fields = named.filter((name) => {
  const table = propsOf(name).map((prop) => prop.name);
  return ['label', 'description', 'isReadOnly'].every((prop) => table.includes(prop));
});

test.each(fields)('%s can hide its label, and have it at its side', (name) => {
  // The label of a single choice is always at its side.
  const isChoice = ['Checkbox', 'Switch'].includes(name);
  expect(Object.keys(typesOf(name))).toEqual(
    expect.arrayContaining(['isLabelHidden', ...(isChoice ? [] : ['labelPosition'])]),
  );
});
