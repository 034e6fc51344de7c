import type { Reader } from './reader.ts';
import type { Words } from './words.ts';

/** A task, as a listener does it: the keys, and the phrases that follow them. */
export interface Walk {
  readonly name: string;
  /** The page's path, or the story's id. */
  readonly path: string;
  /** The width of the screen, in pixels. Default 1280. */
  readonly width?: number;
  readonly take: (reader: Reader) => Promise<unknown>;
}

/** Fills in the focused field, and those that Tab leads to. */
async function fill(reader: Reader, ...answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    if (index > 0) await reader.press('Tab');
    await reader.type(answer);
  }
}

/** The tasks of the site in a language. */
export const siteWalks = (words: Words): readonly Walk[] => [
  {
    name: 'sign in',
    path: '/signin',
    async take(reader) {
      await reader.silent(words.invalid, 'e');
      await reader.press('Insert+a');
      await fill(reader, 'ann@example.com', 'secret');
      await reader.reach(words.signInButton);
      await reader.hear(words.signInFailure, 'space');
    },
  },
  {
    name: 'payoff',
    path: '/payoff',
    async take(reader) {
      await reader.hear(words.accountNumber, 'e');
      await reader.reach(words.payoffButton);
      await reader.hear(words.problem, 'space');
      await reader.hear(words.accountNumberLink, 'Tab');
      await reader.hear(words.accountNumberError, 'Return');
      await fill(reader, '100458821', 'Dana Whitfield', '0412', 'dana@example.com', '12312027');
      await reader.reach(words.payoffButton);
      await reader.hear(words.payoffReceipt, 'space');
    },
  },
  {
    name: 'pay',
    path: '/payment',
    async take(reader) {
      await reader.silent(words.feeStatus);
      await reader.reach(words.payByCard);
      await reader.hear(words.payByBank, 'Right');
      await reader.reach(words.payButton);
      await reader.hear(words.problem, 'space');
      await reader.hear(words.accountNumberLink, 'Tab');
      await reader.hear(words.accountNumberError, 'Return');
      await fill(reader, '100458821', '42.50');
      await reader.hear(words.total);
      await reader.press('Tab');
      await fill(reader, '021000021', '123456789');
      await reader.reach(words.payButton);
      await reader.hear(words.paymentReceipt, 'space');
    },
  },
  {
    name: 'find the cost of a payment',
    path: '/payment',
    async take(reader) {
      const heard = await reader.reach(words.feeState);
      reader.expectNone(words.feeStatus, heard);
      await reader.hear(words.feesInTexas, 'T', 'E', 'X');
    },
  },
  {
    name: 'pre-qualify',
    path: '/pre-qualify',
    async take(reader) {
      await reader.silent(words.invalid, 'e');
      await reader.press('Insert+a');
      await fill(reader, 'Dana', 'Whitfield', 'dana@example.com', '2135550147', '0412');
      await reader.hear(words.loanAmount, 'Tab');
      await reader.hear(words.loanSlider, 'Tab');
      await reader.hear(words.largerLoan, 'Right');
      await reader.hear(words.employment, 'Tab');
      await reader.hear(words.selfEmployed, 'S');
      await reader.hear(words.income, 'Tab');
      await reader.hear(words.lowIncome, 'Down');
      await reader.hear(words.preQualifyButton, 'Tab');
      await reader.hear(words.preQualifyReceipt, 'space');
    },
  },
  {
    name: 'find an answer',
    path: '/faq',
    async take(reader) {
      await reader.hear(words.search, 'e');
      await reader.press('Insert+a');
      await reader.type('early');
      await reader.hear(words.oneAnswer);
      await reader.silent(words.highlight);
      await reader.reach(words.question);
      await reader.hear(words.expanded, 'Return');
      await reader.press('Insert+a');
      await reader.hear(words.answer, 'Down');
    },
  },
  {
    name: 'work out a payment',
    path: '/#calculator',
    async take(reader) {
      await reader.hear(words.paymentTab, 'Tab');
      await reader.hear([words.loanTab, words.maximumLoan], 'Right');
      await reader.hear([words.paymentTab, words.payment], 'Left');
      await reader.hear(words.price, 'Tab');
      await reader.hear(words.priceSlider, 'Tab');
      await reader.hear([words.higherPrice, words.higherPayment], 'Right');
    },
  },
  {
    name: 'file a claim',
    path: '/insurance',
    async take(reader) {
      await reader.silent(words.invalid, 'e');
      await reader.reach(words.claimButton);
      await reader.hear(words.problem, 'space');
    },
  },
  {
    name: 'write to us',
    path: '/contact',
    async take(reader) {
      await reader.silent(words.invalid, 'e');
      await reader.reach(words.contactButton);
      await reader.hear(words.problem, 'space');
    },
  },
  {
    name: 'change the page',
    path: '/payoff',
    async take(reader) {
      await reader.reach(words.questionsLink);
      await reader.hear(words.questionsHeading, 'Return');
    },
  },
  {
    name: 'read the rate sheet',
    path: '/dealers',
    async take(reader) {
      await reader.reach(words.rateSheetLink);
      await reader.hear([words.rateSheetDialog, words.rateSheetHeading], 'Return');
      await reader.hear(words.rateSheetLink, 'Escape');
    },
  },
  {
    name: 'open the menu',
    path: '/faq',
    width: 520,
    async take(reader) {
      await reader.reach(words.menuButton);
      await reader.hear([words.menuDialog, words.menuHeading], 'Return');
      await reader.hear(words.menuButton, 'Escape');
    },
  },
];

/**
 * Ten components of the kit. A story's first control may have Orca's focus as the page opens: Tab is
 * silent then, and `locate` asks for its name and state.
 */
export const kitWalks: readonly Walk[] = [
  story('Accordion', 'components-content-accordion--default', /collapsed/, 'space', /^expanded/),
  story('Checkbox', 'components-forms-checkbox--default', /not checked/, 'space', /^checked/),
  story('ComboBox', 'components-forms-combobox--filled', /Texas/, 'Down', /^4 options available/),
  story(
    'RadioGroup',
    'components-forms-radiogroup--default',
    /^not selected/,
    'Down',
    /^ACH Transfer/,
  ),
  story('Slider', 'components-forms-slider--default', /slider 50 miles/, 'Right', /^55 miles/),
  story(
    'Table',
    'components-data-table--sorted',
    /^Amount push button/,
    'space',
    /^Sorted by Amount/,
  ),
  story(
    'Tabs',
    'components-navigation-tabs--default',
    /page tab list/,
    'Right',
    /^Maximum Loan page tab/,
  ),
  {
    name: 'Dialog',
    path: 'components-overlays-dialog--default',
    async take(reader) {
      await reader.locate('Escape');
      await reader.hear([/^Rate sheet dialog/, /^Rate sheet heading/], 'space');
      await reader.hear(/^Close push button/, 'Tab');
    },
  },
  {
    name: 'TextField',
    path: 'components-forms-textfield--default',
    take: (reader) => reader.hear(/^Full name entry/, 'Tab'),
  },
  {
    name: 'Toast',
    path: 'components-feedback-toast--default',
    async take(reader) {
      await reader.hear(/^region 1 notification/, 'Tab');
      await reader.hear(/^Close push button/, 'Tab');
    },
  },
];

/** A walk that locates the first control of a story, and presses a key. */
function story(name: string, path: string, first: RegExp, key: string, then: RegExp): Walk {
  return {
    name,
    path,
    async take(reader) {
      reader.expect([first], await reader.locate());
      await reader.hear(then, key);
    },
  };
}
