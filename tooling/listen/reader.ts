import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFlags, ensureBrowser } from '../browser.ts';
import type { Session } from './session.ts';

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
  'toolkit.telemetry.enabled': false,
};

/** Returns a browser's arguments for a page without the browser's own controls. */
const argumentsOf = {
  Firefox(profile: string, url: string) {
    const lines = Object.entries(firefoxPreferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    return ['--profile', profile, '--no-remote', '--new-instance', '--kiosk', url];
  },
  Chromium: (profile: string, url: string) => [
    `--user-data-dir=${profile}`,
    '--force-renderer-accessibility',
    '--no-first-run',
    '--password-store=basic',
    '--test-type',
    '--kiosk',
    ...chromiumFlags,
    url,
  ],
};

/** Orca and a browser with a page. */
export class Reader {
  readonly #session: Session;
  readonly #transcript: string;
  /** The number of lines of the transcript before the current step. */
  #start = 0;

  private constructor(session: Session) {
    this.#session = session;
    this.#transcript = join(session.folder, 'transcript');
    writeFileSync(this.#transcript, '');
  }

  /** Starts both, and waits until the page has loaded and Orca is silent. */
  static async open(session: Session, browser: ReadBrowser, url: string): Promise<Reader> {
    const [preferences, profile] = [join(session.folder, 'orca'), join(session.folder, 'profile')];
    mkdirSync(profile);
    cpSync(join(import.meta.dirname, 'orca'), preferences, { recursive: true });
    const reader = new Reader(session);
    session.start('orca', ['-u', preferences], { ORCA_TRANSCRIPT: reader.#transcript });
    await reader.#until(/^Screen reader on/);
    session.start(ensureBrowser(browser), argumentsOf[browser](profile, url));
    await reader.#until(/^Page has|^Finished loading/, 2 * timeout);
    await reader.#silence();
    return reader;
  }

  /** Presses keys in order, such as `Tab` or `ctrl+Home`. Returns what is heard until silence. */
  async press(...keys: readonly string[]): Promise<readonly string[]> {
    this.#start = this.#lines().length;
    this.#session.run('xdotool', 'key', '--clearmodifiers', '--delay', '40', ...keys);
    await this.#until(/./);
    return this.#silence();
  }

  /** Moves by a key that may be silent, and asks where the focus is. Returns the answer. */
  async locate(key = 'Tab'): Promise<readonly string[]> {
    this.#start = this.#lines().length;
    this.#session.run('xdotool', 'key', '--clearmodifiers', key);
    await this.#silence();
    return this.press('KP_Enter');
  }

  /** Types into the focused field. Returns what is heard until silence. */
  async type(text: string): Promise<readonly string[]> {
    this.#start = this.#lines().length;
    this.#session.run('xdotool', 'type', '--delay', '30', text);
    return this.#silence();
  }

  /** Presses Tab, or another key, until a phrase is heard. Returns what is heard last. */
  async reach(phrase: RegExp, key = 'Tab', limit = 60): Promise<readonly string[]> {
    const passed: string[] = [];
    for (let times = 0; times < limit; times++) {
      const heard = await this.press(key);
      if (heard.some((each) => phrase.test(each))) return heard;
      passed.push(...heard);
    }
    throw new Error(`not reached by ${key}: ${phrase}; heard: ${JSON.stringify(passed)}`);
  }

  /** Presses keys, waits until each phrase is heard, and checks them as `expect` does. */
  async hear(phrases: RegExp | readonly RegExp[], ...keys: readonly string[]): Promise<void> {
    const expected = [phrases].flat();
    if (keys.length > 0) await this.press(...keys);
    for (const phrase of expected) await this.#until(phrase);
    this.expect(expected, await this.#silence());
  }

  /** @throws Error unless each phrase is heard once, and all are heard in their order. */
  expect(phrases: readonly RegExp[], heard: readonly string[]): void {
    let last = -1;
    for (const phrase of phrases) {
      const places = heard.flatMap((each, index) => (phrase.test(each) ? [index] : []));
      const [place = -1] = places;
      if (places.length !== 1) throw this.#error(`heard ${places.length} times: ${phrase}`);
      if (place < last) throw this.#error(`heard too early: ${phrase}`);
      last = place;
    }
  }

  /** @throws Error if the phrase is heard. */
  expectNone(phrase: RegExp, heard: readonly string[]): void {
    if (heard.some((each) => phrase.test(each))) throw this.#error(`must not be heard: ${phrase}`);
  }

  /** Checks that the keys, or the last step if there are none, do not make a phrase heard. */
  async silent(phrase: RegExp, ...keys: readonly string[]): Promise<void> {
    this.expectNone(phrase, keys.length > 0 ? await this.press(...keys) : await this.#silence());
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
    const text = readFileSync(this.#transcript, 'utf8');
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    return complete
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
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
