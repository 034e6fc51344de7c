import type { BrowserName } from '../../../../tooling/browser.ts';
import type { Tab } from './Tab.ts';
import { expect, type Line, test } from './test.ts';

const scrolled = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));

/** Scrolls, and waits until the page has been told: a visitor leaves no earlier. */
async function scrollPage(tab: Tab, top: number): Promise<void> {
  await tab.evaluate((y) => {
    const told = { isTold: false };
    addEventListener('scroll', () => Object.assign(told, { isTold: true }), { once: true });
    scrollTo(0, y);
    Object.assign(window, { scrolling: told });
  }, top);
  await tab.until(() => (window as unknown as { scrolling: { isTold: boolean } }).scrolling.isTold);
}

/** Scrolls to the middle of the page. Gives the place. */
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

/** Waits until a page was changed to, stands still, and focus is on its heading: no visitor is quicker. */
const arrivedAt = (tab: Tab, heading: string) =>
  tab.until(
    (text) =>
      document.activeElement?.tagName === 'H1' &&
      document.activeElement.textContent.includes(text) &&
      document.getAnimations().length === 0,
    heading,
  );

async function goToFaq(tab: Tab): Promise<void> {
  await tab.read({ role: 'link', name: 'FAQ' }, (link) => link.click());
  await arrivedAt(tab, 'Frequently Asked Questions');
}

async function goBackTo(tab: Tab, heading: string): Promise<void> {
  await tab.back();
  await arrivedAt(tab, heading);
}

test('a link changes the page in place, and back and forward keep the scroll', async ({ tab }) => {
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

test('back finds a payment as it was left, but for its secrets, and the place on the page', async ({
  tab,
}) => {
  const account = { role: 'textbox', name: 'Account number' };
  const routing = { role: 'textbox', name: 'Routing number' };
  await tab.open('/payment');
  await tab.click({ role: 'tab', name: 'ACH Transfer' });
  await tab.fill(account, '10045 8821');
  await tab.fill({ label: 'Payment amount' }, '425.50');
  await tab.fill(routing, '021000021');
  await tab.focus({ label: 'Your state' });
  await tab.until(() => document.querySelector('#fees [role=status]') !== null);
  const state = { label: 'Your state' };
  await tab.choose(state, 'Texas');
  // What the choice changes moves what stands below it.
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

test('back finds a loan application as it was left, and sends it whole', async ({
  tab,
  milepost,
}) => {
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
  await expect.poll(() => tab.valueOf(amount)).toBe('$15,000');
  expect(await tab.valueOf({ role: 'textbox', name: 'First name' })).toBe('');
});

test('back finds the calculator and the open question as they were left', async ({ tab }) => {
  await tab.open('/#calculator');
  const price = { role: 'textbox', name: 'Vehicle price' };
  const result = () =>
    tab.evaluate(() => document.querySelector('#calculator strong')?.textContent);
  await tab.fill(price, '32000');
  await tab.press('Enter');
  await expect.poll(result).toBe('$438.33');
  await tab.click({ role: 'button', name: 'Payment schedule' });
  const byMonth = { role: 'radio', name: 'By month' };
  await tab.read(byMonth, (radio) => radio.click());
  await goToFaq(tab);
  const question = { role: 'button', name: 'Can I change my due date?' };
  await tab.click(question);
  await tab.read({ role: 'button', name: 'Copy link to this answer' }, () => true);
  // What opens moves the end of the page until it is open.
  await tab.until(() => document.getAnimations().length === 0);
  const place = await tab.evaluate(() => document.body.scrollHeight - innerHeight - 20);
  await scrollPage(tab, place);
  await tab.back();
  await expect.poll(() => tab.valueOf(price).catch(() => '')).toBe('$32,000');
  await expect.poll(result).toBe('$438.33');
  expect(await tab.read(byMonth, (radio) => (radio as HTMLInputElement).checked)).toBe(true);
  await tab.forward();
  await expect
    .poll(() =>
      tab.read(question, (button) => button.getAttribute('aria-expanded')).catch(() => ''),
    )
    .toBe('true');
  await expect.poll(() => scrolled(tab)).toBe(place);
});

test('back finds the question that was opened on the home page', async ({ tab }) => {
  await tab.open('/');
  const question = { role: 'button', name: 'Can I change my due date?' };
  const isOpen = () =>
    tab.read(question, (button) => button.getAttribute('aria-expanded')).catch(() => '');
  await tab.click(question);
  await expect.poll(isOpen).toBe('true');
  await goToFaq(tab);
  await tab.back();
  await tab.until(() => location.pathname === '/');
  await tab.until(() => document.querySelector('#calculator') !== null);
  await expect.poll(isOpen).toBe('true');
});

for (const path of ['/', '/payment']) {
  test(`back to ${path} from another document is quick, and finds it as it was left`, async ({
    tab,
  }) => {
    // No browser keeps a page that still loads: one that was left too early is given longer.
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

test('the address of a question opens the page there, with its answer', async ({ tab }) => {
  await tab.open('/faq#due-date');
  const question = { role: 'button', name: 'Can I change my due date?' };
  const isOpen = () => tab.read(question, (button) => button.getAttribute('aria-expanded'));
  await expect.poll(isOpen).toBe('true');
  await expect.poll(() => isInView(tab, '#due-date')).toBe(true);
  await tab.click(question);
  await expect.poll(isOpen).toBe('false');
});

test('a question that its address opened is as it was left on the way back, and opens by a new link', async ({
  tab,
}) => {
  await tab.open('/faq#due-date');
  const question = { role: 'button', name: 'Can I change my due date?' };
  const isOpen = () =>
    tab.read(question, (button) => button.getAttribute('aria-expanded')).catch(() => '');
  await expect.poll(isOpen).toBe('true');
  await tab.click(question);
  await expect.poll(isOpen).toBe('false');
  await tab.read({ role: 'link', name: 'Terms' }, (link) => link.click());
  await arrivedAt(tab, 'Terms of Service');
  await tab.back();
  await tab.until(() => document.querySelector('#due-date') !== null);
  await tab.until(() => document.activeElement?.id === 'due-date');
  expect(await isOpen()).toBe('false');
  await tab.evaluate(() => {
    location.hash = '#payoff-quote';
  });
  await tab.evaluate(() => {
    location.hash = '#due-date';
  });
  await expect.poll(isOpen).toBe('true');
});

test('back to a calculator link shows its numbers again, whatever was set at another address', async ({
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

test('back to a calculator link finds what was changed there', async ({ tab }) => {
  const price = { role: 'textbox', name: 'Vehicle price' };
  await tab.open('/?price=30000#calculator');
  await expect.poll(() => tab.valueOf(price)).toBe('$30,000');
  await tab.fill(price, '31000');
  await tab.press('Enter');
  await tab.read({ role: 'link', name: 'Milepost' }, (link) => link.click());
  await tab.until(() => location.search === '');
  await tab.fill(price, '32000');
  await tab.press('Enter');
  await tab.back();
  await tab.until(() => location.search !== '');
  await expect.poll(() => tab.valueOf(price)).toBe('$31,000');
});

test('the address of the calculator opens the page there, and it answers', async ({ tab }) => {
  await tab.open('/#calculator');
  await expect.poll(() => isInView(tab, '#calculator h2')).toBe(true);
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await tab.press('ArrowRight');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#calculator strong')?.textContent))
    .toBe('$245.47');
});

test.describe('a page that is loaded anew when it is scrolled to its half', () => {
  /** Pixels between the page and a place, but for the one by which Firefox rounds. */
  const awayFrom = async (tab: Tab, place: number) =>
    Math.max(0, Math.abs((await scrolled(tab)) - place) - 1);

  /** The page is in its place before its code is here, and stays there. */
  async function reloadedAtHalf(tab: Tab, line: Line, runs: BrowserName): Promise<void> {
    const place = await scrollToHalf(tab);
    line.holdStart();
    await tab.restart();
    // WebKit has the whole of a page in its place only once it is loaded.
    if (runs !== 'WebKit') await expect.poll(() => awayFrom(tab, place)).toBe(0);
    line.releaseStart();
    await tab.hydrated();
    await expect.poll(() => awayFrom(tab, place)).toBe(0);
  }

  test('/faq opens its questions', async ({ tab, line, runs }) => {
    await tab.open('/faq');
    await reloadedAtHalf(tab, line, runs);
    const question = { role: 'button', name: 'Can I change my due date?' };
    await tab.click(question);
    await expect
      .poll(() => tab.read(question, (button) => button.getAttribute('aria-expanded')))
      .toBe('true');
  });

  test('/ has sliders and boxes that say the same, and a calculator that answers', async ({
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
    test(`${path} names the fields that are empty, and no other`, async ({ tab, line, runs }) => {
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
