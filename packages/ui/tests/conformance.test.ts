import axe from 'axe-core';
import { expect, test } from 'vitest';
import { type Claim, missingFrom } from '../../../tooling/openacr.ts';
import { testConformance } from '../../../tooling/openacrTests.ts';
import { levelA, levelAA, report, reportYaml } from '../conformance.ts';

testConformance({
  program: 'packages/ui/conformance.ts',
  file: 'packages/ui/openacr.yaml',
  report,
  reportYaml,
  levelA,
  levelAA,
});

test('a claim without a test, or with a test that does not exist, is refused', () => {
  const rules = axe.getRules();
  const claim: Claim = { num: '1.4.3', level: 'supports', notes: 'All.', tests: [], axe: [] };
  const file = 'packages/ui/tests/conformance.test.ts';
  expect(missingFrom(claim, rules)).toEqual(['a test']);
  const tests = [{ file, title: `no ${'such'} test` }];
  expect(missingFrom({ ...claim, tests }, rules)).toHaveLength(1);
  expect(missingFrom({ ...claim, axe: ['label'] }, rules)).toEqual(['axe’s label']);
});
