import type { BrowserName } from '../../../../tooling/browser.ts';
import { bankTab, type Tab } from './Tab.ts';
import { expect, type Line, test } from './test.ts';

const scrolled = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

/** Scrolls, and waits for the scroll event: a visitor does not leave earlier. */
async function scrollPage(tab: Tab, top: number): Promise<void> {
  await tab.evaluate((y) => {
    const told = { isTold: false };
    addEventListener('scroll', () => Object.assign(told, { isTold: true }), { once: true });
    scrollTo(0, y);
    Object.assign(window, { scrolling: told });
  }, top);
  await tab.until(() => (window as unknown as { scrolling: { isTold: boolean } }).scrolling.isTold);
}

/** Scrolls to the middle of the page. Returns the scroll position. */
async function scrollToHalf(tab: Tab): Promise<number> {
  await scrollPage(tab, await tab.evaluate(() => (document.body.scrollHeight - innerHeight) / 2));
  return scrolled(tab);
}

const isInView = (tab: Tab, selector: string) =>
  tab.evaluate((wanted) => {
    const { top, bottom } =
      document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return bottom > 0 && top < innerHeight;
  }, selector);

/**
 * Waits until a navigation is done, the page no longer moves, and the focus is on its heading. No
 * visitor is quicker.
 */
const arrivedAt = (tab: Tab, heading: string) =>
  tab.until(
    (text) =>
      document.activeElement?.tagName === 'H1' &&
      document.activeElement.textContent.includes(text) &&
      // An animation by scrolling moves nothing by itself.
      document.getAnimations().every(({ timeline }) => timeline !== document.timeline),
    heading,
  );

/** Waits until an answer has its whole height. No list of animations holds the one that opens it. */
const openedWholly = (tab: Tab) =>
  tab.evaluate(async () => {
    for (let stillFrames = 0, last = 0; stillFrames < 10; ) {
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.body;
      stillFrames = scrollHeight === last ? stillFrames + 1 : 0;
      last = scrollHeight;
    }
  });

async function goToFaq(tab: Tab): Promise<void> {
  await tab.read({ role: 'link', name: 'FAQ' }, (link) => link.click());
  await arrivedAt(tab, 'Frequently Asked Questions');
}

async function goBackTo(tab: Tab, heading: string): Promise<void> {
  await tab.back();
  await arrivedAt(tab, heading);
}

test('a link changes the page without a load, and Back and Forward restore the scroll position', async ({
  tab,
}) => {
  await tab.open('/history');
  await tab.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
  });
  const place = await scrollToHalf(tab);
  expect(place).toBeGreaterThan(200);
  await tab.read({ role: 'link', name: 'Pay-Off Request' }, (link) => link.click());
  await expect.poll(() => tab.textOf({ role: 'heading', name: 'Payoff Quote' })).toBeTruthy();
  await expect.poll(() => scrolled(tab)).toBe(0);
  await scrollPage(tab, 150);

  await tab.back();
  await expect.poll(() => tab.textOf({ role: 'heading', name: 'Our History' })).toBeTruthy();
  await expect.poll(() => scrolled(tab)).toBe(place);
  await tab.forward();
  await expect.poll(() => tab.textOf({ role: 'heading', name: 'Payoff Quote' })).toBeTruthy();
  await expect.poll(() => scrolled(tab)).toBe(150);
  expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Back restores a payment except for its secrets, and the scroll position', async ({ tab }) => {
  const account = { role: 'textbox', name: 'Account number' };
  const routing = { role: 'textbox', name: 'Routing number' };
  await tab.open('/payment');
  await tab.click(bankTab);
  await tab.fill(account, '10045 8821');
  await tab.fill({ label: 'Payment amount' }, '425.50');
  await tab.fill(routing, '021000021');
  await tab.focus({ label: 'Your state' });
  await tab.until(
    () => document.querySelector('#fees')?.textContent.includes('ways to pay') === true,
  );
  const state = { label: 'Your state' };
  await tab.choose(state, 'Texas');
  // The choice moves the content below it.
  await tab.until(() => document.querySelector('#fees')?.textContent.includes('In Texas') === true);
  const place = await scrollToHalf(tab);
  await goToFaq(tab);
  await goBackTo(tab, 'Make a Payment');
  await expect.poll(() => tab.valueOf(account)).toBe('10045 8821');
  expect(await tab.valueOf({ label: 'Payment amount' })).toBe('425.50');
  expect(await tab.valueOf(routing)).toBe('');
  await expect.poll(() => tab.valueOf(state).catch(() => '')).toBe('TX');
  await expect.poll(() => scrolled(tab)).toBe(place);
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('form')?.textContent))
    .toContain('$425.50');
});

test('Back restores a loan application, which is then sent complete', async ({ tab, milepost }) => {
  await tab.open('/pre-qualify');
  const amount = { role: 'textbox', name: 'Loan amount' };
  const ssn = { role: 'textbox', name: 'Last 4 digits of SSN' };
  await tab.fill({ role: 'textbox', name: 'First name' }, 'Dana');
  await tab.fill({ role: 'textbox', name: 'Last name' }, 'Return');
  await tab.fill({ role: 'textbox', name: 'Email' }, 'dana@example.com');
  await tab.fill({ role: 'textbox', name: 'Phone number' }, '213-555-0147');
  await tab.fill(ssn, '0412');
  await tab.fill(amount, '32000');
  await tab.choose({ label: 'Employment status' }, 'Self-employed');
  await tab.choose({ label: 'Monthly income' }, '$3,000 to $4,000');
  const place = await scrollToHalf(tab);
  await goToFaq(tab);
  await goBackTo(tab, 'Get Pre-Qualified');
  await expect.poll(() => tab.valueOf(amount)).toBe('$32,000');
  await expect.poll(() => scrolled(tab)).toBe(place);
  expect(await tab.valueOf(ssn)).toBe('');
  await tab.fill(ssn, '0412');
  await tab.click({ role: 'button', name: 'Get Pre-Qualified' });
  await expect
    .poll(async () => (await milepost.mails())[0]?.subject, { timeout: 20_000 })
    .toContain('Dana Return');
  const [mail] = await milepost.mails();
  for (const answer of ['$32,000', 'Self-employed', '$3,000 to $4,000']) {
    expect(mail?.text).toContain(answer);
  }
  await goToFaq(tab);
  await goBackTo(tab, 'Get Pre-Qualified');
  await tab.click({ role: 'button', name: 'Send another application' });
  await expect.poll(() => tab.valueOf(amount)).toBe('$15,000');
  expect(await tab.valueOf({ role: 'textbox', name: 'First name' })).toBe('');
});

test('Back restores the calculator and the open question', async ({ tab }) => {
  await tab.open('/#calculator');
  const price = { role: 'textbox', name: 'Vehicle price' };
  const result = () =>
    tab.evaluate(() => document.querySelector('#calculator strong')?.textContent);
  await tab.fill(price, '32000');
  await tab.press('Enter');
  await expect.poll(result).toBe('$438.33');
  await tab.click({ role: 'heading', name: 'Payment schedule' });
  const byMonth = { role: 'radio', name: 'By month' };
  await tab.read(byMonth, (radio) => radio.click());
  await goToFaq(tab);
  const question = { role: 'heading', name: 'Can I change my due date?' };
  await tab.click(question);
  await tab.read({ role: 'button', name: 'Copy link to this answer' }, () => true);
  await openedWholly(tab);
  await scrollPage(tab, await tab.evaluate(() => document.body.scrollHeight - innerHeight - 20));
  const place = await scrolled(tab);
  await tab.back();
  await expect.poll(() => tab.valueOf(price).catch(() => '')).toBe('$32,000');
  await expect.poll(result).toBe('$438.33');
  expect(await tab.read(byMonth, (radio) => (radio as HTMLInputElement).checked)).toBe(true);
  await tab.forward();
  await expect
    .poll(() =>
      tab.read(question, (heading) => heading.closest('details')?.open).catch(() => undefined),
    )
    .toBe(true);
  await expect.poll(() => scrolled(tab)).toBe(place);
});

test('Back restores the question that was opened on the home page', async ({ tab }) => {
  await tab.open('/');
  const question = { role: 'heading', name: 'Can I change my due date?' };
  const isOpen = () =>
    tab.read(question, (heading) => heading.closest('details')?.open).catch(() => undefined);
  await tab.click(question);
  await expect.poll(isOpen).toBe(true);
  await goToFaq(tab);
  await tab.back();
  await tab.until(() => location.pathname === '/');
  await tab.until(() => document.querySelector('#calculator') !== null);
  await expect.poll(isOpen).toBe(true);
});

for (const path of ['/', '/payment']) {
  test(`Back to ${path} from another document is quick, and restores its state`, async ({
    tab,
  }) => {
    // No browser caches a page that is still loading. A page that was left too early gets more
    // time.
    let rest = 0;
    await expect(async () => {
      await tab.open(path);
      await new Promise((resolve) => setTimeout(resolve, rest));
      rest += 1_000;
      const place = await scrollToHalf(tab);
      await tab.evaluate(() => {
        Object.assign(window, { isAsItWas: true });
      });
      await tab.open('/about');
      await tab.back();
      await tab.until(() => location.pathname !== '/about');
      expect(await tab.evaluate(() => 'isAsItWas' in window)).toBe(true);
      await expect.poll(() => scrolled(tab)).toBe(place);
    }).toPass({ timeout: 60_000 });
  });
}

test('the address of a question opens its answer and scrolls the question to the top', async ({
  tab,
}) => {
  await tab.resize(390, 700);
  await tab.open('/faq#due-date');
  const question = { role: 'heading', name: 'Can I change my due date?' };
  const isOpen = () => tab.read(question, (heading) => heading.closest('details')?.open);
  await expect.poll(isOpen).toBe(true);
  const top = () =>
    tab.read(question, (heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThan(60);
  await expect.poll(top).toBeLessThan(130);
  await tab.click(question);
  await expect.poll(isOpen).toBe(false);
});

test('Back restores a question that its address opened, and a new link opens it again', async ({
  tab,
}) => {
  await tab.open('/faq#due-date');
  const question = { role: 'heading', name: 'Can I change my due date?' };
  const isOpen = () =>
    tab.read(question, (heading) => heading.closest('details')?.open).catch(() => undefined);
  await expect.poll(isOpen).toBe(true);
  await tab.click(question);
  await expect.poll(isOpen).toBe(false);
  await tab.read({ role: 'link', name: 'Terms' }, (link) => link.click());
  await arrivedAt(tab, 'Terms of Service');
  await tab.back();
  await tab.until(() => document.querySelector('#due-date') !== null);
  await tab.until(
    () => document.activeElement === document.querySelector('details:has(#due-date) > summary'),
  );
  expect(await isOpen()).toBe(false);
  await tab.evaluate(() => {
    location.hash = '#payoff-quote';
  });
  await tab.evaluate(() => {
    location.hash = '#due-date';
  });
  await expect.poll(isOpen).toBe(true);
});

test('Back to a calculator link shows its numbers, whatever was set at another address', async ({
  tab,
}) => {
  const price = { role: 'textbox', name: 'Vehicle price' };
  const priceOf = () => tab.valueOf(price).catch(() => '');
  await tab.open('/?price=30000#calculator');
  await expect.poll(priceOf).toBe('$30,000');
  await goToFaq(tab);
  await tab.read({ role: 'link', name: 'Milepost' }, (link) => link.click());
  await arrivedAt(tab, 'A Hassle-Free Car Buying Experience.');
  await expect.poll(priceOf).toBe('$30,000');
  await tab.read({ role: 'button', name: 'Start over' }, (button) => button.click());
  await expect.poll(priceOf).toBe('$20,000');
  await tab.back();
  await arrivedAt(tab, 'Frequently Asked Questions');
  await tab.back();
  await expect.poll(priceOf).toBe('$30,000');
  await tab.fill(price, '31000');
  await goToFaq(tab);
  await tab.back();
  await expect.poll(priceOf).toBe('$31,000');
});

test('Back to a calculator link restores the changes made there', async ({ tab }) => {
  const price = { role: 'textbox', name: 'Vehicle price' };
  await tab.open('/?price=30000#calculator');
  await expect.poll(() => tab.valueOf(price)).toBe('$30,000');
  await tab.fill(price, '31000');
  await tab.press('Enter');
  await tab.read({ role: 'link', name: 'Milepost' }, (link) => link.click());
  await tab.until(() => location.search === '');
  // The address changes before the page.
  await arrivedAt(tab, 'A Hassle-Free Car Buying Experience.');
  await tab.fill(price, '32000');
  await tab.press('Enter');
  await tab.back();
  await tab.until(() => location.search !== '');
  await expect.poll(() => tab.valueOf(price)).toBe('$31,000');
});

test('the address of the calculator opens the page there, and the calculator works', async ({
  tab,
}) => {
  await tab.open('/#calculator');
  await expect.poll(() => isInView(tab, '#calculator h2')).toBe(true);
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await tab.press('ArrowRight');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#calculator strong')?.textContent))
    .toBe('$245.47');
});

test.describe('after a reload at half of the page', () => {
  /** The distance between two scroll positions, minus the pixel by which Firefox rounds. */
  const awayFrom = async (tab: Tab, place: number) =>
    Math.max(0, Math.abs((await scrolled(tab)) - place) - 1);

  /** The page has its scroll position before hydration, and keeps it. */
  async function reloadedAtHalf(tab: Tab, line: Line, runs: BrowserName): Promise<void> {
    const place = await scrollToHalf(tab);
    line.holdStart();
    await tab.restart();
    // WebKit restores a scroll position only once the page has loaded completely.
    if (runs !== 'WebKit') await expect.poll(() => awayFrom(tab, place)).toBe(0);
    line.releaseStart();
    await tab.hydrated();
    await expect.poll(() => awayFrom(tab, place)).toBe(0);
  }

  test('/faq opens its questions', async ({ tab, line, runs }) => {
    await tab.open('/faq');
    await reloadedAtHalf(tab, line, runs);
    const question = { role: 'heading', name: 'Can I change my due date?' };
    await tab.click(question);
    await expect
      .poll(() => tab.read(question, (heading) => heading.closest('details')?.open))
      .toBe(true);
  });

  test('/ has sliders and boxes with equal values, and a working calculator', async ({
    tab,
    line,
    runs,
  }) => {
    await tab.open('/');
    const slider = { role: 'slider', name: 'Vehicle price' };
    await tab.focus(slider);
    for (let at = 0; at < 6; at++) await tab.press('ArrowRight');
    await expect.poll(() => tab.valueOf(slider)).toBe('26000');
    await reloadedAtHalf(tab, line, runs);
    const box = async () =>
      Number((await tab.valueOf({ role: 'textbox', name: 'Vehicle price' })).replace(/\D/g, ''));
    await expect.poll(box).toBe(Number(await tab.valueOf(slider)));
    const result = () =>
      tab.evaluate(() => document.querySelector('#calculator strong')?.textContent);
    const before = await result();
    await tab.focus(slider);
    await tab.press('ArrowRight');
    await expect.poll(box).toBe(Number(await tab.valueOf(slider)));
    await expect.poll(result).not.toBe(before);
  });

  for (const [path, button] of [
    ['/payment', 'Submit payment'],
    ['/pre-qualify', 'Get Pre-Qualified'],
  ] as const) {
    test(`${path} reports the empty fields, and no others`, async ({ tab, line, runs }) => {
      await tab.open(path);
      const field = {
        role: 'textbox',
        name: path === '/payment' ? 'Account number' : 'First name',
      };
      await tab.fill(field, 'Dana 10045');
      await reloadedAtHalf(tab, line, runs);
      const isKept = (await tab.valueOf(field)) !== '';
      await tab.click({ role: 'button', name: button });
      await expect
        .poll(() => tab.evaluate(() => document.querySelectorAll('form section a').length))
        .toBeGreaterThan(2);
      const messages = await tab.evaluate(() =>
        [...document.querySelectorAll('form section a')].map((link) => link.textContent),
      );
      expect(messages.includes(`${field.name} is required`)).toBe(!isKept);
    });
  }
});
