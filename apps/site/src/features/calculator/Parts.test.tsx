import '@milepost/ui/theme.css';
import { addMonths, monthText, nextMonth } from '@milepost/domain/loan/months';
import { RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { readSearch } from '../../navigation/search.ts';
import { createRouter } from '../../router.tsx';
import { Calculator } from './Calculator.tsx';
import { RememberTerms, useChangeTerms, useTerms } from './terms.tsx';

const { href } = location;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // "Start over" removes the address's parameters, which belong to Vitest here.
  history.replaceState(null, '', href);
});

const screen = (query = '') => (
  <RouterContextProvider router={createRouter()}>
    <RememberTerms>
      <Calculator search={readSearch(query)} />
    </RememberTerms>
  </RouterContextProvider>
);
// Loads the parser of links first.
const show = (query?: string) => act(async () => void render(screen(query)));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = () => document.body.textContent;
const says = (sentence: string) => expect.poll(text).toContain(sentence);
const fill = (name: string, value: string) =>
  userEvent.fill(page.getByRole('textbox', { name, exact: true }), value);
const heading = (part: string) => page.getByRole('heading', { name: part, exact: true });
const open = (part: string) => heading(part).click();
const isOpen = (part: string) => () => heading(part).element().closest('details')?.open;
const inMonths = (months: number) => monthText(addMonths(nextMonth(new Date()), months - 1));

test('the last payment has its month only in the browser, which knows the date', async () => {
  expect(renderToString(screen())).not.toMatch(/\$228\.08 in/);
  await show();
  await says(`Last payment$228.08 in ${inMonths(72)}`);
});

test('the sentence below the bar describes the bar', async () => {
  await show();
  await says('You pay back $16,411.11: $13,000.00 that you borrow and $3,411.11 in interest.');
  await fill('APR', '0');
  await says('You pay back $13,000.00. At 0% there is no interest.');
  expect(text()).not.toMatch(/NaN|Infinity|\$—/);
});

test('the tax question is shown while the trade-in and the tax rate are above 0, and defaults to none', async () => {
  await show();
  await open('Trade-in, tax and fees');
  await fill('Trade-in value', '10000');
  const question = page.getByRole('radiogroup', { name: 'Does your trade-in lower the tax?' });
  await expect.element(question).not.toBeInTheDocument();
  await fill('Sales tax rate', '6');
  await expect
    .element(page.getByRole('radio', { name: 'No, tax is on the whole price' }))
    .toBeChecked();
  await says('If your state counts your trade-in, your tax would be $600.00 less.');
  await page.getByRole('radio', { name: 'Yes, all of it counts' }).click();
  const rows = page.getByRole('table', { name: 'How we get to the amount financed' });
  await expect
    .poll(() =>
      rows
        .getByRole('row')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toContain('+ Sales tax (6% of $10,000.00)Amount$600.00');
});

test('negative equity is explained, and text that is not a number is named', async () => {
  await show();
  await open('Trade-in, tax and fees');
  await fill('Trade-in value', '8000');
  await fill('What you still owe on it', '11500');
  await says('You owe $3,500.00 more on your trade-in than it is worth.');
  await says('Old loan rolled in$3,500.00');
  await fill('What you still owe on it', 'lots');
  await says('To see your result, “What you still owe on it” must be $0 to $150,000.');
});

test('the savings of $50 more a month are shown in its part and beside the result', async () => {
  await show();
  await open('Extra payments');
  await says('Enter an extra payment to see what it saves.');
  await fill('Extra each month', '50');
  await says('Interest, instead of $3,411.11');
  await says('$779 less interest15 months sooner');
  await says('You pay $2,800.00 extra in total.');
  await says(
    `With extra paymentsPaid off in ${inMonths(57)}, 15 months sooner. You save $778.91 in interest.`,
  );
  await button('Match paying every two weeks').click();
  await expect.element(page.getByRole('textbox', { name: 'Extra each month' })).toHaveValue('19');
});

test('the payment and the savings of extra payments are announced as one sentence, once', async () => {
  await show();
  await open('Extra payments');
  const announced: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        'span[aria-live]',
      );
      if (region?.textContent) announced.push(region.textContent);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await fill('Extra each month', '50');
  await expect.poll(() => announced.join(' ')).toMatch(/You save \$[\d,.]+\./);
  observer.disconnect();
  expect(announced).toEqual([
    expect.stringMatching(
      /^Estimated monthly payment: \$227\.93\. With extra payments: paid off in \w+ \d{4}\. You save \$[\d,.]+\.$/,
    ),
  ]);
});

test('a late first payment shows the interest of the months until then, in its part and beside the result', async () => {
  const first = addMonths(nextMonth(new Date()), 5);
  await show(`first=${first}`);
  await says('If you start later, you pay more interest.');
  const sentence =
    'Waiting 5 months longer for the first payment costs about $433.33 in interest. The figures above leave it out.';
  await expect.poll(() => text().split(sentence).length - 1).toBe(2);
});

test('lender fees show the rate and the APR with fees, and the slider says what its APR is', async () => {
  await show('price=20000&down=0');
  await expect
    .element(page.getByRole('textbox', { name: 'APR' }))
    .toHaveAccessibleDescription(/^Your yearly rate on everything you borrow/);
  expect(text()).not.toContain('APR with fees');
  await open('Trade-in, tax and fees');
  await fill('Lender fees', '800');
  await says('Rate8.00%APR with fees9.42%');
  await says(
    'Loan documents leave lender fees out of the amount financed. They would show $20,000.00.',
  );
  await fill('Lender fees', 'many');
  await says('To see your result, “Lender fees” must be $0 to $20,000.');
  expect(text()).not.toContain('APR with fees');
});

test('the schedule has a row a year or a row a payment', async () => {
  await show();
  await open('Payment schedule');
  const rows = page.getByRole('table', { name: /^Payment schedule/ }).getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(1 + 6);
  await page.getByRole('radio', { name: 'By month' }).click();
  await expect.poll(() => rows.elements().length).toBe(1 + 72);
});

// Orca drops announcements while more than 50 changes wait, each of which is reported twice.
test.each(['By year', 'By month'])(
  'new terms change at most 25 texts beside a schedule "%s"',
  async (view) => {
    await show();
    await open('Payment schedule');
    await page.getByRole('radio', { name: view }).click();
    await expect.poll(() => document.querySelectorAll('table').length).toBeGreaterThan(1);
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    await fill('Vehicle price', '21000');
    await says('Estimated monthly payment: $245.47.');
    observer.disconnect();
    expect(changes).toBeLessThanOrEqual(25);
  },
);

test('the schedule is saved as shown, without a server', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:none';
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await show();
  await open('Payment schedule');
  await button('Download as CSV').click();
  expect(saved).toEqual(['milepost-payment-schedule.csv']);
  const lines = (await files[0]?.text())?.split('\r\n');
  expect(lines).toHaveLength(1 + 72 + 1);
  expect(lines?.[1]).toBe(`1,${nextMonth(new Date())},227.93,0.00,141.26,86.67,12858.74`);
});

test('an added offer gets the focus on its name, is compared, and can be removed', async () => {
  await show('price=20000&down=3000&trade=3000&tfees=300&fees=1500&apr=3.5&term=48');
  await open('Compare offers');
  await says('Offer A is what you set above.');
  expect(page.getByRole('table', { name: 'Offers side by side' }).elements()).toHaveLength(0);
  await button('Add offer B').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Offer B');
  await says('Offers A and B cost the same in total: $22,954.80.');
  const offer = page.getByRole('group', { name: 'Offer B' });
  await userEvent.fill(offer.getByRole('textbox', { name: 'APR' }), '4.9');
  await userEvent.fill(offer.getByRole('textbox', { name: 'Loan term' }), '72');
  await says('$1,313.39 saved in total with offer A instead of B');
  await says('Offer B has the lower payment, $253.73 a month. It costs $1,313.39 more in total.');
  await userEvent.fill(offer.getByRole('textbox', { name: 'APR' }), '99');
  await says('Offer B is not compared until its APR is 0.00% to 25.00%.');
});

test('a click on Remove works straight from a field with an invalid number', async () => {
  await show();
  await open('Compare offers');
  await button('Add offer B').click();
  const apr = page.getByRole('group', { name: 'Offer B' }).getByRole('textbox', { name: 'APR' });
  await userEvent.fill(apr, '99');
  await button('Remove offer B').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Add offer B');
});

test('an offer with an invalid number is left out by name, and the others are compared', async () => {
  await show(
    'b=1&bprice=20000&bdown=7000&bapr=8&bterm=72&c=1&cprice=20000&cdown=7000&capr=6&cterm=60',
  );
  const columns = page
    .getByRole('table', { name: 'Offers side by side' })
    .getByRole('columnheader');
  const headings = () => columns.elements().map(({ textContent }) => textContent);
  await expect.poll(headings).toEqual(['Item', 'Offer A', 'Offer B', 'Offer C']);
  const term = page
    .getByRole('group', { name: 'Offer B' })
    .getByRole('textbox', { name: 'Loan term' });
  await userEvent.fill(term, '90');
  await says('Offer B is not compared until its Loan term is 12 to 84 whole months.');
  await expect.poll(headings).toEqual(['Item', 'Offer A', 'Offer C']);
  await says('saved in total with offer C instead of A');
  await userEvent.fill(term, '84');
  await expect.poll(headings).toEqual(['Item', 'Offer A', 'Offer B', 'Offer C']);
});

test.each([
  ['', 3_411.11, 13_000],
  ['price=100000&down=0&term=84&apr=25', 112_618.34, 100_000],
  ['price=95000&down=0&term=84&apr=0.1', 336.85, 95_000],
])(
  'the bar, its legend and its sentence show the same shares for ?%s',
  async (query, interest, principal) => {
    await show(query);
    const dollars = (amount: number) =>
      amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await says(`${dollars(principal)} that you borrow and ${dollars(interest)} in interest.`);
    const share = (100 * interest) / (principal + interest);
    const bar = document.querySelector('svg:has(rect + rect)');
    const [ofPrincipal, ofInterest] = [...(bar?.querySelectorAll('rect') ?? [])].map((part) =>
      Number.parseFloat(part.getAttribute('width') ?? ''),
    );
    expect(ofPrincipal).toBeCloseTo(100 - share, 6);
    expect(ofInterest).toBeCloseTo(share, 6);
    await says(`Principal${Math.round(100 - share)}%Interest${Math.round(share)}%`);
  },
);

test('the result moves with its slider, and the tables and what-ifs follow once it stops', async () => {
  await show();
  for (const part of ['Trade-in, tax and fees', 'Payment schedule', 'Compare offers'])
    await open(part);
  await button('Add offer B').click();
  await page.getByRole('radio', { name: 'By month' }).click();
  const slider = page.getByRole('slider', { name: 'Vehicle price' }).element() as HTMLInputElement;
  const box = page.getByRole('textbox', { name: 'Vehicle price' }).first().element();
  const following = () =>
    [page.getByRole('table'), page.getByRole('button', { name: /in interest$/ })]
      .flatMap((parts) => parts.elements())
      .map(({ textContent }) => textContent);
  // The tables of the two drawings come with their code.
  await expect.poll(() => following(), { timeout: 15_000 }).toHaveLength(5 + 3);
  const before = following();
  slider.focus();
  slider.stepUp();
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  expect(box).toHaveValue('$21,000');
  expect(page.getByRole('strong').first().element()).toHaveTextContent('$245.47');
  expect(following()).toEqual(before);
  await expect.poll(() => following().filter((text, at) => text === before[at])).toEqual([]);
});

test('a link shows its numbers and opens its parts, without a notice', async () => {
  await show('utm_source=x&price=30000&down=2000&term=60&apr=7.5&trade=10000&tax=6&credit=all');
  await expect.element(page.getByRole('strong').first()).toHaveTextContent('$384.73');
  await expect.poll(isOpen('Trade-in, tax and fees')).toBe(true);
  expect(text()).not.toContain('We could not use');
});

interface ClickedProps {
  readonly find: () => Locator;
}

/** Clicks an element when it mounts, before an effect of the screen beside it runs. */
function ClickedAtOnce({ find }: ClickedProps) {
  useLayoutEffect(() => (find().element() as HTMLElement).click(), [find]);
  return null;
}

/** Clicks an element right after the effects of the screen beside it, before what they set is rendered. */
function ClickedMeanwhile({ find }: ClickedProps) {
  useEffect(() => {
    const element = find().element() as HTMLElement;
    element.click();
    // The browser's own event follows in a task that may come before React's.
    element.closest('details')?.dispatchEvent(new Event('toggle'));
  }, [find]);
  return null;
}

/** Shows the screen, and clicks before an effect of it reads the link. */
const showBeforeReading = (query: string, find: () => Locator) =>
  act(
    async () =>
      void render(
        <>
          {screen(query)}
          <ClickedAtOnce find={find} />
        </>,
      ),
  );

const comparePart = () => heading('Compare offers');

test("a part that was opened before a link was read stays open beside the link's own", async () => {
  await showBeforeReading('trade=10000', comparePart);
  for (const part of ['Trade-in, tax and fees', 'Compare offers'])
    await expect.poll(isOpen(part)).toBe(true);
});

test("a part that is opened while a link is read stays open beside the link's own", async () => {
  // Loads the parser of links, which then reads a link at once.
  await show('trade=10000');
  cleanup();
  render(
    <>
      {screen('trade=10000')}
      <ClickedMeanwhile find={comparePart} />
    </>,
  );
  for (const part of ['Trade-in, tax and fees', 'Compare offers'])
    await expect.poll(isOpen(part)).toBe(true);
});

test("a tab that was chosen before a link was read stays selected beside the link's numbers", async () => {
  const tab = () => page.getByRole('tab', { name: 'Maximum Loan' });
  await showBeforeReading('apr=5', tab);
  await expect
    .element(page.getByRole('textbox', { name: 'APR', exact: true }))
    .toHaveValue('5.00%');
  await expect.element(tab()).toHaveAttribute('aria-selected', 'true');
});

const rendered = vi.fn();

function Rate() {
  rendered(useTerms(({ apr }) => apr));
  return null;
}

function Changes() {
  const change = useChangeTerms();
  return (
    <>
      <button type="button" onClick={() => change({ changes: { price: 21_000 } })}>
        Price
      </button>
      <button type="button" onClick={() => change({ changes: { apr: 5 } })}>
        Rate
      </button>
    </>
  );
}

test('a change renders only the components that read the changed number', async () => {
  rendered.mockClear();
  render(
    <RememberTerms>
      <Rate />
      <Changes />
    </RememberTerms>,
  );
  await button('Price').click();
  expect(rendered.mock.calls).toEqual([[8]]);
  await button('Rate').click();
  expect(rendered.mock.calls).toEqual([[8], [5]]);
});

test('a link contains the current terms, and "Start over" restores the defaults', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (link) => {
    copied.push(link);
  });
  await show('price=30000&xm=50');
  await button('Copy link').click();
  await says('Link copied. Anyone with the link sees these numbers. We do not store them.');
  expect(copied).toEqual([`${location.origin}/?price=30000&xm=50#calculator`]);
  await button('Start over').click();
  await expect.element(page.getByRole('strong').first()).toHaveTextContent('$227.93');
  await expect.element(button('Copy link')).toHaveFocus();
  await says('All numbers are back to the example.');
  await expect.element(button('Start over')).not.toBeInTheDocument();
});

test('each what-if button makes the change that it describes, and describes it afterwards', async () => {
  await show();
  await button('12 months shorter: $35.66 more a month, $595.51 less in interest').click();
  await expect.element(page.getByRole('strong').first()).toHaveTextContent('$263.59');
  await says('Loan term is now 60 months: $263.59 a month, $2,815.60 in interest.');
});

test('printing replaces the page with the estimate, with every payment if requested', async () => {
  const printed: { rows: number; text: string }[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector('body > [data-printed]');
    printed.push({
      rows: [...(sheet?.querySelectorAll('table') ?? [])]
        .filter(({ caption }) => caption?.textContent === 'Payment schedule, by month')
        .flatMap(({ tBodies }) => [...(tBodies[0]?.rows ?? [])]).length,
      text: sheet?.textContent ?? '',
    });
    window.dispatchEvent(new Event('afterprint'));
  });
  await show();
  await button('Print').click();
  await expect.poll(() => printed).toHaveLength(1);
  await open('Payment schedule');
  await button('Print this schedule').click();
  await expect.poll(() => printed).toHaveLength(2);
  expect(printed.map(({ rows }) => rows)).toEqual([0, 72]);
  expect(printed[0]?.text).toContain('Auto loan estimate');
  await expect.poll(() => document.querySelector('[data-printed]')).toBeNull();
});

test('a click right after a change uses the changed terms', async () => {
  const papers: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    papers.push(document.querySelector('body > [data-printed]')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  const press = (name: string | RegExp) =>
    (page.getByRole('button', { name }).element() as HTMLElement).click();
  await show();
  await open('Extra payments');
  await says('Enter an extra payment to see what it saves.');
  await button('Print').click();
  await expect.poll(() => papers).toHaveLength(1);

  for (let time = 0; time < 3; time++) press(/more down/);
  await expect.element(page.getByRole('textbox', { name: 'Down payment' })).toHaveValue('$10,000');

  await fill('Vehicle price', '90000');
  press('Match paying every two weeks');
  await expect
    .element(page.getByRole('textbox', { name: 'Extra each month' }))
    .toHaveValue('116.89');

  await fill('Vehicle price', '31000');
  press('Print');
  await expect.poll(() => papers).toHaveLength(2);
  expect(papers[1]).toContain('Vehicle price$31,000');
  expect(papers[1]).toContain('Estimated monthly payment$368.20');
  expect(papers[1]).toContain('Amount financed$21,000.00');
});
