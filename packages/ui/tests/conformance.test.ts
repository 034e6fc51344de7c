import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { type Claim, levelA, levelAA, report, reportYaml } from '../conformance.ts';
import schema from './openacr/openacr-0.1.0.json' with { type: 'json' };

const repository = resolve(import.meta.dirname, '../../..');
const claims = [...levelA, ...levelAA];
const rules = axe.getRules();

test('openacr.yaml matches its claims (fix with `node packages/ui/conformance.ts`)', () => {
  expect(readFileSync(resolve(repository, 'packages/ui/openacr.yaml'), 'utf8')).toBe(reportYaml());
});

test('the report is valid by the schema of OpenACR', () => {
  const validate = new Ajv({ strict: false }).compile(schema);
  validate(report());
  expect(validate.errors ?? []).toEqual([]);
});

test('the report has every criterion of level A and AA once, in order', () => {
  // WCAG 2.2, by guideline: the numbers of the criteria of each level.
  const level = (text: string) => text.trim().split(/\s+/);
  expect(levelA.map(({ num }) => num)).toEqual(
    level(`1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1
      2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1
      4.1.2`),
  );
  expect(levelAA.map(({ num }) => num)).toEqual(
    level(`1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7
      2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`),
  );
});

/** Returns what a claim names that does not exist. */
const missingFrom = ({ num, level, tests, axe: ids, notes }: Claim): string[] => [
  ...(level === 'supports' && tests.length + ids.length === 0 ? ['a test'] : []),
  ...(notes ? [] : ['a note']),
  ...tests.flatMap(({ file, title }) => {
    const path = resolve(repository, file);
    const isTest = /\.(?:test|spec|docs|stories|setup)\.tsx?$/.test(file) && existsSync(path);
    return isTest && readFileSync(path, 'utf8').includes(title) ? [] : [`“${title}” in ${file}`];
  }),
  ...ids.flatMap((id) => {
    const tags = rules.find(({ ruleId }) => ruleId === id)?.tags ?? ['experimental'];
    const isRun = tags.includes(`wcag${num.replaceAll('.', '')}`) && !tags.includes('experimental');
    return isRun ? [] : [`axe’s ${id}`];
  }),
];

test.each(claims)('the claim on $num names tests that exist', (claim) => {
  expect(missingFrom(claim)).toEqual([]);
});

test('a claim without a test, or with a test that does not exist, is refused', () => {
  const claim: Claim = { num: '1.4.3', level: 'supports', notes: 'All.', tests: [], axe: [] };
  const file = 'packages/ui/tests/conformance.test.ts';
  expect(missingFrom(claim)).toEqual(['a test']);
  expect(missingFrom({ ...claim, tests: [{ file, title: `no ${'such'} test` }] })).toHaveLength(1);
  expect(missingFrom({ ...claim, axe: ['label'] })).toEqual(['axe’s label']);
});
