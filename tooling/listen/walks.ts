import type { Reader } from './reader.ts';

/** A task, as a listener does it: the page's path, and the keys with the phrases that follow them. */
export interface Walk {
  readonly name: string;
  readonly path: string;
  readonly take: (reader: Reader) => Promise<unknown>;
}

/** Fills in the focused field, and those that Tab leads to. */
async function fill(reader: Reader, ...answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    if (index > 0) await reader.press('Tab');
    await reader.type(answer);
  }
}

/** The tasks of the site. */
export const siteWalks: readonly Walk[] = [
  {
    name: 'sign in',
    path: '/signin',
    async take(reader) {
      await reader.silent(/invalid/, 'e');
      await reader.press('Insert+a');
      await fill(reader, 'ann@example.com', 'secret');
      await reader.reach(/^Sign In push button/);
      await reader.hear(/Login Unsuccessful\. Mismatch/, 'space');
    },
  },
  {
    name: 'payoff',
    path: '/payoff',
    async take(reader) {
      await reader.hear(/^Account number entry required\.$/, 'e');
      await reader.reach(/^Request payoff quote push button/);
      await reader.hear(/^There is a problem/, 'space');
      await reader.hear(/^Account number is required\.? link/, 'Tab');
      // Firefox repeats the description without its period, because its text has just changed.
      await reader.hear(/Account number is required\.$/, 'Return');
      await fill(reader, '100458821', 'Dana Whitfield', '0412', 'dana@example.com', '12312027');
      await reader.reach(/^Request payoff quote push button/);
      await reader.hear(/^Request received heading level 2/, 'space');
    },
  },
  {
    name: 'pay',
    path: '/payment',
    async take(reader) {
      await reader.silent(/ways to pay/);
      await reader.reach(/^Debit Card.*page tab/);
      await reader.hear(/^ACH Transfer.*page tab/, 'Right');
      await reader.reach(/^Account number entry required/);
      await reader.type('100458821');
      await reader.press('Tab');
      await reader.type('42');
      await reader.hear(/^You pay: \$42\.50/, 'period', '5', '0');
      await reader.reach(/^Submit payment push button/);
      await reader.hear(/^There is a problem/, 'space');
    },
  },
  {
    name: 'find the cost of a payment',
    path: '/payment',
    async take(reader) {
      await reader.reach(/^Your state combo box/);
      await reader.hear(/In Texas: \d+ ways to pay/, 'T', 'E', 'X');
    },
  },
  {
    name: 'pre-qualify',
    path: '/pre-qualify',
    async take(reader) {
      await reader.silent(/invalid/, 'e');
      await reader.press('Insert+a');
      await fill(reader, 'Dana', 'Whitfield', 'dana@example.com', '2135550147', '0412');
      await reader.hear(/^Loan amount entry \$15,000/, 'Tab');
      await reader.hear(/^Loan amount.* slider \$15,000/, 'Tab');
      await reader.hear(/^\$16,000/, 'Right');
      await reader.hear(/^Employment status combo box/, 'Tab');
      await reader.press('S');
      await reader.hear(/^Monthly income combo box/, 'Tab');
      await reader.press('Down');
      await reader.reach(/^Get Pre-Qualified push button/);
      await reader.hear(/^Application submitted heading level 2/, 'space');
    },
  },
  {
    name: 'find an answer',
    path: '/faq',
    async take(reader) {
      await reader.hear(/^Search the questions entry/, 'e');
      await reader.press('Insert+a');
      await reader.type('earl');
      await reader.hear(/^1 answer for "early"/, 'y');
      await reader.silent(/highlight/);
      await reader.reach(/pay off my loan/);
      await reader.hear(/^expanded/, 'Return');
      await reader.press('Insert+a');
      await reader.reach(/There is no prepayment penalty/, 'Down', 3);
    },
  },
  {
    name: 'work out a payment',
    path: '/#calculator',
    async take(reader) {
      await reader.hear(/^Monthly Cost page tab/, 'Tab');
      await reader.hear(/^Estimated maximum loan: \$28,517/, 'Right');
      await reader.hear(/^Estimated monthly payment: \$227\.93/, 'Left');
      await reader.hear(/^Vehicle price entry \$20,000/, 'Tab');
      await reader.hear(/^Vehicle price.* slider \$20,000/, 'Tab');
      await reader.hear([/^\$21,000/, /^Estimated monthly payment: \$245\.47/], 'Right');
    },
  },
  {
    name: 'file a claim',
    path: '/insurance',
    async take(reader) {
      await reader.silent(/invalid/, 'e');
      await reader.reach(/^Submit claim push button/i);
      await reader.hear(/^There is a problem/, 'space');
    },
  },
  {
    name: 'write to us',
    path: '/contact',
    async take(reader) {
      await reader.silent(/invalid/, 'e');
      await reader.reach(/^Send message push button/i);
      await reader.hear(/^There is a problem/, 'space');
    },
  },
  {
    name: 'change the page',
    path: '/payoff',
    async take(reader) {
      await reader.reach(/^FAQ (visited )?link/);
      await reader.hear(/Frequently Asked Questions heading level 1/, 'Return');
    },
  },
  {
    name: 'read the rate sheet',
    path: '/dealers',
    async take(reader) {
      await reader.reach(/^View Rate Sheet link/);
      await reader.hear([/^Sample rate sheet dialog/, /^Sample rate sheet heading/], 'Return');
      await reader.hear(/^View Rate Sheet link/, 'Escape');
    },
  },
  {
    name: 'open the menu',
    path: '/faq',
    async take(reader) {
      await reader.resize(520, 850);
      await reader.reach(/^Menu/);
      await reader.hear([/^Menu dialog/, /^Menu heading/], 'Return');
      await reader.hear(/^Menu.*push button|^Menu button/, 'Escape');
    },
  },
];

/** Ten components of the kit, by the id of a story. */
export const kitWalks: readonly Walk[] = [
  {
    name: 'Accordion',
    path: 'components-content-accordion--default',
    async take(reader) {
      await reader.reach(/collapsed/);
      await reader.hear(/^expanded/, 'space');
    },
  },
  {
    name: 'Checkbox',
    path: 'components-forms-checkbox--default',
    async take(reader) {
      await reader.hear(/check box not checked/, 'Tab');
      await reader.hear(/^checked/, 'space');
    },
  },
  {
    name: 'ComboBox',
    path: 'components-forms-combobox--filled',
    async take(reader) {
      await reader.reach(/combo box/);
    },
  },
  {
    name: 'Dialog',
    path: 'components-overlays-dialog--default',
    async take(reader) {
      await reader.hear(/^View rate sheet push button/, 'Escape');
      await reader.hear([/^Rate sheet dialog/, /^Rate sheet heading/], 'space');
    },
  },
  {
    name: 'RadioGroup',
    path: 'components-forms-radiogroup--default',
    async take(reader) {
      await reader.hear(/radio button/, 'Tab');
      await reader.hear(/radio button/, 'Down');
    },
  },
  {
    name: 'Slider',
    path: 'components-forms-slider--default',
    async take(reader) {
      await reader.hear(/slider/, 'Tab');
      await reader.hear(/55 miles/, 'Right');
    },
  },
  {
    name: 'Table',
    path: 'components-data-table--sorted',
    async take(reader) {
      await reader.press('Tab');
      await reader.hear(/^Sorted by/, 'space');
    },
  },
  {
    name: 'Tabs',
    path: 'components-navigation-tabs--default',
    async take(reader) {
      await reader.reach(/page tab/);
      await reader.hear(/page tab/, 'Right');
    },
  },
  {
    name: 'TextField',
    path: 'components-forms-textfield--default',
    async take(reader) {
      await reader.hear(/entry/, 'Tab');
    },
  },
  {
    name: 'Toast',
    path: 'components-feedback-toast--default',
    async take(reader) {
      await reader.reach(/Send request push button/);
      await reader.hear(/^Request Received\. Your payoff quote will be emailed/, 'space');
    },
  },
];
