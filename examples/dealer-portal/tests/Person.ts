import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';

/** The options of a simulated user. */
export type Hands = 'mouse' | 'keyboard' | 'touch';

/** The most Tab presses from one part of a page to another. */
const farthest = 80;

/** How long a part of a page may take to appear, in milliseconds. */
const patience = 20_000;

/** A part of the page, by its role and name. A row is found by some of its text. */
type Target =
  | { readonly role: string; readonly name: string }
  | { readonly label: string }
  | { readonly row: string };

/**
 * Testing Library finds elements the same way in every browser, while browsers report some roles
 * differently.
 */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Runs in the page. Returns the first visible match. */
function inPage(target: Target): Element | null {
  const { queryAllByRole, queryAllByLabelText } = (
    window as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom;
  const found =
    'label' in target
      ? queryAllByLabelText(document.body, target.label)
      : 'row' in target
        ? queryAllByRole(document.body, 'row').filter((row) => row.textContent.includes(target.row))
        : queryAllByRole(document.body, target.role, { name: target.name });
  // Testing Library doesn't know that the page behind a dialog is inert.
  const canBeUsed = (element: Element) => element.checkVisibility() && !element.closest('[inert]');
  return found.find(canBeUsed) ?? null;
}

/** A user of the portal, who finds elements by their role and name. */
export class Person {
  readonly #page: Page;
  readonly #address: string;
  readonly #hands: Hands;
  #isReady = false;

  constructor(page: Page, address: string, hands: Hands) {
    this.#page = page;
    this.#address = address;
    this.#hands = hands;
  }

  async goTo(path: string) {
    if (!this.#isReady) await this.#page.evaluateOnNewDocument(testingLibrary);
    this.#isReady = true;
    await this.#page.goto(`${this.#address}${path}`);
    await this.#isInteractive();
  }

  /** The tab's address, without the origin. */
  readonly place = () => this.#page.url().replace(this.#address, '');

  readonly leaves = (path: string) =>
    expect.poll(this.place, { message: `leaves ${path}` }).not.toContain(path);

  readonly isAt = (path: string) => expect.poll(this.place).toBe(path);

  /** Waits until a text is visible. */
  async reads(text: string) {
    await expect.poll(() => this.text(), { message: `reads “${text}”` }).toContain(text);
  }

  /** All visible text, with plain spaces. */
  readonly text = () =>
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count.
    this.#page.evaluate(() => document.body.innerText.replaceAll(/[\s\u202f]+/g, ' '));

  /** Clicks a button, a link, a tab or an item. */
  async press(role: string, name: string) {
    const target = await this.#find({ role, name });
    if (this.#hands === 'keyboard') {
      if (role === 'tab') return this.#arrowTo(target, name);
      await this.#tabTo(target, name);
      await this.key('Enter');
    } else if (this.#hands === 'touch') await target.tap();
    else await target.click();
  }

  /** Replaces the text of a field. */
  async type(label: string, text: string) {
    const field = await this.#find({ label });
    if (this.#hands === 'keyboard') await this.#tabTo(field, label);
    else if (this.#hands === 'touch') await field.tap();
    else await field.click();
    await field.evaluate((input) => (input as HTMLInputElement).select());
    await this.#page.keyboard.type(text);
  }

  /** Chooses an option of a native select by its text. */
  async choose(label: string, option: string) {
    const select = await this.#find({ label });
    if (this.#hands === 'keyboard') await this.#tabTo(select, label);
    const value = await select.evaluate(
      (node, text) =>
        [...(node as HTMLSelectElement).options].find((one) => one.text === text)?.value,
      option,
    );
    await select.select(value ?? option);
  }

  /** Types a date into the browser's own date field, as `05171990`. */
  async typeDate(label: string, digits: string) {
    const field = await this.#find({ label });
    await field.focus();
    await this.#page.keyboard.type(digits);
  }

  /** Opens a page of the navigation, which is in a drawer on a phone. */
  async open(page: string) {
    if (this.#hands === 'touch') await this.press('button', 'Navigation');
    await this.press('link', page);
  }

  /** Opens the page of a row in the visible table. */
  async openRow(name: string) {
    if (this.#hands !== 'keyboard') return this.press('link', name);
    const row = await this.#find({ row: name });
    const link = await this.#find({ role: 'link', name });
    // A grid is one tab stop; the arrow keys move between its rows and cells.
    const isInTable = () =>
      row.evaluate((node) => !!node.closest('[role=grid]')?.contains(document.activeElement));
    await this.#tabUntil(isInTable, 'the table');
    await this.#pressUntil('ArrowDown', () => this.#holdsFocus(row), `the row of ${name}`);
    await this.#pressUntil('ArrowRight', () => this.#holdsFocus(link), `the link to ${name}`);
    await this.key('Enter');
  }

  /** Chooses a file in the upload with a given name. */
  async attach(group: string, file: string) {
    const upload = await this.#find({ role: 'group', name: group });
    const input = await upload.waitForSelector('input[type=file]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  }

  readonly key = (key: KeyInput) => this.#page.keyboard.press(key);

  /** Types into the focused element. */
  readonly typeHere = (text: string) => this.#page.keyboard.type(text);

  /** Presses a key while Ctrl is down. */
  async withControl(key: KeyInput) {
    await this.#page.keyboard.down('Control');
    await this.key(key);
    await this.#page.keyboard.up('Control');
  }

  readonly back = () => this.#page.evaluate(() => history.back());
  readonly forward = () => this.#page.evaluate(() => history.forward());
  /** Makes this tab the visible one. */
  readonly turnTo = () => this.#page.bringToFront();
  async reload() {
    await this.#page.reload();
    await this.#isInteractive();
  }

  /** Runs a function in the page. */
  readonly evaluate = <Result>(run: () => Result) => this.#page.evaluate(run);

  /** Waits until the page has its heading, and React has rendered or hydrated it. */
  readonly #isInteractive = () =>
    this.#page.waitForFunction(
      () => document.querySelector('h1') && performance.getEntriesByName('interactive').length > 0,
      { timeout: patience },
    );

  async #find(target: Target): Promise<ElementHandle<HTMLElement>> {
    let found: ElementHandle<Element> | null = null;
    await expect
      .poll(
        async () => {
          const handle = await this.#page.evaluateHandle(inPage, target);
          found = handle.asElement() as ElementHandle<Element> | null;
          return found !== null;
        },
        { message: `${JSON.stringify(target)} is on the page`, timeout: patience },
      )
      .toBe(true);
    return found as unknown as ElementHandle<HTMLElement>;
  }

  /** Tabs are one tab stop; the arrow keys move between them and open them. */
  async #arrowTo(tab: ElementHandle, name: string) {
    const isInTabs = () =>
      tab.evaluate((node) => !!node.closest('[role=tablist]')?.contains(document.activeElement));
    await this.#tabUntil(isInTabs, 'the tabs');
    await this.#pressUntil('ArrowRight', () => this.#holdsFocus(tab), name);
  }

  readonly #holdsFocus = (target: ElementHandle) =>
    target.evaluate((node) => node === document.activeElement);

  async #pressUntil(key: KeyInput, isThere: () => Promise<boolean>, where: string) {
    for (let presses = 0; presses < farthest; presses += 1) {
      if (await isThere()) return;
      await this.key(key);
    }
    throw new Error(`${farthest} presses of ${key} don’t lead to ${where}.`);
  }

  readonly #tabUntil = (isThere: () => Promise<boolean>, where: string) =>
    this.#pressUntil('Tab', isThere, where);

  /** Goes backward to what is before the focus: after the last element, Tab leads to the browser's toolbars. */
  async #tabTo(target: ElementHandle, name: string) {
    const isBefore = await target.evaluate(
      (node) =>
        node.compareDocumentPosition(document.activeElement ?? node) ===
        Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (isBefore) await this.#page.keyboard.down('Shift');
    await this.#tabUntil(() => this.#holdsFocus(target), name);
    if (isBefore) await this.#page.keyboard.up('Shift');
  }
}
