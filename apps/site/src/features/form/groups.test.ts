import type { Field } from '@milepost/domain/forms';
import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

const field = (name: string, rest: Partial<Field> = {}) =>
  ({ name, label: name, control: 'text', autoComplete: 'off', isRequired: true, ...rest }) as Field;

const shapeOf = (fields: readonly Field[]) =>
  groupsOf(fields).map(({ label, rows }) => [
    label,
    rows.map((row) => row.map(({ name }) => name)),
  ]);

test('a form without groups is one of rows, a field each', () => {
  expect(shapeOf([field('a'), field('b')])).toEqual([[undefined, [['a'], ['b']]]]);
});

test('a field stands beside the one before it, never beside one of another group', () => {
  const fields = [
    field('a', { group: 'You' }),
    field('b', { isBeside: true }),
    field('c', { group: 'Your loan', isBeside: true }),
  ];
  expect(shapeOf(fields)).toEqual([
    ['You', [['a', 'b']]],
    ['Your loan', [['c']]],
  ]);
});
