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

test('a form without groups has one group, with one field a row', () => {
  expect(shapeOf([field('a'), field('b')])).toEqual([[undefined, [['a'], ['b']]]]);
});

test('a field can be beside the one before it, but never beside one of another group', () => {
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
