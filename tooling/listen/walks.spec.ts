import { test as withServices } from '../../apps/site/tests/services.ts';
import { containing, type English, escaped, path, t } from '../../apps/site/tests/words.ts';
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
function walk(name: string, to: string, take: (reader: Reader) => Promise<void>, width = 1280) {
  test(name, async ({ milepost, reads, storyUrl }) => {
    const url = to.startsWith('/') ? milepost.site + path(to) : `${storyUrl}components-${to}`;
    const reader = new Reader(reads, url, width);
    try {
      await reader.open();
      await take(reader);
    } finally {
      reader.close();
    }
  });
}

/** Matches a phrase that starts with a text of the page, in its language, and goes on with `then`. */
const says = (text: English, then?: RegExp) =>
  new RegExp(`^${escaped(t(text))}${then?.source ?? ''}`);

/** Matches a button. */
const button = (text: English) => says(text, / push button/);

/** Submits an empty form, and goes from its first error to the field. */
async function submitEmpty(reader: Reader, submit: English): Promise<void> {
  await reader.reach(button(submit));
  await reader.hear(says('There is a problem'), 'space');
  await reader.hear(says('Account number is required', /\.? link/), 'Tab');
  // Firefox repeats the description without its period, because its text has just changed.
  await reader.hear(new RegExp(`${escaped(t('Account number is required'))}\\.$`), 'Return');
}

walk('sign in', '/signin', async (reader) => {
  await reader.silent(/invalid/, 'e');
  await reader.press('Insert+a');
  await reader.type('ann@example.com', 'secret');
  await reader.reach(/^Sign In push button/);
  await reader.hear(/Login Unsuccessful\. Mismatch/, 'space');
});

walk('ask for a payoff quote', '/payoff', async (reader) => {
  await reader.hear(says('Account number', / entry required/), 'e');
  await submitEmpty(reader, 'Request payoff quote');
  await reader.type('100458821', 'Dana Whitfield', '0412', 'dana@example.com', '12312027');
  await reader.reach(button('Request payoff quote'));
  await reader.hear(says('Request received'), 'space');
});

walk('make a payment', '/payment', async (reader) => {
  await reader.silent(/ways to pay|formas de pagar/);
  await reader.reach(says('Debit Card', /.*page tab/));
  await reader.hear(says('ACH Transfer', /.*page tab/), 'Right');
  await submitEmpty(reader, 'Submit payment');
  await reader.type('100458821', '42.50');
  await reader.hear(says('You pay', /: \$42\.50/));
  await reader.press('Tab');
  await reader.type('021000021', '123456789');
  await reader.reach(button('Submit payment'));
  await reader.hear(says('Payment submitted'), 'space');
});

walk('find the cost of a payment', '/payment', async (reader) => {
  await reader.reach(/^Your state combo box/);
  await reader.silent(/ways to pay/);
  await reader.hear(/In Texas: \d+ ways to pay/, 'T', 'E', 'X');
});

walk('pre-qualify', '/pre-qualify', async (reader) => {
  await reader.silent(/invalid/, 'e');
  await reader.press('Insert+a');
  await reader.type('Dana', 'Whitfield', 'dana@example.com', '2135550147', '0412');
  await reader.hear(says('Loan amount', / entry \$15,000/), 'Tab');
  await reader.hear(says('Loan amount', /.* slider \$15,000/), 'Tab');
  await reader.hear(/^\$16,000/, 'Right');
  await reader.hear(says('Employment status', / combo box/), 'Tab');
  await reader.hear(says('Retired'), t('Retired').charAt(0));
  await reader.hear(says('Monthly income', / combo box/), 'Tab');
  await reader.hear(says('Up to $2,000'), 'Down');
  await reader.reach(button('Get Pre-Qualified'));
  await reader.hear(says('Application submitted'), 'space');
});

walk('find an answer', '/faq', async (reader) => {
  await reader.hear(says('Search the questions', / entry/), 'e');
  await reader.press('Insert+a');
  await reader.type(t('totalled'));
  await reader.hear(new RegExp(`^1 .*${t('totalled')}`));
  await reader.silent(/highlight/);
  await reader.reach(says('What do I do if my car is totaled or stolen?', /.*collapsed/));
  await reader.hear(/^expanded/, 'Return');
  await reader.press('Insert+a');
  await reader.hear(containing('Call the police and ask for a report.'), 'Down');
});

walk('work out a payment', '/#calculator', async (reader) => {
  const payment = (figure: RegExp) => says('Estimated monthly payment', figure);
  const loan = says('Estimated maximum loan', /: \$28,517/);
  await reader.hear(says('Monthly Cost', / page tab/), 'Tab');
  await reader.hear([says('Maximum Loan', / page tab/), loan], 'Right');
  await reader.hear([says('Monthly Cost', / page tab/), payment(/: \$227\.93/)], 'Left');
  await reader.hear(says('Vehicle price', / entry \$20,000/), 'Tab');
  await reader.hear(says('Vehicle price', /.* slider \$20,000/), 'Tab');
  await reader.hear([/^\$21,000/, payment(/: \$245\.47/)], 'Right');
});

for (const [name, to, submit] of [
  ['file a claim', '/insurance', 'Submit claim'],
  ['write to us', '/contact', 'Send message'],
] as const) {
  walk(name, to, async (reader) => {
    await reader.silent(/invalid/, 'e');
    await reader.reach(button(submit));
    await reader.hear(says('There is a problem'), 'space');
  });
}

walk('change the page', '/payoff', async (reader) => {
  await reader.reach(/^FAQ (visited )?link/);
  await reader.hear(/Frequently Asked Questions heading level 1/, 'Return');
});

walk('read the rate sheet', '/dealers', async (reader) => {
  await reader.reach(/^View Rate Sheet link/);
  await reader.hear([/^Sample rate sheet dialog/, /^Sample rate sheet heading/], 'Return');
  await reader.hear(/^View Rate Sheet link/, 'Escape');
});

async function openMenu(reader: Reader): Promise<void> {
  // In Chromium, Orca may still call it a link, which it is before hydration.
  await reader.reach(/^Menu.*(button|link)/);
  await reader.hear([/^(Menu )?dialog/, /^Menu heading/], 'Return');
  await reader.hear(/^Menu.*(button|link)/, 'Escape');
}
walk('open the menu', '/faq', openMenu, 520);

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
  await reader.tap('Tab');
  await reader.reach(/^Phone number entry/);
});
// These stories open their dialog and their toasts themselves. Escape closes them.
walk('Dialog', 'overlays-dialog--default', async (reader) => {
  await reader.locate(/^View rate sheet/, 'Escape');
  await reader.hear([/^Rate sheet dialog/, /^Rate sheet heading/], 'space');
  await reader.hear(/^Close push button/, 'Tab');
});
// Orca does not present the last text of a live region again, so that one toast would be silent.
walk('Toast', 'feedback-toast--several', async (reader) => {
  await reader.locate(/^Send request/, 'Escape');
  await reader.hear(/^Request Received\. Your payoff quote/, 'space');
});
