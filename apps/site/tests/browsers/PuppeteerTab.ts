import type { ElementHandle, Page } from 'puppeteer-core';
import { type Key, pressLength, Tab, type Target } from './Tab.ts';

/** A tab of Chromium or Firefox. */
export class PuppeteerTab extends Tab<ElementHandle<HTMLElement>> {
  readonly #page: Page;

  constructor(page: Page, origin: string) {
    super(origin);
    this.#page = page;
  }

  override evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) {
    return this.#page.evaluate(
      run as unknown as (...args: unknown[]) => Result,
      ...args,
    ) as Promise<Awaited<Result>>;
  }

  protected override async runSource(source: string) {
    await this.#page.evaluate(source);
  }

  protected override async handleOf(find: (target: Target) => Element | null, target: Target) {
    const handle = await this.#page.evaluateHandle(find, target);
    return (handle.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
  }

  protected override evaluateOn<Result>(
    handle: ElementHandle<HTMLElement>,
    read: (element: HTMLElement) => Result,
  ) {
    return handle.evaluate(read) as Promise<Awaited<Result>>;
  }

  protected override clickOn(handle: ElementHandle<HTMLElement>) {
    return handle.click({ delay: pressLength });
  }

  protected override async chooseIn(handle: ElementHandle<HTMLElement>, option: string) {
    const value = await handle.evaluate(
      (select, text) =>
        [...(select as unknown as HTMLSelectElement).options].find((it) => it.text === text)?.value,
      option,
    );
    await handle.select(value ?? option);
  }

  override press(key: Key) {
    return this.#page.keyboard.press(key === 'Space' ? ' ' : key);
  }

  override type(text: string) {
    return this.#page.keyboard.type(text);
  }

  override resize(width: number, height: number) {
    return this.#page.setViewport({ width, height });
  }

  override async back() {
    await this.evaluate(() => history.back());
  }

  override async forward() {
    await this.evaluate(() => history.forward());
  }

  /** The page on paper, as a PDF. */
  pdf() {
    return this.#page.pdf();
  }
}
