// Installs what the walks need, and builds the site, its draft in Spanish, and Storybook if there is none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildSite, isBuilt } from '../../scripts/build-site.ts';
import { ensureBrowser, ensureProgram, versionOf } from '../browser.ts';
import { readBrowsers } from './reader.ts';

for (const name of ['orca', 'xdotool', 'openbox', 'dbus-daemon']) ensureProgram(name);
ensureProgram('Xvfb', 'xvfb');
for (const browser of readBrowsers) ensureBrowser(browser);
if (!isBuilt()) buildSite();
execFileSync('npm', ['run', 'build:languages', '--silent'], { stdio: 'inherit' });
if (!existsSync('storybook-static/index.json')) {
  execFileSync('npm', ['run', 'build-storybook'], { stdio: 'inherit' });
}
const versions = readBrowsers.map((browser) => `${browser} ${versionOf(browser)}`);
const orca = execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim();
console.log(`Orca ${orca}, ${versions.join(', ')}`);
