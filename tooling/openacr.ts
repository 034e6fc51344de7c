import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');

/** A test, by a quoted text in its file: a title, a row of a keyboard table, a story, a message. */
export interface Proof {
  /** The path in the repository. */
  readonly file: string;
  readonly title: string;
}

/** What a report claims of a criterion. */
export interface Claim {
  readonly num: string;
  readonly level: 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';
  readonly notes: string;
  readonly tests: readonly Proof[];
  /** The rules of axe that check the criterion. */
  readonly axe: readonly string[];
}

/** A criterion that is met, with the tests that prove it. */
export const supports = (
  num: string,
  notes: string,
  tests: readonly Proof[],
  axe: readonly string[] = [],
): Claim => ({ num, level: 'supports', notes, tests, axe });

/** A criterion that is met in part. The notes say what is missing. */
export const partly = (num: string, notes: string, tests: readonly Proof[] = []): Claim => ({
  num,
  level: 'partially-supports',
  notes,
  tests,
  axe: [],
});

/** A criterion on something that does not exist here. The notes say why. */
export const notApplicable = (num: string, notes: string): Claim => ({
  num,
  level: 'not-applicable',
  notes,
  tests: [],
  axe: [],
});

/** A rule of axe. */
export interface AxeRule {
  readonly ruleId: string;
  readonly tags: readonly string[];
}

/** Returns those of the tests that do not exist. */
export const missingTests = (tests: readonly Proof[]): string[] =>
  tests.flatMap(({ file, title }) => {
    const path = join(repository, file);
    const isTest = /\.(?:test|spec|docs|stories|setup)\.tsx?$/.test(file) && existsSync(path);
    return isTest && readFileSync(path, 'utf8').includes(title) ? [] : [`“${title}” in ${file}`];
  });

/** Returns what a claim names that does not exist. `rules` are those that axe has. */
export const missingFrom = (
  { num, level, tests, axe, notes }: Claim,
  rules: readonly AxeRule[],
): string[] => [
  ...(level === 'supports' && tests.length + axe.length === 0 ? ['a test'] : []),
  ...(notes ? [] : ['a note']),
  ...missingTests(tests),
  ...axe.flatMap((id) => {
    const tags = rules.find(({ ruleId }) => ruleId === id)?.tags ?? ['experimental'];
    const isRun = tags.includes(`wcag${num.replaceAll('.', '')}`) && !tags.includes('experimental');
    return isRun ? [] : [`axe’s ${id}`];
  }),
];

/**
 * Returns the criteria of a chapter of OpenACR.
 *
 * @param where Where axe runs its rules, e.g. `in every story`.
 * @param component The component of the catalog that the claims are on.
 */
export const criteria = (
  claims: readonly Claim[],
  where: string,
  component: 'web' | 'none' = 'web',
) =>
  claims.map((claim) => ({
    num: claim.num,
    components: [
      { name: component, adherence: { level: claim.level, notes: remarks(claim, where) } },
    ],
  }));

const remarks = ({ notes, tests, axe }: Claim, where: string) =>
  [
    notes,
    ...(tests.length > 0
      ? [`Tests: ${tests.map(({ file, title }) => `“${title}” (${file})`).join('; ')}.`]
      : []),
    ...(axe.length > 0 ? [`axe ${where}: ${axe.join(', ')}.`] : []),
  ].join(' ');

/** Formats a value as YAML. Strings are quoted as in JSON, which is valid YAML. */
export function yaml(value: unknown, indent = ''): string {
  const lines = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([lead, each]) => {
      const isNested = typeof each === 'object' && each !== null;
      return isNested
        ? `${indent}${lead}\n${yaml(each, `${indent}  `)}`
        : `${indent}${lead} ${JSON.stringify(each)}\n`;
    });
  return Array.isArray(value)
    ? lines(value.map((each) => ['-', each] as const)).join('')
    : lines(Object.entries(value as object).map(([key, each]) => [`${key}:`, each] as const)).join(
        '',
      );
}
