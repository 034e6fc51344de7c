import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';

/** A key that has a name. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'Home' | 'End' | 'Space';

/** A part of a page, as assistive technology tells of it. */
export type Target = { readonly role: string; readonly name?: string } | { readonly label: string };

/** What runs in the page. It sees its arguments alone, and an element where it was given a target. */
type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** Finds parts of a page by role and name, in every browser alike. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How long a part of a page may take to appear, in milliseconds. */
const patience = 15_000;

/** How long a visitor holds a button down, in milliseconds: a driver's own click takes none. */
export const pressLength = 80;

/** One tab of a browser, driven as a visitor would; each browser's driver fills in how. */
export abstract class Tab<Handle = unknown> {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Runs a function in the page. */
  abstract evaluate<Args extends readonly unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  protected abstract runSource(source: string): Promise<void>;
  /** The first element that `find` gives in the page. */
  protected abstract handleOf(
    find: (target: Target) => Element | null,
    target: Target,
  ): Promise<Handle | undefined>;
  protected abstract evaluateOn<Result>(
    handle: Handle,
    read: (element: HTMLElement) => Result,
  ): Promise<Awaited<Result>>;
  protected abstract clickOn(handle: Handle): Promise<void>;
  protected abstract chooseIn(handle: Handle, option: string): Promise<void>;
  abstract press(key: Key): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract resize(width: number, height: number): Promise<void>;
  abstract back(): Promise<void>;
  abstract forward(): Promise<void>;

  /** Goes to a path of the site and waits until the page is loaded and hydrated. */
  async open(path: string): Promise<void> {
    await this.start(path);
    await this.hydrated();
  }

  /** Goes to a path of the site and waits only until its end has been read. */
  async start(path: string): Promise<void> {
    const url = new URL(path, this.#origin).href;
    await this.evaluate((address) => {
      Object.assign(window, { isLeft: true });
      location.assign(address);
    }, url);
    await this.#read();
  }

  /** Loads the page anew and waits only until its end has been read. */
  async restart(): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, { isLeft: true });
      location.reload();
    });
    await this.#read();
  }

  #read(): Promise<void> {
    return this.until(() => !('isLeft' in window) && document.querySelector('footer') !== null);
  }

  /** Waits until the page is loaded and React has hydrated it. */
  async hydrated(): Promise<void> {
    await this.until(
      () =>
        document.readyState === 'complete' && performance.getEntriesByName('hydrated').length > 0,
    );
  }

  /** Waits until something is true in the page, whatever document that is by then. */
  async until<Args extends readonly unknown[]>(
    isSo: InPage<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    // A document that is being left answers with an error.
    await expect
      .poll(() => this.evaluate(isSo, ...args).catch(() => false), { timeout: patience })
      .toBe(true);
  }

  async click(target: Target): Promise<void> {
    await this.clickOn(await this.#inView(target));
  }

  /** Chooses an option of a native select by its text. */
  async choose(target: Target, option: string): Promise<void> {
    await this.chooseIn(await this.#inView(target), option);
  }

  async focus(target: Target): Promise<void> {
    await this.read(target, (element) => element.focus());
  }

  /** Puts a text in place of what a field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.read(target, (element) => {
      element.focus();
      (element as HTMLInputElement).select();
    });
    await this.type(text);
  }

  /** Reads something of an element once it is there. */
  async read<Result>(
    target: Target,
    read: (element: HTMLElement) => Result,
  ): Promise<Awaited<Result>> {
    return this.evaluateOn(await this.#wait(target), read);
  }

  readonly valueOf = (target: Target) =>
    this.read(target, (element) => (element as HTMLInputElement).value);

  readonly textOf = (target: Target) => this.read(target, (element) => element.textContent.trim());

  async #inView(target: Target): Promise<Handle> {
    const handle = await this.#wait(target);
    await this.evaluateOn(handle, (element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    return handle;
  }

  async #wait(target: Target): Promise<Handle> {
    let found: Handle | undefined;
    await expect
      .poll(
        async () => {
          found = await this.#find(target).catch(() => undefined);
          return found !== undefined;
        },
        { timeout: patience, message: `${JSON.stringify(target)} is on the page` },
      )
      .toBe(true);
    return found as Handle;
  }

  async #find(target: Target): Promise<Handle | undefined> {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) {
      await this.runSource(testingLibrary);
    }
    return this.handleOf((wanted) => {
      const { queryAllByRole, queryAllByLabelText } = (
        window as unknown as { TestingLibraryDom: typeof TestingLibrary }
      ).TestingLibraryDom;
      const found =
        'role' in wanted
          ? queryAllByRole(document.body, wanted.role, wanted.name ? { name: wanted.name } : {})
          : queryAllByLabelText(document.body, wanted.label);
      return found.find((element) => element.getClientRects().length > 0) ?? null;
    }, target);
  }
}
