import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFlags, ensureBrowser } from '../browser.ts';
import { endGroup, type Session } from './session.ts';

/** A browser that Orca reads. */
export type ReadBrowser = 'Firefox' | 'Chromium';

/** How long Orca must be silent after a step, in milliseconds. Announcements that settle take 700. */
const silence = 900;

/** How long a step may take until it is heard, in milliseconds. */
const patience = 15_000;

const firefoxPreferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
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

/** Returns a browser's arguments for a window with an empty profile. */
const argumentsOf = {
  Firefox(profile: string, url: string) {
    const lines = Object.entries(firefoxPreferences).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    return ['--profile', profile, '--no-remote', '--new-instance', url];
  },
  Chromium: (profile: string, url: string) => [
    `--user-data-dir=${profile}`,
    '--force-renderer-accessibility',
    '--no-first-run',
    '--password-store=basic',
    ...chromiumFlags,
    url,
  ],
};

/** Orca and a browser with a page. */
export class Reader {
  readonly #session: Session;
  readonly #transcript: string;
  readonly #close: () => void;
  /** How many phrases the steps before this one have heard. */
  #heard = 0;

  private constructor(session: Session, transcript: string, close: () => void) {
    this.#session = session;
    this.#transcript = transcript;
    this.#close = close;
  }

  /** Starts both, and waits until the page has loaded and Orca is silent. */
  static async open(session: Session, browser: ReadBrowser, url: string): Promise<Reader> {
    const folder = join(session.folder, 'reader');
    const [preferences, profile] = [join(folder, 'orca'), join(folder, 'profile')];
    mkdirSync(profile, { recursive: true });
    cpSync(join(import.meta.dirname, 'orca'), preferences, { recursive: true });
    const transcript = join(folder, 'transcript');
    writeFileSync(transcript, '');
    const orca = session.start('orca', ['-u', preferences], { ORCA_TRANSCRIPT: transcript });
    const programs = [orca];
    const reader = new Reader(session, transcript, () => {
      for (const program of programs) endGroup(program);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    try {
      await reader.#until(/^Screen reader on/);
      programs.unshift(session.start(ensureBrowser(browser), argumentsOf[browser](profile, url)));
      await reader.#until(/^Page has|^Finished loading/, 3 * patience);
      await reader.#settle();
    } catch (error) {
      reader.close();
      throw error;
    }
    return reader;
  }

  /** Presses keys in order, such as `Tab` or `ctrl+Home`. Returns what Orca says. */
  press(...keys: readonly string[]): Promise<readonly string[]> {
    return this.#step('key', '--clearmodifiers', '--delay', '40', ...keys);
  }

  /** Sets the size of the window, in pixels. */
  async resize(width: number, height: number): Promise<void> {
    const window = ['search', '--onlyvisible', '--name', 'Milepost'];
    this.#session.run('xdotool', ...window, 'windowsize', `${width}`, `${height}`);
    await this.#settle();
  }

  /** Types into the focused field. Returns what Orca says. */
  type(text: string): Promise<readonly string[]> {
    return this.#step('type', '--delay', '30', text);
  }

  /**
   * Presses keys, and waits until each phrase is heard. Returns all that is heard.
   *
   * @throws Error if a phrase is not heard, or more than once.
   */
  async hear(phrases: RegExp | readonly RegExp[], ...keys: readonly string[]) {
    const before = this.#heard;
    if (keys.length > 0) await this.press(...keys);
    for (const phrase of [phrases].flat()) {
      await this.#until(phrase, patience, before);
      await this.#settle();
      const times = this.#phrases(before).filter((each) => phrase.test(each)).length;
      if (times !== 1) {
        throw new Error(`heard ${times} times: ${phrase}; all: ${this.#quote(before)}`);
      }
    }
    return this.#phrases(before);
  }

  /** Presses a key until a phrase is heard. */
  async reach(phrase: RegExp, key = 'Tab', limit = 60): Promise<void> {
    const before = this.#heard;
    for (let times = 0; times < limit; times++) {
      if ((await this.press(key)).some((each) => phrase.test(each))) return;
    }
    throw new Error(`not reached by ${key}: ${phrase}; all: ${this.#quote(before)}`);
  }

  /** @throws Error if what is heard until Orca is silent has the phrase. */
  async silent(phrase: RegExp, ...keys: readonly string[]): Promise<void> {
    const before = this.#heard;
    if (keys.length > 0) await this.press(...keys);
    await this.#settle();
    if (this.#phrases(before).some((each) => phrase.test(each))) {
      throw new Error(`must not be heard: ${phrase}; all: ${this.#quote(before)}`);
    }
  }

  /** All that has been heard, one phrase a line. */
  get transcript(): string {
    return this.#phrases().join('\n');
  }

  close(): void {
    this.#close();
  }

  async #step(...command: readonly string[]) {
    const before = this.#phrases().length;
    this.#session.run('xdotool', ...command);
    for (let left = 20; left > 0 && this.#phrases().length === before; left--) await sleep(50);
    return this.#settle();
  }

  /** Waits until Orca is silent. Returns the new phrases. */
  async #settle(): Promise<readonly string[]> {
    const end = Date.now() + patience;
    let count = this.#phrases().length;
    for (let since = Date.now(); Date.now() < Math.min(end, since + silence); await sleep(50)) {
      const now = this.#phrases().length;
      if (now !== count) [count, since] = [now, Date.now()];
    }
    const phrases = this.#phrases(this.#heard);
    this.#heard += phrases.length;
    return phrases;
  }

  async #until(phrase: RegExp, limit = patience, from = 0): Promise<void> {
    const end = Date.now() + limit;
    while (!this.#phrases(from).some((each) => phrase.test(each))) {
      if (Date.now() > end) throw new Error(`not heard: ${phrase}; all: ${this.#quote(from)}`);
      await sleep(50);
    }
  }

  #phrases(from = 0): readonly string[] {
    const text = readFileSync(this.#transcript, 'utf8');
    return text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .filter(Boolean)
      .map((line) => String(JSON.parse(line)).replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
      .slice(from);
  }

  readonly #quote = (from: number) => JSON.stringify(this.#phrases(from));
}
