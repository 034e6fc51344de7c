import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** How to find a browser on this machine, and how to install it. */
interface Source {
  /** The environment variable with the path of its program. */
  readonly variable: string;
  readonly programs: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
}

/** WebKit's program is its WebDriver, which includes the browser and needs a display. */
const sources = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium'],
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  WebKit: {
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const satisfies Record<string, Source>;

/** A browser that the site is tested in. */
export type BrowserName = keyof typeof sources;

/** All browsers that the site is tested in. */
export const browserNames = Object.keys(sources) as readonly BrowserName[];

/**
 * The flags of every Chromium: it contacts only the pages under test, and runs as root in
 * containers.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser's program: from its variable, from the system, or Playwright's Chromium if it is
 * installed.
 */
export function findBrowser(name: BrowserName = 'Chromium'): string | undefined {
  const { variable, programs }: Source = sources[name];
  const named = process.env[variable];
  if (named) return named;
  const onPath = findOnPath(programs);
  if (onPath || name !== 'Chromium') return onPath;
  return [chromium.executablePath()].find(existsSync);
}

/** Debian's package of headless Chromium, and its program. */
export const headlessShell = 'chromium-headless-shell';

/**
 * Headless Chromium, as Playwright starts it: a page opens in a third of the time. Falls back to
 * Chromium if it is missing.
 */
export const findHeadless = (): string | undefined => findOnPath([headlessShell]) ?? findBrowser();

/**
 * A browser's program. Installs it if it is missing: Chromium with Playwright, the others with apt.
 *
 * @throws Error if neither works.
 */
export function ensureBrowser(name: BrowserName = 'Chromium'): string {
  const found = findBrowser(name);
  if (found) return found;
  if (name === 'Chromium') {
    const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');
    spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  install(sources[name].packages);
  const packaged = findBrowser(name);
  if (packaged) return packaged;
  throw new Error(`No ${name} was found or installed. Set ${sources[name].variable} to one.`);
}

/** A browser's version, as its Debian package or itself states it. WebKit's driver states none. */
export function versionOf(name: BrowserName): string {
  const [packageName] = sources[name].packages;
  const packaged = spawnSync('dpkg', ['--status', packageName], { encoding: 'utf8' });
  const ofPackage = /^Version: ([\d.]+)/m.exec(packaged.stdout ?? '');
  if (ofPackage?.[1]) return ofPackage[1];
  const own = spawnSync(ensureBrowser(name), ['--version'], { encoding: 'utf8' });
  return /[\d.]+/.exec(own.stdout ?? '')?.[0] ?? '';
}

/** Installs the Debian package of a program if the program is missing. */
export function ensureProgram(name: string, packageName = name): void {
  if (!findOnPath([name])) install([packageName]);
}

/**
 * Installs the fonts of visitors' devices, or fonts with the same metrics: Arial's, and an Android
 * phone's.
 */
export function ensureFonts(): void {
  const folders = { liberation: 'fonts-liberation', roboto: 'fonts-roboto-unhinted' };
  const missing = Object.entries(folders).filter(
    ([folder]) => !existsSync(join('/usr/share/fonts/truetype', folder)),
  );
  if (missing.length > 0) install(missing.map(([, name]) => name));
}

function install(packages: readonly string[]): void {
  const options = { stdio: 'inherit' } as const;
  spawnSync('apt-get', ['update', '--quiet'], options);
  spawnSync('apt-get', ['install', '--yes', ...packages], options);
}

const findOnPath = (programs: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find(isExecutable);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) for (const name of browserNames) console.log(ensureBrowser(name));
