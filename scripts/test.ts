import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { browserNames, ensureBrowser, ensureProgram } from '../tooling/browser.ts';

/**
 * Everything that proves the project, in one run: format and lint, types, unused code, the build,
 * every unit and component test, and the built site in three browsers with the real mailer and inbox. Each check that
 * has no tests of its own counts as one. The last line is `N passed, N failed`, and the exit code is
 * 1 where something failed.
 */
const root = join(import.meta.dirname, '..');
// The mailer's tests share limits through a real Redis.
ensureProgram('redis-server');
for (const name of browserNames) ensureBrowser(name);
const reports = mkdtempSync(join(tmpdir(), 'milepost-test-'));
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  CHROMIUM_PATH: ensureBrowser(),
  CI: '1',
};

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

const counts = [
  ...(await Promise.all([
    check('Format and lint', 'biome', 'ci', '--reporter=summary'),
    check('Types', 'tsc', '-b'),
    check('Unused code', 'knip', '--no-progress', '--no-config-hints'),
  ])),
  await check('Build', 'node', 'scripts/build.ts'),
  await suite(
    'Unit and component tests',
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    vitest,
  ),
  await suite(
    'The whole site',
    'playwright',
    ['test', '--config=apps/site/playwright.config.ts', '--reporter=list,json'],
    playwright,
  ),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a tool that passes or fails as one; what it says is shown in one piece. */
async function check(title: string, command: string, ...args: readonly string[]): Promise<Count> {
  const { isFine, said, seconds } = await run(command, args, { stdio: 'pipe' });
  console.log(`${said}${isFine ? '✓' : '✗'} ${title} (${seconds} s)`);
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a tool that writes a JSON report; a run that fails with no failed test counts as one. */
async function suite(
  title: string,
  command: string,
  args: readonly string[],
  countIn: (report: string) => Count,
): Promise<Count> {
  const report = join(reports, `${command}.json`);
  const { isFine, seconds } = await run(command, args, {
    stdio: 'inherit',
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = countIn(readFileSync(report, 'utf8'));
  } catch {
    console.error(`${title}: no report was written.`);
  }
  const isUnexplained = !isFine && count.failed === 0;
  const isEmpty = count.passed + count.failed === 0;
  const failed = count.failed + (isUnexplained || isEmpty ? 1 : 0);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${title}: ${count.passed} passed, ${failed} failed (${seconds} s)`,
  );
  return { passed: count.passed, failed };
}

function vitest(report: string): Count {
  const { numPassedTests, numFailedTests }: VitestReport = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwright(report: string): Count {
  const { stats }: PlaywrightReport = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
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
