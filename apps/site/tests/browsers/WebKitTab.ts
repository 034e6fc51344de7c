import { By, Key as SeleniumKey, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Key, pressLength, Tab, type Target } from './Tab.ts';

const keys: Readonly<Record<Key, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  Home: SeleniumKey.HOME,
  End: SeleniumKey.END,
  Space: SeleniumKey.SPACE,
};

/** A tab of WebKit. */
export class WebKitTab extends Tab<WebElement> {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver, origin: string) {
    super(origin);
    this.#driver = driver;
  }

  override evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) {
    return this.#driver.executeScript<Awaited<Result>>(run, ...args);
  }

  protected override runSource(source: string) {
    return this.#driver.executeScript<void>(source);
  }

  protected override async handleOf(find: (target: Target) => Element | null, target: Target) {
    return (await this.#driver.executeScript<WebElement | null>(find, target)) ?? undefined;
  }

  protected override evaluateOn<Result>(
    element: WebElement,
    read: (element: HTMLElement) => Result,
  ) {
    return this.#driver.executeScript<Awaited<Result>>(read, element);
  }

  protected override clickOn(element: WebElement) {
    return this.#driver
      .actions()
      .move({ origin: element })
      .press()
      .pause(pressLength)
      .release()
      .perform();
  }

  protected override async chooseIn(element: WebElement, option: string) {
    await element
      .findElement(By.xpath(`.//option[normalize-space()=${JSON.stringify(option)}]`))
      .click();
  }

  override press(key: Key) {
    return this.#driver.actions().sendKeys(keys[key]).perform();
  }

  override type(text: string) {
    return this.#driver.actions().sendKeys(text).perform();
  }

  override async resize(width: number, height: number) {
    // The window has a bar of its own above the page.
    const [before = 0] = await this.evaluate(() => [innerHeight]);
    const window = this.#driver.manage().window();
    const outer = await window.getRect();
    await window.setRect({ width, height: height + outer.height - before });
  }

  override async back() {
    await this.evaluate(() => history.back());
  }

  override async forward() {
    await this.evaluate(() => history.forward());
  }
}
