// Walks through the site and the kit with Orca in Firefox and Chromium, and checks what is heard:
// `npm run listen`, `npm run listen -- --runs 10`, `npm run listen -- payoff Toast`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { buildSite, isBuilt } from '../../scripts/build-site.ts';
import { ensureBrowser, versionOf } from '../browser.ts';
import { addresses, answers, freePort, freePorts, programs, readiness, run } from '../services.ts';
import { type ReadBrowser, Reader, readBrowsers } from './reader.ts';
import { startSession } from './session.ts';
import { kitWalks, siteWalks, type Walk } from './walks.ts';
import { en } from './words.ts';

const root = join(import.meta.dirname, '../..');
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
// Each desktop removes itself when the process exits.
process.setMaxListeners(20);

ensurePackages();
if (!isBuilt()) buildSite();
if (!existsSync(join(root, 'storybook-static/index.json'))) {
  spawnSync('npm', ['run', 'build-storybook'], { cwd: root, stdio: 'inherit' });
}

const port = await freePort();
await preview({
  root,
  configFile: false,
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port, strictPort: true },
});
const storyUrl = `http://127.0.0.1:${port}/iframe.html?viewMode=story&id=`;

/** Takes the named walks, or all, in a browser. Returns the number that failed. */
async function listenIn(browser: ReadBrowser, site: string): Promise<number> {
  let failed = 0;
  const walks: readonly (Walk & { url: string })[] = [
    ...siteWalks(en).map((walk) => ({ ...walk, url: site + walk.path })),
    ...kitWalks.map((walk) => ({ ...walk, url: storyUrl + walk.path })),
  ].filter(({ name }) => names.length === 0 || names.includes(name));
  for (const walk of walks) {
    const session = await startSession(walk.width);
    try {
      await walk.take(await Reader.open(session, browser, walk.url));
      console.log(`✓ ${browser}: ${walk.name}`);
    } catch (error) {
      failed += 1;
      console.log(`✗ ${browser}: ${walk.name}\n  ${error}`);
    }
    session.close();
  }
  return failed;
}

let failedRuns = 0;
for (let count = 1; count <= Number(options.runs); count++) {
  // New services for each run: the mailer limits how many emails a visitor sends.
  const ports = await freePorts();
  const { inbox, mailer, site } = programs(ports);
  const services = [inbox, mailer, site].map((program) => ({ program, service: run(program) }));
  const ready = readiness(ports);
  const started = [ready.inbox, ready.mailer, ready.site];
  await Promise.all(services.map(({ service }, index) => answers(started[index] ?? '', service)));
  const start = Date.now();
  const failures = await Promise.all(
    readBrowsers.map((browser) => listenIn(browser, addresses(ports).site)),
  );
  const failed = failures.reduce((sum, each) => sum + each);
  if (failed > 0) failedRuns += 1;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`Run ${count}: ${failed} walks failed, ${seconds} s.`);
  await Promise.all(services.map(({ service }) => service.stop()));
}
const orca = spawnSync('orca', ['--version'], { encoding: 'utf8' }).stdout.trim();
console.log(
  `Orca ${orca}, Firefox ${versionOf('Firefox')}, Chromium ${versionOf('Chromium')}: ${failedRuns} of ${options.runs} runs failed.`,
);
process.exit(failedRuns > 0 ? 1 : 0);

/** Installs what Debian has of the screen reader, the display and the browsers. */
function ensurePackages(): void {
  const programs = ['orca', 'xdotool', 'openbox', 'dbus-daemon', 'Xvfb'];
  if (programs.some((name) => spawnSync('which', [name]).status !== 0)) {
    const packages = ['orca', 'at-spi2-core', 'xdotool', 'openbox', 'dbus', 'xvfb'];
    const flags = ['install', '--yes', '--no-install-recommends'];
    spawnSync('apt-get', ['update', '--quiet'], { stdio: 'inherit' });
    spawnSync('apt-get', [...flags, ...packages], { stdio: 'inherit' });
  }
  for (const browser of readBrowsers) ensureBrowser(browser);
}
