import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { type LastRun, lastRunFile } from '../.storybook/lastRun.ts';
import {
  browserNames,
  ensureBrowser,
  ensureFonts,
  ensureProgram,
  headlessShell,
  versionOf,
} from '../tooling/browser.ts';
import { freePort } from '../tooling/services.ts';

/**
 * Runs every check of the project: format and lint, prose, types, unused code, the build, every unit and
 * component test, the built site in three browsers with the real mailer and inbox, and the dealer
 * portal. A check without tests counts as one. The last line is `N passed, N failed`, and the exit
 * code is 1 if anything failed.
 */
const root = join(import.meta.dirname, '..');
// The mailer's tests share limits through a real Redis.
ensureProgram('redis-server');
// They also open encrypted mail as staff do.
ensureProgram('gpg');
ensureProgram('gpg-agent');
// The site's tests read printed pages.
ensureProgram('pdftotext', 'poppler-utils');
// Each of the site's many tests opens a page. The few tests that run in every browser need full
// Chromium.
ensureProgram(headlessShell);
for (const name of browserNames) ensureBrowser(name);
ensureFonts();
// Removed at the end, with what the tests and their browsers leave in it.
using temporary = mkdtempDisposableSync(join(tmpdir(), 'milepost-test-'));
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  CHROMIUM_PATH: ensureBrowser(),
  // The tests start Node hundreds of times.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // The default port may be in use by a portal that somebody runs.
  PORTAL_PORT: `${await freePort()}`,
  STORYBOOK_PORT: `${await freePort()}`,
  // Packed once for the tests of both packages and for the portal.
  TARBALLS: mkdtempSync(join(temporary.path, 'tarballs-')),
  TMPDIR: temporary.path,
  CI: '1',
};

interface Outcome {
  readonly passed: number;
  /** The names of failed tests, repeated at the end, because people often read a log from there. */
  readonly failed: readonly string[];
  /** The names of tests that passed on their second try. */
  readonly flaky?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

const checks = await Promise.all([
  check('Format and lint', 'biome', 'ci', '--reporter=summary'),
  check('Prose', 'node', 'tooling/prose.ts'),
  check('Types', 'tsc', '-b'),
  check('Unused code', 'knip', '--no-progress', '--no-config-hints'),
]);
// Runs after the types, because both write the domain's `dist`.
const builds = await Promise.all([
  check('Build', 'npm', 'run', 'build', '--silent'),
  check('Build in both languages', 'npm', 'run', 'build:languages', '--silent'),
  check('Packages', 'node', 'tooling/tarballs.ts'),
  check('Storybook', 'npm', 'run', 'build-storybook', '--silent'),
]);
// The built scripts and style sheets use nothing younger than the browsers that the README names.
// `@noble/hashes` tests for `toHex` before it uses it.
const browsers = await Promise.all([
  check(
    'Browsers: scripts',
    'es-check',
    'es2023',
    'apps/site/dist/public/assets/*.js',
    'packages/ui/dist/**/*.js',
    '--module',
    '--checkFeatures',
    '--allowList=Uint8ArrayToHex',
  ),
  check(
    'Browsers: style sheets',
    'stylelint',
    '--config=tooling/stylelint.config.js',
    'apps/site/dist/public/assets/*.css',
    'packages/ui/dist/**/*.css',
  ),
]);
// Runs the large suites one after the other: side by side on two cores, browser tests time out. The
// last two have as many workers together as the site's.
const suites = [
  await suite(
    'Unit and component tests',
    'vitest',
    // By default Vitest leaves one core free, which is half of a small machine.
    (report) => [
      'run',
      '--maxWorkers=100%',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    vitest,
  ),
  await suite('The whole site', 'playwright', () => inBrowsers('apps/site'), playwright),
  ...(await Promise.all([
    suite('Storybook', 'playwright', () => inBrowsers('.storybook'), playwright),
    suite(
      'The dealer portal, from the packed packages',
      'playwright',
      () => inBrowsers('examples/dealer-portal'),
      playwright,
    ),
  ])),
];
const outcomes = [...checks, ...builds, ...browsers, ...suites];

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
const flaky = outcomes.flatMap((outcome) => outcome.flaky ?? []);
console.log(
  [
    '',
    ...flaky.map((name) => `Passed on its second try: ${name}`),
    ...failed.map((name) => `✗ ${name}`),
  ].join('\n'),
);
recordRun();
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Writes the result for the status of components in Storybook. */
function recordRun() {
  const output = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();
  const run: LastRun = {
    at: new Date().toISOString(),
    commit: output('git', 'rev-parse', '--short', 'HEAD'),
    passed,
    failed,
    browsers: Object.fromEntries(browserNames.map((name) => [name, `${name} ${versionOf(name)}`])),
  };
  mkdirSync(dirname(lastRunFile), { recursive: true });
  writeFileSync(lastRunFile, JSON.stringify(run));
}

/** Runs a tool that passes or fails as a whole, and prints its output when it ends. */
async function check(title: string, command: string, ...args: readonly string[]): Promise<Outcome> {
  const { isFine, output, seconds } = await run(command, args);
  console.log(`${output}${isFine ? '✓' : '✗'} ${title} (${seconds} s)`);
  return isFine ? { passed: 1, failed: [] } : { passed: 0, failed: [title] };
}

/** Runs a tool that writes a JSON report. A run that fails without a failed test counts as one. */
async function suite(
  title: string,
  command: string,
  argsFor: (report: string) => readonly string[],
  read: (report: string) => Outcome,
): Promise<Outcome> {
  const report = join(temporary.path, `${title}.json`);
  const { isFine, output, seconds } = await run(command, argsFor(report), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const outcome = existsSync(report)
    ? read(readFileSync(report, 'utf8'))
    : { passed: 0, failed: [`${title}: no report was written`] };
  const unexplained =
    outcome.failed.length > 0
      ? []
      : outcome.passed === 0
        ? [`${title}: no test ran`]
        : isFine
          ? []
          : [`${title}: ended with an error that is no test's`];
  const failed = [...outcome.failed, ...unexplained];
  console.log(
    `${output}${failed.length === 0 ? '✓' : '✗'} ${title}: ${outcome.passed} passed, ${failed.length} failed (${seconds} s)`,
  );
  return { ...outcome, failed };
}

function vitest(report: string): Outcome {
  const { numPassedTests, testResults }: VitestReport = JSON.parse(report);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (tests.length === 0) return status === 'failed' ? [file] : [];
    return tests.map((test) => `${file}: ${test.fullName}`);
  });
  return { passed: numPassedTests, failed };
}

/** The arguments of Playwright for a workspace. The environment sets the path of its report. */
function inBrowsers(workspace: string): readonly string[] {
  return ['test', `--config=${workspace}/playwright.config.ts`, '--reporter=dot,json'];
}

function playwright(report: string): Outcome {
  const { stats, suites }: PlaywrightReport = JSON.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: suites.flatMap((suite) => testsThat('unexpected', suite)),
    flaky: suites.flatMap((suite) => testsThat('flaky', suite)),
  };
}

/** The tests with that outcome. Those that passed on their second try are `flaky`. */
function testsThat(
  outcome: 'unexpected' | 'flaky',
  { file, suites = [], specs }: PlaywrightSuite,
): string[] {
  const found = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName }) => `[${projectName}] ${file}:${line}: ${title}`),
  );
  return [...found, ...suites.flatMap((suite) => testsThat(outcome, suite))];
}

/**
 * Runs a tool to its end and collects its output. A tool that can't be started counts as failed.
 */
async function run(command: string, args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close').catch((error: Error) => {
    output += `${error.message}\n`;
    return [1];
  });
  return { isFine: code === 0, output, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
