// Walks through the site and the kit with Orca in Firefox and Chromium, and checks what is heard:
// `npm run listen`, `npm run listen -- --runs 10`, `npm run listen -- payoff Toast`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, isBuilt } from '../../scripts/build-site.ts';
import { ensureBrowser, versionOf } from '../browser.ts';
import { addresses, answers, freePort, freePorts, programs, readiness, run } from '../services.ts';
import { type ReadBrowser, Reader } from './reader.ts';
import { startSession } from './session.ts';
import { kitWalks, siteWalks, type Walk } from './walks.ts';

const root = join(import.meta.dirname, '../..');
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

ensurePackages();
if (!isBuilt()) buildSite();
if (!existsSync(join(root, 'storybook-static/index.json'))) {
  spawnSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' });
}

const ports = await freePorts();
const { inbox, mailer, site } = programs(ports);
const services = [inbox, mailer, site].map(run);
const storybookPort = await freePort();
const storybook = run({
  name: 'Storybook',
  file: 'tooling/listen/storybook.ts',
  env: { PORT: `${storybookPort}` },
});
const storybookUrl = `http://127.0.0.1:${storybookPort}`;
process.on('exit', () => {
  for (const service of [...services, storybook]) void service.stop();
});
await Promise.all([
  ...Object.values(readiness(ports)).map((url, index) =>
    answers(url, services[index] ?? storybook),
  ),
  answers(`${storybookUrl}/index.json`, storybook),
]);

const walks = [
  ...siteWalks.map((walk) => ({ ...walk, url: addresses(ports).site + walk.path })),
  ...kitWalks.map((walk) => ({
    ...walk,
    url: `${storybookUrl}/iframe.html?viewMode=story&id=${walk.path}`,
  })),
].filter(({ name }) => names.length === 0 || names.includes(name));

/** Takes all walks in a browser. Returns the number that failed. */
async function listenIn(browser: ReadBrowser): Promise<number> {
  let failed = 0;
  for (const walk of walks) {
    const problem = await problemOf(walk, browser);
    if (problem) failed += 1;
    console.log(
      `${problem ? '✗' : '✓'} ${browser}: ${walk.name}${problem ? `\n  ${problem}` : ''}`,
    );
  }
  return failed;
}

async function problemOf(walk: Walk & { url: string }, browser: ReadBrowser) {
  const session = await startSession();
  try {
    const reader = await Reader.open(session, browser, walk.url);
    await walk.take(reader);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    session.close();
  }
}

let failedRuns = 0;
for (let count = 1; count <= Number(options.runs); count++) {
  const start = Date.now();
  const failed = await Promise.all((['Firefox', 'Chromium'] as const).map(listenIn));
  const total = failed.reduce((sum, one) => sum + one);
  if (total > 0) failedRuns += 1;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`Run ${count}: ${total} of ${2 * walks.length} walks failed, ${seconds} s.`);
}
const orca = spawnSync('orca', ['--version'], { encoding: 'utf8' }).stdout.trim();
console.log(
  `Orca ${orca}, Firefox ${versionOf('Firefox')}, Chromium ${versionOf('Chromium')}: ${failedRuns} of ${options.runs} runs failed.`,
);
process.exit(failedRuns > 0 ? 1 : 0);

/** Installs what Debian has of the screen reader, the display and the browsers. */
function ensurePackages(): void {
  const programs = ['orca', 'xdotool', 'openbox', 'dbus-daemon', 'Xvfb'];
  const isMissing = (name: string) => spawnSync('which', [name]).status !== 0;
  if (programs.some(isMissing)) {
    const packages = ['orca', 'at-spi2-core', 'xdotool', 'openbox', 'dbus', 'xvfb'];
    const flags = ['install', '--yes', '--no-install-recommends'];
    spawnSync('apt-get', ['update', '--quiet'], { stdio: 'inherit' });
    spawnSync('apt-get', [...flags, ...packages], { stdio: 'inherit' });
  }
  for (const browser of ['Firefox', 'Chromium'] as const) ensureBrowser(browser);
}
