import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import {
  browserNames,
  ensureBrowser,
  ensureFonts,
  ensureProgram,
  headlessShell,
} from '../tooling/browser.ts';
import { freePort } from '../tooling/services.ts';

/**
 * Everything that proves the project, in one run: format and lint, types, unused code, the build,
 * every unit and component test, the built site in three browsers with the real mailer and inbox, and the dealer portal. Each check that
 * has no tests of its own counts as one. The last line is `N passed, N failed`, and the exit code is
 * 1 where something failed.
 */
const root = join(import.meta.dirname, '..');
// The mailer's tests share limits through a real Redis.
ensureProgram('redis-server');
// The many tests of the site each open a page; the few that run in every browser have Chromium itself.
ensureProgram(headlessShell);
for (const name of browserNames) ensureBrowser(name);
ensureFonts();
const reports = mkdtempSync(join(tmpdir(), 'milepost-test-'));
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  CHROMIUM_PATH: ensureBrowser(),
  // Its own port may be taken by a portal that somebody looks at.
  PORTAL_PORT: `${await freePort()}`,
  CI: '1',
};

interface Outcome {
  readonly passed: number;
  /** The names of what failed, said once more at the end: a log is often read from there. */
  readonly failed: readonly string[];
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
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

const outcomes = [
  ...(await Promise.all([
    check('Format and lint', 'biome', 'ci', '--reporter=summary'),
    check('Types', 'tsc', '-b'),
    check('Unused code', 'knip', '--no-progress', '--no-config-hints'),
  ])),
  await check('Build', 'npm', 'run', 'build', '--silent'),
  await suite(
    'Unit and component tests',
    'vitest',
    // Vitest leaves a core free, which is half of a small machine, and many tests wait more than they work.
    (report) => [
      'run',
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    vitest,
  ),
  await suite('The whole site', 'playwright', () => inBrowsers('apps/site'), playwright),
  await suite(
    'The dealer portal, from the packed packages',
    'playwright',
    () => inBrowsers('examples/dealer-portal'),
    playwright,
  ),
];

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
console.log(['', ...failed.map((name) => `✗ ${name}`)].join('\n'));
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs a tool that passes or fails as one; what it says is shown in one piece. */
async function check(title: string, command: string, ...args: readonly string[]): Promise<Outcome> {
  const { isFine, said, seconds } = await run(command, args, { stdio: 'pipe' });
  console.log(`${said}${isFine ? '✓' : '✗'} ${title} (${seconds} s)`);
  return isFine ? { passed: 1, failed: [] } : { passed: 0, failed: [title] };
}

/** Runs a tool that writes a JSON report; a run that fails with no failed test counts as one. */
async function suite(
  title: string,
  command: string,
  argsFor: (report: string) => readonly string[],
  read: (report: string) => Outcome,
): Promise<Outcome> {
  const report = join(reports, `${title}.json`);
  const { isFine, seconds } = await run(command, argsFor(report), {
    stdio: 'inherit',
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
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
    `${failed.length === 0 ? '✓' : '✗'} ${title}: ${outcome.passed} passed, ${failed.length} failed (${seconds} s)`,
  );
  return { passed: outcome.passed, failed };
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

/** The arguments of Playwright for a workspace; the environment says where its report goes. */
function inBrowsers(workspace: string): readonly string[] {
  return ['test', `--config=${workspace}/playwright.config.ts`, '--reporter=dot,json'];
}

function playwright(report: string): Outcome {
  const { stats, suites }: PlaywrightReport = JSON.parse(report);
  return { passed: stats.expected, failed: suites.flatMap(failedIn) };
}

/** What failed, or passed only when it was tried again. */
function failedIn({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ projectName }) => `[${projectName}] ${file}:${line}: ${title}`),
  );
  return [...failed, ...suites.flatMap(failedIn)];
}

/** Runs a tool to its end; one that can't be started has failed. */
async function run(command: string, args: readonly string[], options: SpawnOptions) {
  const started = performance.now();
  const child = spawn(command, args, { cwd: root, env: environment, ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close').catch((error: Error) => {
    said += `${error.message}\n`;
    return [1];
  });
  return { isFine: code === 0, said, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
