import { test as withServices } from '../../apps/site/tests/services.ts';
import { type ReadBrowser, Reader } from './reader.ts';

/** The options of a worker in the configuration. */
export interface ListenOptions {
  readonly reads: ReadBrowser;
  /** The URL of a story without its id. */
  readonly storyUrl: string;
}

const test = withServices.extend<object, ListenOptions>({
  reads: ['Firefox', { option: true, scope: 'worker' }],
  storyUrl: ['', { option: true, scope: 'worker' }],
});

/** Does a task as a listener does it: presses keys, and checks the phrases that follow them. */
function walk(name: string, path: string, take: (reader: Reader) => Promise<void>, width = 1280) {
  test(name, async ({ milepost, reads, storyUrl }) => {
    const url = path.startsWith('/') ? milepost.site + path : `${storyUrl}components-${path}`;
    const reader = new Reader(reads, url, width);
    try {
      await reader.open();
      await take(reader);
    } finally {
      reader.close();
    }
  });
}

// The phrases of more than one step.
const invalid = /invalid/;
const problem = /^There is a problem/;
const accountNumberLink = /^Account number is required\.? link/;
// Firefox repeats the description without its period, because its text has just changed.
const accountNumberError = /Account number is required\.$/;

walk('sign in', '/signin', async (reader) => {
  await reader.silent(invalid, 'e');
  await reader.press('Insert+a');
  await reader.type('ann@example.com', 'secret');
  await reader.reach(/^Sign In push button/);
  await reader.hear(/Login Unsuccessful\. Mismatch/, 'space');
});

walk('ask for a payoff quote', '/payoff', async (reader) => {
  await reader.hear(/^Account number entry required/, 'e');
  await reader.reach(/^Request payoff quote push button/);
  await reader.hear(problem, 'space');
  await reader.hear(accountNumberLink, 'Tab');
  await reader.hear(accountNumberError, 'Return');
  await reader.type('100458821', 'Dana Whitfield', '0412', 'dana@example.com', '12312027');
  await reader.reach(/^Request payoff quote push button/);
  await reader.hear(/^Request received/, 'space');
});

walk('make a payment', '/payment', async (reader) => {
  await reader.silent(/ways to pay/);
  await reader.reach(/^Debit Card.*page tab/);
  await reader.hear(/^ACH Transfer.*page tab/, 'Right');
  await reader.reach(/^Submit payment push button/);
  await reader.hear(problem, 'space');
  await reader.hear(accountNumberLink, 'Tab');
  await reader.hear(accountNumberError, 'Return');
  await reader.type('100458821', '42.50');
  await reader.hear(/^You pay: \$42\.50/);
  await reader.press('Tab');
  await reader.type('021000021', '123456789');
  await reader.reach(/^Submit payment push button/);
  await reader.hear(/^Payment submitted/, 'space');
});

walk('find the cost of a payment', '/payment', async (reader) => {
  await reader.reach(/^Your state combo box/);
  await reader.silent(/ways to pay/);
  await reader.hear(/In Texas: \d+ ways to pay/, 'T', 'E', 'X');
});

walk('pre-qualify', '/pre-qualify', async (reader) => {
  await reader.silent(invalid, 'e');
  await reader.press('Insert+a');
  await reader.type('Dana', 'Whitfield', 'dana@example.com', '2135550147', '0412');
  await reader.hear(/^Loan amount entry \$15,000/, 'Tab');
  await reader.hear(/^Loan amount.* slider \$15,000/, 'Tab');
  await reader.hear(/^\$16,000/, 'Right');
  await reader.hear(/^Employment status combo box/, 'Tab');
  await reader.hear(/^Self-employed/, 'S');
  await reader.hear(/^Monthly income combo box/, 'Tab');
  await reader.hear(/^Up to \$2,000/, 'Down');
  await reader.hear(/^Get Pre-Qualified push button/, 'Tab');
  await reader.hear(/^Application submitted/, 'space');
});

walk('find an answer', '/faq', async (reader) => {
  await reader.hear(/^Search the questions entry/, 'e');
  await reader.press('Insert+a');
  await reader.type('early');
  await reader.hear(/^1 answer for "early"/);
  await reader.silent(/highlight/);
  await reader.reach(/^Can I pay off my loan early\?.*collapsed/);
  await reader.hear(/^expanded/, 'Return');
  await reader.press('Insert+a');
  await reader.hear(/^Yes\. There is no prepayment penalty/, 'Down');
});

walk('work out a payment', '/#calculator', async (reader) => {
  await reader.hear(/^Monthly Cost page tab/, 'Tab');
  await reader.hear([/^Maximum Loan page tab/, /^Estimated maximum loan: \$28,517/], 'Right');
  await reader.hear([/^Monthly Cost page tab/, /^Estimated monthly payment: \$227\.93/], 'Left');
  await reader.hear(/^Vehicle price entry \$20,000/, 'Tab');
  await reader.hear(/^Vehicle price.* slider \$20,000/, 'Tab');
  await reader.hear([/^\$21,000/, /^Estimated monthly payment: \$245\.47/], 'Right');
});

walk('file a claim', '/insurance', async (reader) => {
  await reader.silent(invalid, 'e');
  await reader.reach(/^Submit claim push button/i);
  await reader.hear(problem, 'space');
});

walk('write to us', '/contact', async (reader) => {
  await reader.silent(invalid, 'e');
  await reader.reach(/^Send message push button/i);
  await reader.hear(problem, 'space');
});

walk('change the page', '/payoff', async (reader) => {
  await reader.reach(/^FAQ (visited )?link/);
  await reader.hear(/Frequently Asked Questions heading level 1/, 'Return');
});

walk('read the rate sheet', '/dealers', async (reader) => {
  await reader.reach(/^View Rate Sheet link/);
  await reader.hear([/^Sample rate sheet dialog/, /^Sample rate sheet heading/], 'Return');
  await reader.hear(/^View Rate Sheet link/, 'Escape');
});

walk(
  'open the menu',
  '/faq',
  async (reader) => {
    await reader.reach(/^Menu.*button/);
    await reader.hear([/^Menu dialog/, /^Menu heading/], 'Return');
    await reader.hear(/^Menu.*button/, 'Escape');
  },
  520,
);

// A story's first control may have Orca's focus as the page opens: Tab is silent then, and `locate`
// asks for its name and state.
function story(name: string, id: string, first: RegExp, key: string, then: RegExp) {
  walk(name, id, async (reader) => {
    await reader.locate(first);
    await reader.hear(then, key);
  });
}

story('Accordion', 'content-accordion--default', /collapsed/, 'space', /^expanded/);
story('Checkbox', 'forms-checkbox--default', /not checked/, 'space', /^checked/);
story('ComboBox', 'forms-combobox--filled', /Texas/, 'Down', /^4 options available/);
story('RadioGroup', 'forms-radiogroup--default', /^not selected/, 'Down', /^ACH Transfer/);
story('Slider', 'forms-slider--default', /slider 50 miles/, 'Right', /^55 miles/);
story('Table', 'data-table--sorted', /^Amount push button/, 'space', /^Sorted by Amount/);
story('Tabs', 'navigation-tabs--default', /page tab list/, 'Right', /^Maximum Loan page tab/);
// Orca may have read out the first label as the page opened, and does not repeat it.
walk('TextField', 'forms-textfield--widths', async (reader) => {
  await reader.press('Tab');
  await reader.hear(/^Phone number entry/, 'Tab');
});
// These stories open their dialog and their toast themselves. Escape closes them.
walk('Dialog', 'overlays-dialog--default', async (reader) => {
  await reader.locate(/^View rate sheet/, 'Escape');
  await reader.hear([/^Rate sheet dialog/, /^Rate sheet heading/], 'space');
  await reader.hear(/^Close push button/, 'Tab');
});
walk('Toast', 'feedback-toast--default', async (reader) => {
  await reader.locate(/^Send request/, 'Escape');
  await reader.hear(/^Request Received\. Your payoff quote/, 'space');
});
