import { changeTerms, defaultTerms } from '@milepost/domain/calculator';
import { answer, results } from '@milepost/domain/calculator/results';
import fc from 'fast-check';
import { browserNames } from '../../../../tooling/browser.ts';
import type { Key, Tab } from './Tab.ts';
import { expect, test } from './test.ts';

const result = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('#calculator strong')?.textContent);

test('the calculator responds to keys, typed text, and its tabs', async ({ tab }) => {
  await tab.open('/');
  await expect.poll(() => result(tab)).toBe('$227.93');
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await tab.press('ArrowRight');
  await expect.poll(() => result(tab)).toBe('$245.47');
  await expect.poll(() => tab.valueOf({ role: 'textbox', name: 'Vehicle price' })).toBe('$21,000');
  await tab.press('Home');
  await expect.poll(() => result(tab)).toBe('$0.00');

  await tab.fill({ role: 'textbox', name: 'Vehicle price' }, '20500');
  await tab.fill({ role: 'textbox', name: 'APR' }, '7.25');
  await expect.poll(() => result(tab)).toBe('$231.79');
  await tab.press('Tab');
  await expect.poll(() => tab.valueOf({ role: 'textbox', name: 'APR' })).toBe('7.25%');

  await tab.fill({ role: 'textbox', name: 'APR' }, '8');
  await tab.click({ role: 'tab', name: 'Maximum Loan' });
  await expect.poll(() => result(tab)).toBe('$28,517');
});

test('a slider follows the pointer', async ({ tab }) => {
  await tab.open('/');
  // The middle of 5,000 to 100,000.
  await tab.click({ role: 'slider', name: 'Vehicle price' });
  await expect
    .poll(async () => Number(await tab.valueOf({ role: 'slider', name: 'Vehicle price' })))
    .toBeGreaterThan(45_000);
  await expect.poll(() => result(tab)).not.toBe('$227.93');
});

test('a click into a box selects its number, and the next one sets the caret', async ({ tab }) => {
  await tab.open('/');
  const price = { role: 'textbox', name: 'Vehicle price' };
  const selected = () =>
    tab.read(price, (box) => {
      const { value, selectionStart, selectionEnd } = box as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  await tab.click(price);
  await expect.poll(selected).toBe('$20,000');
  // At the same point it could be the second half of a double click, which selects a word.
  await tab.click(price, 20);
  await expect.poll(selected).toBe('');
  await tab.press('End');
  await tab.type('0');
  await expect.poll(() => tab.valueOf(price)).toBe('$20,0000');
});

test('an added offer gets the focus on its name', async ({ tab }) => {
  await tab.open('/#calculator');
  await tab.click({ role: 'heading', name: 'Compare offers' });
  for (const letter of ['B', 'C']) {
    await tab.focus({ role: 'button', name: `Add offer ${letter}` });
    await tab.press('Enter');
    await expect
      .poll(() => tab.evaluate(() => document.activeElement?.textContent))
      .toBe(`Offer ${letter}`);
  }
});

test('the link to trade-in, tax and fees opens them each time it is clicked', async ({ tab }) => {
  await tab.open('/?trade=5000#calculator');
  const part = { role: 'heading', name: 'Trade-in, tax and fees' };
  const isOpen = () => tab.read(part, (heading) => heading.closest('details')?.open);
  for (let press = 0; press < 2; press++) {
    await expect.poll(isOpen).toBe(true);
    await tab.read(part, (heading) => heading.click());
    await expect.poll(isOpen).toBe(false);
    await tab.read({ role: 'link', name: 'Change them' }, (link) => link.click());
  }
  await expect.poll(isOpen).toBe(true);
});

const fields = ['Vehicle price', 'Loan term', 'APR', 'Down payment', 'Monthly payment'] as const;

type Move =
  | { readonly slide: string; readonly keys: readonly Key[] }
  | { readonly type: string; readonly text: string; readonly isLeft: boolean }
  | { readonly tab: string };

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      slide: fc.constantFrom(...fields),
      keys: fc.array(fc.constantFrom<Key>('ArrowRight', 'Home', 'End'), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom(...fields),
      text: fc.constantFrom(
        '20500',
        '$6,000',
        '9k',
        '36',
        '72.5',
        '0',
        '7.125%',
        'abc',
        '-1',
        '250000',
      ),
      isLeft: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ tab: fc.constantFrom('Monthly Cost', 'Maximum Loan') }) },
);

/** Makes a change in the tab that shows its field. */
async function make(tab: Tab, move: Move): Promise<void> {
  if ('tab' in move) {
    await tab.click({ role: 'tab', name: move.tab });
    return;
  }
  const name = 'slide' in move ? move.slide : move.type;
  const isShown = await tab.evaluate(
    (label) =>
      [...document.querySelectorAll('#calculator label')].some(
        (each) => each.textContent === label && each.getClientRects().length > 0,
      ),
    name,
  );
  if (!isShown) return;
  if ('slide' in move) {
    await tab.focus({ role: 'slider', name });
    for (const key of move.keys) await tab.press(key);
  } else {
    await tab.fill({ role: 'textbox', name }, move.text);
    if (move.isLeft) await tab.press('Tab');
  }
}

/**
 * The content of the calculator's cards, without what only React adds: a month, a field's message,
 * and the road, whose slider is the only one without a label.
 */
const cards = (tab: Tab) =>
  tab.evaluate(() => {
    const seen = (element: Element) => element.getClientRects().length > 0;
    const calculator = document.querySelector('#calculator') as HTMLElement;
    const controls = [...calculator.querySelectorAll('input')].filter(
      (input) => input.labels?.length && seen(input),
    );
    return {
      results: [...calculator.querySelectorAll('[data-result]')]
        .filter(seen)
        .map(({ textContent }) => textContent.replace(/ in \w+ \d{4}$/, '')),
      controls: controls.map(({ value, min, max, ariaValueText }) => ({
        value,
        min,
        max,
        ariaValueText,
      })),
      ends: controls
        .filter(({ type }) => type === 'range')
        .map((slider) => slider.parentElement?.parentElement?.textContent),
      drawn: [
        ...[...calculator.querySelectorAll<HTMLElement>('[style]')]
          .filter(seen)
          .map(({ style }) => style.backgroundPosition)
          .filter(Boolean),
        ...[...calculator.querySelectorAll('rect[x]')].map(
          (rect) => `${rect.getAttribute('x')} ${rect.getAttribute('width')}`,
        ),
      ],
      tabs: [...calculator.querySelectorAll<HTMLElement>('[role=tab]')].map(
        ({ ariaSelected, tabIndex }) => `${ariaSelected} ${tabIndex}`,
      ),
    };
  });

const sequences = fc.sample(fc.array(anyMove, { minLength: 3, maxLength: 7 }), {
  seed: 31,
  numRuns: 6,
});

// Each browser makes two of the six.
for (const index of [0, 1]) {
  test(`the calculator shows the same before and after hydration, random changes ${index + 1}`, async ({
    tab,
    line,
    runs,
  }) => {
    const moves = sequences[2 * browserNames.indexOf(runs) + index] ?? [];
    line.holdStart();
    await tab.start('/#calculator');
    for (const move of moves) await make(tab, move);
    const early = await cards(tab);
    line.releaseStart();
    await tab.hydrated();
    await tab.until(() => window.earlyCalculator === undefined);
    const after = await cards(tab);
    expect(after, JSON.stringify(moves)).toEqual(early);

    await tab.open('/');
    await tab.focus({ role: 'slider', name: 'Vehicle price' });
    await tab.until(() => window.earlyCalculator === undefined);
    for (const move of moves) await make(tab, move);
    await expect.poll(() => cards(tab), { message: JSON.stringify(moves) }).toEqual(early);
  });
}

/** What a frame shows of the price: the slider, the box, and the payment that follows from it. */
type Frame = readonly [slider: string, box: string, payment: string];

/** Records each frame until the page is left. Returns a function that reads the frames so far. */
async function recordFrames(tab: Tab): Promise<() => Promise<readonly Frame[]>> {
  await tab.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { recorded: frames });
    const record = () => {
      const inputs = document.querySelectorAll<HTMLInputElement>(
        '#calculator [data-quantity=price] input',
      );
      const [box, slider] = [...inputs].map(({ value }) => value);
      const payment = document.querySelector('#calculator strong')?.textContent;
      frames.push([slider ?? '', box ?? '', payment ?? '']);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () => tab.evaluate(() => (window as unknown as { recorded: Frame[] }).recorded);
}

const paymentOf = (price: number) =>
  results.figure(answer('monthlyCost', changeTerms(defaultTerms, { price })));

/** Fails if a frame is inconsistent, or shows a lower price than the one before it. */
function expectNoStaleFrame(frames: readonly Frame[]): void {
  const prices = frames.map(([slider]) => Number(slider));
  const consistent = prices.map((price) => [
    `${price}`,
    `$${price.toLocaleString('en-US')}`,
    paymentOf(price),
  ]);
  expect(frames).toEqual(consistent);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
}

const isHydrated = (tab: Tab) => tab.evaluate(() => window.earlyCalculator === undefined);
const price = { role: 'slider', name: 'Vehicle price' };

test('a slider that is dragged during hydration never jumps, and ends below the pointer', async ({
  tab,
  line,
}) => {
  line.holdStart();
  await tab.start('/#calculator');
  const { left, y, width } = await tab.read(price, (slider) => {
    slider.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = slider.getBoundingClientRect();
    return { left, y: Math.round(top + height / 2), width };
  });
  const at = (share: number) => Math.round(left + share * width);
  const frames = await recordFrames(tab);
  await tab.point(at(0.2), y, 'press');
  await tab.point(at(0.25), y);
  line.releaseStart();
  let steps = 0;
  // Some steps after hydration too.
  for (let late = 0; late < 5; steps++) {
    await tab.point(at(0.25 + 0.5 * (steps / (steps + 40))), y);
    if (await isHydrated(tab)) late++;
  }
  await tab.point(at(0.8), y);
  await tab.point(at(0.8), y, 'release');
  // 80% of 5,000 to 100,000. The thumb has a width.
  await expect.poll(async () => Number(await tab.valueOf(price))).toBeGreaterThan(78_000);
  const last = Number(await tab.valueOf(price));
  await expect.poll(() => result(tab)).toBe(paymentOf(last));
  expectNoStaleFrame((await frames()).slice(1));
});

test('a key that is held during hydration moves the slider once for each repeat', async ({
  tab,
  line,
}) => {
  line.holdStart();
  await tab.start('/#calculator');
  await tab.focus(price);
  const frames = await recordFrames(tab);
  let repeats = 0;
  for (let late = 0; late < 5; repeats++) {
    await tab.hold('ArrowRight', true);
    if (repeats === 2) line.releaseStart();
    if (await isHydrated(tab)) late++;
  }
  await tab.hold('ArrowRight', false);
  const last = Math.min(20_000 + repeats * 1_000, 100_000);
  await expect.poll(() => tab.valueOf(price)).toBe(`${last}`);
  await expect.poll(() => result(tab)).toBe(paymentOf(last));
  // The small calculator at the top of the page.
  const small = () => tab.evaluate(() => document.querySelector('main strong')?.textContent);
  await expect.poll(small).toBe(paymentOf(last));
  expectNoStaleFrame(await frames());
});
