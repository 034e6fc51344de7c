import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render as renderAlone } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createRouter } from '../../router.tsx';
import { Calculator } from './Calculator.tsx';
import { RememberTerms } from './terms.tsx';

const router = createRouter();
const inRouter = (screen: ReactNode) => (
  <RouterContextProvider router={router}>{screen}</RouterContextProvider>
);
const Tool = () => (
  <RememberTerms>
    <Calculator search={{}} />
  </RememberTerms>
);
const render = (screen: ReactNode) => renderAlone(inRouter(screen));
const box = (name: string) => page.getByRole('textbox', { name });
const slider = (name: string) => page.getByRole('slider', { name });
const tab = (name: string) => page.getByRole('tab', { name });
const shown = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const result = (figure: string) =>
  expect.element(page.getByRole('strong').first()).toHaveTextContent(figure);
const row = (term: string, value: string) =>
  expect
    .element(page.getByText(term, { exact: true }).element().parentElement)
    .toHaveTextContent(`${term}${value}`);

async function type(name: string, text: string) {
  await userEvent.fill(box(name), text);
}

async function press(name: string, keys: string) {
  (slider(name).element() as HTMLInputElement).focus();
  await userEvent.keyboard(keys);
}

/** Drags the thumb from its position to a share of the track's width. */
async function drag(name: string, from: number, to: number) {
  const { width, height } = slider(name).element().getBoundingClientRect();
  const position = (share: number) => ({ x: 14 + share * (width - 28), y: height / 2 });
  await userEvent.dragAndDrop(slider(name), slider(name), {
    sourcePosition: position(from),
    targetPosition: position(to),
  });
}

afterEach(cleanup);

describe('Monthly Cost', () => {
  test('is open first and shows the cost of the default loan', async () => {
    render(<Tool />);
    await expect.element(tab('Monthly Cost')).toHaveAttribute('aria-selected', 'true');
    await result('$227.93');
    await row('Amount financed', '$13,000.00');
    await row('Total interest', '$3,411.11');
    await row('Total of payments', '$16,411.11');
    await row('Total with down payment', '$23,411.11');
    await row('Principal', '79%');
    await row('Interest', '21%');
  });

  test.each([
    ['Vehicle price', '5000', '100000', '1000', '20000'],
    ['Loan term', '12', '84', '12', '72'],
    ['APR', '0', '25', '0.1', '8'],
    ['Down payment', '0', '20000', '500', '7000'],
  ])(
    '%s runs from %s to %s in steps of %s and starts at %s',
    async (name, min, max, step, value) => {
      render(<Tool />);
      await expect.element(slider(name)).toHaveAttribute('min', min);
      await expect.element(slider(name)).toHaveAttribute('max', max);
      await expect.element(slider(name)).toHaveAttribute('step', step);
      await expect.element(slider(name)).toHaveValue(value);
    },
  );

  test('follows the arrow keys', async () => {
    render(<Tool />);
    await press('Vehicle price', '{ArrowRight}');
    await expect.element(box('Vehicle price')).toHaveValue('$21,000');
    await result('$245.47');
  });

  test('follows the thumb', async () => {
    render(<Tool />);
    await drag('APR', 8 / 25, 0);
    await expect.element(box('APR')).toHaveValue('0.00%');
    await result('$180.56');
  });

  test('follows typed numbers, also between the steps', async () => {
    render(<Tool />);
    await type('Vehicle price', '$20,500');
    await type('APR', '7.25');
    await result('$231.79');
    await userEvent.tab();
    await expect.element(box('APR')).toHaveValue('7.25%');
  });

  test('charges no interest at 0%', async () => {
    render(<Tool />);
    await type('APR', '0');
    await result('$180.56');
    await row('Total interest', '$0.00');
    await row('Principal', '100%');
  });

  test('reports that there is nothing to borrow when the down payment is the price', async () => {
    render(<Tool />);
    await type('Down payment', '20,000');
    await result('$0.00');
    await shown('Your down payment covers the price, so there is nothing to borrow.');
  });

  test('lowers the down payment with a falling price and raises it again with a rising one', async () => {
    render(<Tool />);
    await press('Vehicle price', '{Home}');
    await expect.element(slider('Down payment')).toHaveAttribute('max', '5000');
    await expect.element(box('Down payment')).toHaveValue('$5,000');
    await press('Vehicle price', '{End}');
    await expect.element(slider('Down payment')).toHaveAttribute('max', '100000');
    await expect.element(box('Down payment')).toHaveValue('$7,000');
  });

  test('reports no error while the down payment rises with the price again', async () => {
    render(<Tool />);
    await press('Vehicle price', '{Home}');
    await expect.element(box('Down payment')).toHaveValue('$5,000');
    const pointedOut: string[] = [];
    const observer = new MutationObserver(() => {
      const sentence = /Enter \$0 to \$[\d,]+/.exec(document.body.textContent);
      if (sentence) pointedOut.push(sentence[0]);
    });
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    await press('Vehicle price', '{End}');
    await expect.element(slider('Down payment')).toHaveAttribute('max', '100000');
    await expect.element(box('Down payment')).toHaveValue('$7,000');
    observer.disconnect();
    expect(pointedOut).toEqual([]);
  });

  test('reports a down payment above the price and leaves it as typed', async () => {
    render(<Tool />);
    await type('Down payment', '25000');
    await shown('To see your result, “Down payment” must be $0 to $20,000.');
    await userEvent.tab();
    await expect.element(box('Down payment')).toHaveValue('25000');
    await expect.element(box('Down payment')).toBeInvalid();
    await press('Vehicle price', '{End}');
    await expect.element(box('Down payment')).toBeValid();
  });

  test.each([
    ['Vehicle price', '120,000', '$5,000 to $100,000'],
    ['Vehicle price', '', '$5,000 to $100,000'],
    ['Loan term', '90', '12 to 84 whole months'],
    ['Loan term', '36.5 months', '12 to 84 whole months'],
    ['APR', '26', '0.00% to 25.00%'],
    ['Down payment', '-500', '$0 to $20,000'],
    ['Down payment', 'all of it', '$0 to $20,000'],
  ])('with %s at "%s" shows what to correct instead of figures', async (name, typed, bounds) => {
    render(<Tool />);
    await type(name, typed);
    await shown(`To see your result, “${name}” must be ${bounds}.`);
    await userEvent.tab();
    await expect.element(box(name)).toHaveValue(typed);
    await result('$—');
  });
});

describe('Maximum Loan', () => {
  test('shows the loan that the chosen payment pays off, in whole dollars', async () => {
    render(<Tool />);
    await tab('Maximum Loan').click();
    await expect.element(box('Monthly payment')).toHaveValue('$500');
    await result('$28,517');
    await type('Monthly payment', '600');
    await result('$34,221');
    await row('Total of payments', '$43,200');
  });

  test('always shows the loan for $500 a month', async () => {
    render(<Tool />);
    await tab('Maximum Loan').click();
    await shown('At $500 a month: $28,517');
    await type('Monthly payment', '600');
    await shown('At $500 a month: $28,517');
    await type('Monthly payment', '9');
    await shown('At $500 a month: $28,517');
    await type('APR', '0');
    await shown('At $500 a month: $36,000');
  });

  test('needs only the payment, the term and the APR', async () => {
    render(<Tool />);
    await tab('Maximum Loan').click();
    await expect.element(box('Vehicle price')).not.toBeInTheDocument();
    await expect.element(box('Down payment')).not.toBeInTheDocument();
    await expect.element(box('Loan term')).toBeVisible();
  });

  test('shares term and APR with the other tab, including the typed text', async () => {
    render(<Tool />);
    await type('APR', '30');
    await press('Loan term', '{ArrowLeft}');
    await tab('Maximum Loan').click();
    await expect.element(box('APR')).toHaveValue('30');
    await expect.element(box('Loan term')).toHaveValue('60 months');
    await type('APR', '6');
    await tab('Monthly Cost').click();
    await expect.element(box('APR')).toHaveValue('6.00%');
    await result('$251.33');
  });

  test('is not blocked by a price that is out of bounds on the other tab', async () => {
    render(<Tool />);
    await type('Vehicle price', '1');
    await tab('Maximum Loan').click();
    await result('$28,517');
  });
});

describe('on both tabs', () => {
  test('a change is announced once, when it has settled', async () => {
    render(<Tool />);
    const announced: string[] = [];
    const region = document.querySelector('span[aria-live]');
    if (!region) throw new Error('There is no live region.');
    const observer = new MutationObserver(() => announced.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    expect(region).toBeEmptyDOMElement();
    await press('Vehicle price', '{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.poll(() => region.textContent).toBe('Estimated monthly payment: $280.53.');
    expect(announced).toHaveLength(1);
  });

  test('the disclaimer is shown to the letter, with a representative example', async () => {
    render(<Tool />);
    await shown('This calculator is not a representation of a deal and is merely a tool.');
    await shown(/72 monthly payments of \$227\.93/);
  });

  test('Get Pre-Qualified leads to the form', async () => {
    render(<Tool />);
    await expect
      .element(page.getByRole('link', { name: 'Get Pre-Qualified' }))
      .toHaveAttribute('href', '/pre-qualify');
  });

  test('no number is written to the address or to storage', async () => {
    const { href } = location;
    const stored = () => [localStorage.length, sessionStorage.length, document.cookie].join();
    const before = stored();
    render(<Tool />);
    await type('Vehicle price', '31,000');
    await press('APR', '{End}');
    expect(location.href).toBe(href);
    expect(stored()).toBe(before);
  });
});

describe('on a prerendered page', () => {
  test('uses values that were set and typed before hydration', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(inRouter(<Tool />));
    expect(host.textContent).toContain('$227.93');

    await press('Vehicle price', '{ArrowRight}');
    await type('APR', '0');
    await tab('Maximum Loan').click();
    const root = hydrateRoot(host, inRouter(<Tool />));
    await tab('Monthly Cost').click();
    await result('$194.44');
    root.unmount();
    host.remove();
  });
});
