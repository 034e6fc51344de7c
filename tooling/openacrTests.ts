import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { type Claim, missingFrom } from './openacr.ts';
import schema from './openacr-0.1.0.json' with { type: 'json' };

const rules = axe.getRules();

/** A conformance report with its claims. */
export interface Conformance {
  /** The program that writes the report, as a path in the repository. */
  readonly program: string;
  /** The path of the report in the repository. */
  readonly file: string;
  readonly report: () => object;
  readonly reportYaml: () => string;
  readonly levelA: readonly Claim[];
  readonly levelAA: readonly Claim[];
  /** The claims on other standards. */
  readonly others?: readonly Claim[];
}

/** Defines the tests of a conformance report. */
export function testConformance(conformance: Conformance): void {
  const { program, file, report, reportYaml, levelA, levelAA, others = [] } = conformance;

  test(`${file} matches its claims (fix with \`node ${program}\`)`, () => {
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toBe(reportYaml());
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

  test.each([...levelA, ...levelAA, ...others])(
    'the claim on $num names tests that exist',
    (it) => {
      expect(missingFrom(it, rules)).toEqual([]);
    },
  );
}
