import type { Browser } from 'playwright';

/**
 * The reference for the site's measures: its home page, FAQ and payoff form as hand-written pages,
 * each in one file with its few styles and lines of script, and only native controls. Their texts
 * come from the built pages, so that both have the same.
 */
export async function referencePages(
  browser: Browser,
  builtOrigin: string,
): Promise<ReadonlyMap<string, string>> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const pages = new Map<string, string>();
  for (const [path, write] of Object.entries(writers)) {
    const html = await (await page.request.get(builtOrigin + path)).text();
    const words = await page.evaluate((source) => {
      const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
      const isWhole = 'h1, h2, h3, p, li, dt, dd';
      return [...(main?.querySelectorAll<HTMLElement>(isWhole) ?? [])]
        .filter((part) => !part.closest('form, #calculator') && !part.querySelector(isWhole))
        .map((part) => ({ tag: part.localName, text: part.textContent }));
    }, html);
    pages.set(path, documentOf(write(words)));
  }
  await page.close();
  pages.set(bareRange, documentOf(range));
  return pages;
}

interface Words {
  readonly tag: string;
  readonly text: string;
}

/** The address of a page with only a native range and a figure. */
export const bareRange = '/range';

const range = `<section id="calculator">
<strong>$227.93</strong>
<input type="range" aria-label="Vehicle price" min="5000" max="100000" step="1000" value="20000">
</section>
<script>
document.querySelector('input').oninput = ({ target }) => {
  document.querySelector('strong').textContent = target.value;
};
</script>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const proseOf = (words: readonly Words[]) =>
  words
    .map(({ tag, text }) => [/^h\d$/.test(tag) ? tag : 'p', escaped(text)])
    .map(([tag, text]) => `<${tag}>${text}</${tag}>`)
    .join('\n');

const writers: Readonly<Record<string, (words: readonly Words[]) => string>> = {
  '/': (words) => `${proseOf(words)}\n${calculator}`,
  '/faq': (words) =>
    words
      .map(({ tag, text }) =>
        tag === 'h2'
          ? `</details><details><summary>${escaped(text)}</summary>`
          : `<p>${escaped(text)}`,
      )
      .join('\n')
      .replace(/^.*?<\/details>/s, '<h1>Frequently Asked Questions</h1>'),
  '/payoff': (words) => `${proseOf(words)}\n${form}`,
};

const calculator = `<section id="calculator">
<h2>Payment Calculator</h2>
<p>Estimated monthly payment <strong>$227.93</strong>
<p><label>Vehicle price <input type="range" min="5000" max="100000" step="1000" value="20000"></label>
<p><label>Loan term <input type="range" min="12" max="84" step="12" value="72"></label>
<p><label>APR <input type="range" min="0" max="25" step="0.1" value="8"></label>
<p><label>Down payment <input type="range" min="0" max="20000" step="500" value="7000"></label>
</section>
<script>
const [price, term, apr, down] = document.querySelectorAll('input');
document.querySelector('section').oninput = () => {
  const rate = apr.value / 1200;
  const principal = Math.max(price.value - down.value, 0);
  const payment = rate ? principal * rate / (1 - (1 + rate) ** -term.value) : principal / term.value;
  document.querySelector('strong').textContent = '$' + payment.toFixed(2);
};
</script>`;

const form = `<form>
<p><label>Account number <input required name="account"></label>
<p><label>Full name <input required name="name" autocomplete="name"></label>
<p><label>Last 4 digits of SSN <input required name="ssn" pattern="\\d{4}"></label>
<p><label>Email <input required name="email" type="email" autocomplete="email"></label>
<p><label>Requested payoff date <input required name="date" type="date"></label>
<button>Request payoff quote</button>
</form>`;

const documentOf = (main: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reference</title>
<style>
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #17251f; background: #fbf8f3 }
header, footer { display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem 0 }
h1 { font-size: 2.5rem; line-height: 1.1 }
summary { padding: .75rem 0; font-weight: 600 }
input { display: block; width: 100%; min-height: 2.75rem; box-sizing: border-box; font: inherit }
button { min-height: 2.75rem; padding: 0 1.5rem; font: inherit }
</style>
<header><a href="/">Home</a><a href="/payoff">Payoff Quote</a></header>
<main>${main}</main>
<footer><a href="/faq">FAQ</a><a href="/payoff">Pay-Off Request</a></footer>`;
