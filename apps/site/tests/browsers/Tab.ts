import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';

/** The name of a key. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Escape'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'Space';

/** A key without another key. */
export type SingleKey = Exclude<Key, 'Shift+Tab'>;

/** An element, by its role and accessible name or by its label. */
export type Target = { readonly role: string; readonly name?: string } | { readonly label: string };

/** A function that runs in the page. It can use only its arguments, which are sent as JSON. */
type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** The tab of a payment from a bank account, which says its price. */
export const bankTab = {
  role: 'tab',
  name: 'ACH Transfer Free Your checking or savings account.',
} as const;

/** The methods that a browser's library has to provide for a tab. */
export interface Driver {
  /** Evaluates an expression in the page and waits for its promise. */
  run(expression: string): Promise<unknown>;
  /** Presses and releases the mouse button at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses a key down, once more if it is down already, or releases it. */
  hold(key: SingleKey, isDown: boolean): Promise<void>;
  /** Moves the pointer to a point of the viewport, then presses or releases the mouse button. */
  point(x: number, y: number, button?: 'press' | 'release'): Promise<void>;
  /** Turns the mouse wheel at a point of the viewport, in CSS pixels. */
  scroll(x: number, y: number, down: number): Promise<void>;
  /** Copies the selection by Ctrl+C, or pastes by Ctrl+V. */
  shortcut(letter: 'c' | 'v'): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page as a PDF. */
  pdf(): Promise<Uint8Array>;
}

/** Finds elements by role and name in every browser alike. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How long an element may take to appear, in milliseconds. */
const appearing = 30_000;

/** Runs in the page. */
function find(wanted: Target): HTMLElement | undefined {
  const { queryAllByRole, queryAllByLabelText } = (
    window as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom;
  const found =
    'role' in wanted
      ? queryAllByRole(document.body, wanted.role, wanted.name ? { name: wanted.name } : {})
      : queryAllByLabelText(document.body, wanted.label);
  return found.find((element) => element.getClientRects().length > 0);
}

/** One tab of a browser, driven as a visitor would. */
export class Tab {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Runs a function in the page. */
  evaluate<Args extends readonly unknown[], Result>(run: InPage<Args, Result>, ...args: Args) {
    return this.#driver.run(`(${run})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;
  }

  readonly press = (key: Key) => this.#driver.press(key);
  readonly hold = (key: SingleKey, isDown: boolean) => this.#driver.hold(key, isDown);
  readonly point = (x: number, y: number, button?: 'press' | 'release') =>
    this.#driver.point(x, y, button);
  readonly type = (text: string) => this.#driver.type(text);
  readonly resize = (width: number, height: number) => this.#driver.resize(width, height);
  readonly pdf = () => this.#driver.pdf();
  readonly back = () => this.evaluate(() => history.back());
  readonly forward = () => this.evaluate(() => history.forward());

  /** Goes to a path of the site and waits until the page is loaded and hydrated. */
  async open(path: string): Promise<void> {
    await this.start(path);
    await this.hydrated();
  }

  /** Goes to a path of the site and waits only until the end of its document is parsed. */
  async start(path: string): Promise<void> {
    const url = new URL(path, this.#origin).href;
    await this.evaluate((address) => {
      Object.assign(window, { isLeft: true });
      location.assign(address);
    }, url);
    await this.#parsed();
  }

  /** Reloads the page and waits only until the end of its document is parsed. */
  async restart(): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, { isLeft: true });
      location.reload();
    });
    await this.#parsed();
  }

  #parsed(): Promise<void> {
    return this.until(() => !('isLeft' in window) && document.querySelector('footer') !== null);
  }

  /** Waits until the page is loaded and React has hydrated it. */
  async hydrated(): Promise<void> {
    await this.until(
      () =>
        document.readyState === 'complete' && performance.getEntriesByName('hydrated').length > 0,
    );
  }

  /** Waits until a function returns true in the page, in whatever document is loaded by then. */
  async until<Args extends readonly unknown[]>(
    isSo: InPage<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    // A document that is being unloaded answers with an error.
    await expect
      .poll(() => this.evaluate(isSo, ...args).catch(() => false), { timeout: appearing })
      .toBe(true);
  }

  /** Clicks an element that has stopped moving, `dx` CSS pixels to the right of its center. */
  async click(target: Target, dx = 0): Promise<void> {
    const [x, y] = await this.#centerOf(target);
    await this.#driver.click(x + dx, y);
  }

  /** Turns the mouse wheel over an element that has stopped moving, in CSS pixels. */
  async scroll(target: Target, down: number): Promise<void> {
    const [x, y] = await this.#centerOf(target);
    await this.#driver.scroll(x, y, down);
  }

  #centerOf(target: Target): Promise<readonly [x: number, y: number]> {
    return this.read(target, async (element) => {
      const center = () => {
        // A page that is still loading may scroll away from it.
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
      };
      // A late render, such as one that removes an error, moves the elements below it.
      for (let stillFrames = 0, last = center(); stillFrames < 3; ) {
        await new Promise(requestAnimationFrame);
        const now = center();
        stillFrames = `${now}` === `${last}` ? stillFrames + 1 : 0;
        last = now;
      }
      return center();
    });
  }

  /** Chooses an option of a native select by its text. */
  async choose(target: Target, option: string): Promise<void> {
    await this.read(
      target,
      (element, text) => {
        const select = element as HTMLSelectElement;
        const chosen = [...select.options].find((it) => it.text === text);
        if (!chosen) throw new Error(`There is no option ${text}.`);
        chosen.selected = true;
        for (const type of ['input', 'change']) {
          select.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      option,
    );
  }

  async focus(target: Target): Promise<void> {
    await this.read(target, (element) => element.focus());
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.read(target, (element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await this.type(text);
  }

  /** Replaces the text of a field by pasting. */
  async paste(target: Target, text: string): Promise<void> {
    await this.evaluate((copied) => {
      const source = document.body.appendChild(document.createElement('textarea'));
      source.id = 'copied';
      source.value = copied;
      source.select();
    }, text);
    await this.#driver.shortcut('c');
    await this.evaluate(() => document.getElementById('copied')?.remove());
    await this.read(target, (element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await this.#driver.shortcut('v');
  }

  /** Fills fields in as a password manager's extension does, without focus or keys. */
  async fillAll(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, answer] of Object.entries(answers)) {
      await this.read(
        { label },
        (element, text) => {
          // An extension does not see that React has defined `value` on the element itself.
          const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
          native?.set?.call(element, text);
          for (const type of ['input', 'change']) {
            element.dispatchEvent(new Event(type, { bubbles: true }));
          }
        },
        answer,
      );
    }
  }

  /** Runs a function on an element once it is on the page. */
  async read<Args extends readonly unknown[], Result>(
    target: Target,
    read: InPage<[HTMLElement, ...Args], Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // Finds and reads the element in one call, because it may be gone by the next one.
    const script = `(async (element) => element ? [await (${read})(element, ...${JSON.stringify(args)})] : [])((${find})(${JSON.stringify(target)}))`;
    let found: readonly Awaited<Result>[] = [];
    await expect(async () => {
      await this.#provideQueries();
      found = (await this.#driver.run(script)) as typeof found;
      expect(found, `${JSON.stringify(target)} is on the page`).toHaveLength(1);
    }).toPass({ timeout: appearing });
    return found[0] as Awaited<Result>;
  }

  readonly valueOf = (target: Target) =>
    this.read(target, (element) => (element as HTMLInputElement).value);

  readonly textOf = (target: Target) => this.read(target, (element) => element.textContent.trim());

  /** Adds Testing Library's queries to a page that lacks them. */
  async #provideQueries(): Promise<void> {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) {
      await this.#driver.run(`void (() => {${testingLibrary}\n})()`);
    }
  }
}
