import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { propsOfModule } from '../../../.storybook/props.ts';

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
