import { expect, test, vi } from 'vitest';
import { findWays } from '../src/tools/fee-finder.ts';

vi.mock('#words/states', () => import('../src/es/states.ts'));

test('findWays names a state in the language of the words', () => {
  const { rows, status } = findWays({ state: 'NM' });
  expect(status).toContain('Nuevo México');
  expect(rows.find(({ id }) => id === 'barcode')?.cell).toContain('Nuevo México');
});
