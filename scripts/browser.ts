import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own if it is there. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
  return onPath ?? [chromium.executablePath()].find(existsSync);
}

/**
 * The browser to test with, installed if there is none: by Playwright, else by apt.
 * @throws Error where neither can.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright');
  spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' });
  const installed = findBrowser();
  if (installed) return installed;
  spawnSync('apt-get', ['update', '--quiet'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '--yes', 'chromium'], { stdio: 'inherit' });
  const packaged = findBrowser();
  if (packaged) return packaged;
  throw new Error('No Chromium was found or installed. Set CHROMIUM_PATH to one.');
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) console.log(ensureBrowser());
