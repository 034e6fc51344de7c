import { expect, test } from 'vitest';
import { readBack, readDealSearch, readReportSearch } from './search.ts';

test('readBack leads to a page of the portal, and to no other site', () => {
  expect(readBack('/deals?page=2')).toBe('/deals?page=2');
  for (const path of [
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'],
    ...['javascript:alert(1)', '/sign-in?back=/sign-in', '/', '', undefined, 7],
  ]) {
    expect(readBack(path), String(path)).toBeUndefined();
  }
});

test('readReportSearch takes two real days in order, within what a report covers', () => {
  const days = { from: '2026-11-01', to: '2026-11-20' };
  expect(readReportSearch(days)).toEqual(days);
  for (const wrong of [
    { from: '0002-11-01', to: '2026-11-20' },
    { from: '2026-11-20', to: '2026-11-01' },
    { from: '2026-02-30', to: '2026-11-20' },
    { from: '2026-11-01', to: '9999-12-31' },
    { from: '2026-11-01' },
  ]) {
    expect(readReportSearch(wrong)).toEqual({});
  }
});

test('readDealSearch leaves out what it does not know, and cuts long text', () => {
  expect(
    readDealSearch({ sort: 'constructor', size: '5', page: '-1', tier: 'Gold', status: 'x,,y' }),
  ).toEqual({});
  expect(readDealSearch({ search: 'a'.repeat(10_000) }).search).toHaveLength(100);
});
