import { bankTab, type Tab } from './Tab.ts';
import { expect, test } from './test.ts';

interface Case {
  readonly label: string;
  readonly given: string;
  /** What the field holds once it is left. */
  readonly held: string;
  readonly reported?: string;
}

const card = 'Card number must be 19 characters or fewer';
const code = 'Security code must be 3 or 4 digits';
const bank = 'Bank account number must be 17 digits or fewer';
const debit: readonly Case[] = [
  { label: 'Card number', given: ' 4388 5760 1841 0707', held: '4388 5760 1841 0707' },
  { label: 'Card number', given: '6304 0000 0000 0000 000', held: '6304000000000000000' },
  {
    label: 'Card number',
    given: '43885760184107074388',
    held: '43885760184107074388',
    reported: card,
  },
  { label: 'Expiration date', given: '08/2029', held: '08/29' },
  { label: 'Expiration date', given: '08 / 29', held: '08/29' },
  { label: 'Expiration date', given: '2029-08', held: '08/29' },
  { label: 'Security code', given: '12345', held: '12345', reported: code },
];
const ach: readonly Case[] = [
  { label: 'Bank account number', given: ' 1234-5678-9012-34567', held: '12345678901234567' },
  {
    label: 'Bank account number',
    given: '12345678901234567890',
    held: '12345678901234567890',
    reported: bank,
  },
];

const ways: Readonly<Record<string, (tab: Tab, label: string, text: string) => Promise<void>>> = {
  typed: (tab, label, text) => tab.fill({ label }, text),
  pasted: (tab, label, text) => tab.paste({ label }, text),
  'filled in without focus': (tab, label, text) => tab.fillAll({ [label]: text }),
};

for (const [way, give] of Object.entries(ways)) {
  test(`text that is ${way} beyond a limit is shortened or reported, and never cut`, async ({
    tab,
  }) => {
    const expectAll = async (cases: readonly Case[]) => {
      for (const { label, given, held, reported } of cases) {
        await give(tab, label, given);
        await tab.focus({ label: 'Account number' });
        await expect
          .poll(() => stateOf(tab, label), { message: given })
          .toEqual([held, reported ?? null]);
      }
    };
    await tab.open('/payment');
    await expectAll(debit);
    await tab.click(bankTab);
    await expectAll(ach);
  });
}

test('a card number is grouped once focus leaves it, and stays as it is edited until then', async ({
  tab,
}) => {
  const number = { label: 'Card number' };
  const holds = (text: string) => expect.poll(() => tab.valueOf(number)).toBe(text);
  const leave = () => tab.focus({ label: 'Account number' });
  const edit = (command: 'delete' | 'undo') =>
    tab.evaluate((given) => void document.execCommand(given), command);
  await tab.open('/payment');
  await tab.fill(number, '4111111111111111');
  await holds('4111111111111111');
  await leave();
  await holds('4111 1111 1111 1111');

  await tab.focus(number);
  await tab.read(number, (element) => (element as HTMLInputElement).setSelectionRange(5, 5));
  await edit('delete');
  await holds('41111111 1111 1111');
  await edit('delete');
  await tab.type('2');
  await holds('41121111 1111 1111');
  await leave();
  await holds('4112 1111 1111 1111');

  await tab.paste(number, '5555-5555-5555-4444');
  await holds('5555-5555-5555-4444');
  await edit('undo');
  await holds('4112 1111 1111 1111');
  await tab.paste(number, '5555-5555-5555-4444');
  await leave();
  await holds('5555 5555 5555 4444');
  await tab.fillAll({ 'Card number': '378282246310005' });
  await holds('3782 8224 6310 005');
});

for (const [path, label, typed, error] of [
  ['/payment', 'Payment amount', '1e', 'Enter a number, like $1,250'],
  ['/payment', 'Payment amount', '--', 'Enter a number, like $1,250'],
  ['/payoff', 'Requested payoff date', '12', 'Enter the whole date'],
] as const) {
  test(`${label} shows an error on blur for ${typed}, which the browser can’t parse`, async ({
    tab,
  }) => {
    await tab.open(path);
    await tab.fill({ label }, typed);
    expect(await stateOf(tab, label)).toEqual(['', null]);
    await tab.focus({ label: 'Account number' });
    await expect.poll(() => stateOf(tab, label)).toEqual(['', error]);
  });
}

/** What a field holds, and the error that describes it. */
const stateOf = (tab: Tab, label: string) =>
  tab.read({ label }, (element) => {
    const { value } = element as HTMLInputElement;
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent.trim());
    return [value, element.ariaInvalid === 'true' ? texts.at(-1) : null];
  });
