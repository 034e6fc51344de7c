import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFlags, ensureBrowser } from '../browser.ts';

/** The browsers that Orca reads. */
export const readBrowsers = ['Firefox', 'Chromium'] as const;

/** A browser that Orca reads. */
export type ReadBrowser = (typeof readBrowsers)[number];

/** How long a phrase may take to be heard, in milliseconds. */
const timeout = 20_000;

/** How many reports in a row, 150 ms apart, make silence. Announcements that settle take 700 ms. */
const quietReports = 7;

const firefoxPreferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1',
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
};

/** The arguments of a browser that shows nothing but the page. */
const argumentsOf = {
  Firefox: (profile: string) => ['--profile', profile, '--no-remote', '--new-instance', '--kiosk'],
  Chromium: (profile: string) => [
    `--user-data-dir=${profile}`,
    '--force-renderer-accessibility',
    '--no-first-run',
    '--password-store=basic',
    '--test-type',
    '--kiosk',
    ...chromiumFlags,
  ],
};

/** Orca and a browser with a page, on a desktop without a display. Several can run at the same time. */
export class Reader {
  readonly #folder = mkdtempSync(join(tmpdir(), 'listen-'));
  readonly #desktop: ChildProcess;
  /** The number of lines of the transcript before the current step. */
  #start = 0;

  /** Starts them. `width` is that of the screen, in pixels. */
  constructor(browser: ReadBrowser, url: string, width: number) {
    const preferences = Object.entries(firefoxPreferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(this.#folder, 'user.js'), preferences.join('\n'));
    writeFileSync(join(this.#folder, 'transcript'), '');
    const here = import.meta.dirname;
    const args = [ensureBrowser(browser), ...argumentsOf[browser](this.#folder), url];
    this.#desktop = spawn(
      'dbus-run-session',
      [`--config-file=${here}/bus.conf`, 'sh', `${here}/desktop.sh`, `${width}`, ...args],
      {
        cwd: this.#folder,
        env: { ...process.env, HOME: this.#folder, XDG_RUNTIME_DIR: this.#folder },
        stdio: 'ignore',
        detached: true,
      },
    );
    process.on('exit', this.close);
  }

  /** Waits until the page has loaded and Orca is silent. */
  async open(): Promise<void> {
    await this.#until(/^Page has|^Finished loading/, 3 * timeout);
    await this.#silence();
  }

  /** Ends all programs of the desktop, and removes their files. */
  readonly close = (): void => {
    process.off('exit', this.close);
    if (this.#desktop.pid) process.kill(-this.#desktop.pid, 'SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  };

  /** Presses keys in order, such as `Tab` or `ctrl+Home`. Returns what is heard until silence. */
  async press(...keys: readonly string[]): Promise<readonly string[]> {
    this.#input('key', '--clearmodifiers', '--delay', '40', ...keys);
    await this.#until(/./);
    return this.#silence();
  }

  /** Presses a key, which may be silent. Returns what is heard until silence. */
  async tap(key: string): Promise<readonly string[]> {
    this.#input('key', '--clearmodifiers', key);
    return this.#silence();
  }

  /**
   * Presses a key and asks where the focus is, until a phrase is heard. Both may be silent while a page
   * renders.
   */
  async locate(phrase: RegExp, key = 'Tab'): Promise<void> {
    for (let times = 0; times < 5; times++) {
      await this.tap(key);
      const heard = await this.tap('KP_Enter');
      if (heard.some((each) => phrase.test(each))) return;
    }
    throw this.#error(`not located: ${phrase}`);
  }

  /** Types the answers into the focused field and those that Tab leads to. */
  async type(...answers: readonly string[]): Promise<void> {
    for (const [index, answer] of answers.entries()) {
      if (index > 0) await this.press('Tab');
      this.#input('type', '--delay', '30', answer);
      await this.#silence();
    }
  }

  /** Presses Tab until a phrase is heard. */
  async reach(phrase: RegExp): Promise<void> {
    const passed: string[] = [];
    for (let times = 0; times < 60; times++) {
      const heard = await this.press('Tab');
      if (heard.some((each) => phrase.test(each))) return;
      passed.push(...heard);
    }
    throw new Error(`not reached: ${phrase}; heard: ${JSON.stringify(passed)}`);
  }

  /**
   * Presses keys, and waits until each phrase is heard.
   *
   * @throws Error unless each phrase is heard once, and all are heard in their order.
   */
  async hear(phrases: RegExp | readonly RegExp[], ...keys: readonly string[]): Promise<void> {
    const expected = [phrases].flat();
    if (keys.length > 0) await this.press(...keys);
    for (const phrase of expected) await this.#until(phrase);
    const heard = await this.#silence();
    const matching = heard.filter((each) => expected.some((phrase) => phrase.test(each)));
    const isInOrder = expected.every((phrase, index) => phrase.test(matching[index] ?? ''));
    if (!isInOrder || matching.length > expected.length) {
      throw this.#error(`not heard once, in this order: ${expected.join(', ')}`);
    }
  }

  /** Checks that the keys, or the last step if there are none, do not make a phrase heard. */
  async silent(phrase: RegExp, ...keys: readonly string[]): Promise<void> {
    const heard = keys.length > 0 ? await this.press(...keys) : await this.#silence();
    if (heard.some((each) => phrase.test(each))) throw this.#error(`must not be heard: ${phrase}`);
  }

  /** Starts a step: runs xdotool, and waits for it. */
  #input(...args: readonly string[]): void {
    this.#start = this.#lines().length;
    const display = readFileSync(join(this.#folder, 'display'), 'utf8').trim();
    execFileSync('xdotool', args, { env: { ...process.env, DISPLAY: `:${display}` } });
  }

  /** Waits until Orca and the browser have nothing more to say. Returns what this step has said. */
  async #silence(): Promise<readonly string[]> {
    const from = this.#lines().length;
    const isQuiet = (lines: readonly unknown[]) =>
      lines.length >= quietReports && lines.every((line) => line === true);
    while (!isQuiet(this.#lines().slice(from).slice(-quietReports))) await sleep(50);
    return this.#heard();
  }

  async #until(phrase: RegExp, limit = timeout): Promise<void> {
    const end = Date.now() + limit;
    while (!this.#heard().some((each) => phrase.test(each))) {
      if (Date.now() > end) throw this.#error(`not heard: ${phrase}`);
      await sleep(50);
    }
  }

  /** The lines of the transcript: a phrase, or whether Orca had handled all events. */
  #lines(): readonly (string | boolean)[] {
    const text = readFileSync(join(this.#folder, 'transcript'), 'utf8');
    const complete = text.split('\n').slice(0, -1);
    return complete.map((line) => JSON.parse(line));
  }

  #heard(): readonly string[] {
    return this.#lines()
      .slice(this.#start)
      .filter((line) => typeof line === 'string')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
  }

  readonly #error = (problem: string) =>
    new Error(`${problem}; heard: ${JSON.stringify(this.#heard())}`);
}
