// Tests long lists, of which only the items in view are in the document.
import { ComboBox } from '@milepost/ui/ComboBox';
import { CommandPalette } from '@milepost/ui/CommandPalette';
import { ListBox, type ListBoxOption } from '@milepost/ui/ListBox';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { SearchSelect } from '@milepost/ui/SearchSelect';
import { SuggestField } from '@milepost/ui/SuggestField';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

const sections = ['Texas', 'California', 'Ohio', 'Utah'];
const dealers = (count: number, more?: (index: number) => Partial<ListBoxOption>) =>
  Array.from({ length: count }, (_, index) => ({
    value: `d${index + 1}`,
    label: `Dealer ${index + 1}`,
    ...more?.(index),
  }));
const inSections = (count: number) =>
  dealers(count, (index) => ({ section: sections[Math.floor((index / count) * 4)] }));

/** Lists are measured and scrolled outside of `act`. */
async function showLive(content: ReactNode) {
  await show(content);
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}
const until = <Result,>(check: () => Result) => vi.waitFor(check, { timeout: 10_000 });
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const list = () => find('[role=listbox]');
const press = (keys: string) => userEvent.keyboard(keys);
const textOf = (element: Element | null | undefined) => element?.textContent;

/** Returns whether an element is inside the visible part of the list. */
const isInView = (element: Element | null | undefined) => {
  const frame = list().getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  return (
    box !== undefined &&
    box.height > 0 &&
    box.top >= frame.top - 1 &&
    box.bottom <= frame.bottom + 1
  );
};
const active = () =>
  document.activeElement?.role === 'option'
    ? document.activeElement
    : document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

/** Checks that the rows in view are below each other, without gaps and without an overlap. */
function expectRowsBelowEachOther() {
  const boxes = options()
    .map((option) => option.getBoundingClientRect())
    .toSorted((a, b) => a.top - b.top);
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next) expect(Math.abs(next.top - box.bottom)).toBeLessThan(1);
  }
}

test.each([
  ['ComboBox', <ComboBox key="one" label="Dealer" options={dealers(2000)} />],
  ['MultiSelect', <MultiSelect key="many" label="Dealer" options={dealers(2000)} />],
  ['SuggestField', <SuggestField key="text" label="Dealer" options={dealers(2000)} />],
])('%s renders the visible ones of 2,000 options, and numbers the matches', async (_, field) => {
  await showLive(field);
  await userEvent.click(find('[role=combobox]'));
  await press('99');
  await until(() => expect(textOf(options()[0])).toBe('Dealer 99'));
  await until(() => expect(options().length).toBeGreaterThan(5));
  expect(options().length).toBeLessThan(60);
  expect(options()[1]?.getAttribute('aria-posinset')).toBe('2');
  // 99, 199, …, 1999 and 990 to 998.
  expect(options()[1]?.getAttribute('aria-setsize')).toBe('38');
});

test.each([
  ['ComboBox', ComboBox],
  ['MultiSelect', MultiSelect],
  ['SuggestField', SuggestField],
])('%s filters its options only when they or the text change', async (_, Field) => {
  const accented = dealers(200, (index) => ({ label: `Concesión ${index + 1}` }));
  const field = (hint: string) => <Field label="Dealer" options={accented} description={hint} />;
  await showLive(field('Type a number'));
  await userEvent.click(find('[role=combobox]'));
  await press('7');
  await until(() => expect(textOf(options()[0])).toBe('Concesión 7'));
  const normalize = vi.spyOn(String.prototype, 'normalize');
  await show(field('Type another number'));
  await until(() => expect(document.body.textContent).toContain('another'));
  expect(normalize).not.toHaveBeenCalled();
});

test('ComboBox opens at its chosen option, whatever its position among 1,000', async () => {
  await showLive(<ComboBox label="Dealer" options={dealers(1000)} defaultValue="d700" />);
  find('[role=combobox]').focus();
  await press('{ArrowDown}');
  await until(() => expect(isInView(find('[role=option][aria-selected=true]'))).toBe(true));
  expect(textOf(active())).toBe('Dealer 700');
  await press('{ArrowDown}');
  await until(() => expect(textOf(active())).toBe('Dealer 701'));
  await until(() => expect(isInView(active())).toBe(true));
  expectRowsBelowEachOther();
});

test.each([
  ['', dealers(1000)],
  ['in sections', inSections(1000)],
])('SearchSelect opens at its chosen option among 1,000 and searches them %s', async (_, many) => {
  const onChange = vi.fn();
  await showLive(
    <SearchSelect label="Dealer" options={many} defaultValue="d700" onChange={onChange} />,
  );
  await userEvent.click(find('button'));
  await until(() => expect(isInView(find('[role=option][aria-selected=true]'))).toBe(true));
  expect(document.activeElement).toBe(find('input[type=search]'));
  expect(options().length).toBeLessThan(60);
  await until(expectRowsBelowEachOther);
  await press('99');
  await until(() => expect(textOf(options()[0])).toBe('Dealer 99'));
  // 99, 199, …, 999 and 990 to 998.
  expect(options()[1]?.getAttribute('aria-setsize')).toBe('19');
  await until(() => expect(textOf(active())).toBe('Dealer 99'));
  await press('{Enter}');
  await until(() => expect(onChange).toHaveBeenLastCalledWith('d99'));
  expect(find('button').textContent).toBe('Dealer 99');
});

const shapes: [string, ListBoxOption[]][] = [
  ['of one line', dealers(1000)],
  ['with descriptions', dealers(1000, (index) => ({ description: `Street ${index}` }))],
  [
    'of different heights',
    dealers(1000, (index) => ({ description: index % 3 === 0 ? 'Main Street '.repeat(20) : null })),
  ],
  ['in sections', inSections(1000)],
];

test.each(shapes)('ListBox moves focus through 1,000 options %s by keys', async (_, many) => {
  await showLive(<ListBox label="Dealers" options={many} maxWidth="medium" />);
  await until(() => expect(options().length).toBeGreaterThan(3));
  await press('{Tab}');
  const expectFocus = async (label: string) => {
    await until(() => expect(textOf(active()?.querySelector('span span'))).toBe(label));
    await until(() => expect(isInView(active())).toBe(true));
    await until(expectRowsBelowEachOther);
  };
  await expectFocus('Dealer 1');
  await press('{End}');
  await expectFocus('Dealer 1000');
  await press('{ArrowUp}');
  await expectFocus('Dealer 999');
  await press('{Home}');
  await expectFocus('Dealer 1');
  await press('{PageDown}');
  await until(() => expect(active()?.ariaPosInSet).toMatch(/^([2-9]|1.)$/));
  await press('dealer 400');
  await expectFocus('Dealer 400');
  expect(options().length).toBeLessThan(60);
});

test.each(['Home', 'End'])('ListBox lets %s not scroll by itself', async (key) => {
  await showLive(<ListBox label="Dealers" options={dealers(1000)} maxWidth="medium" />);
  await until(() => expect(options().length).toBeGreaterThan(3));
  const prevented: boolean[] = [];
  const note = (event: Event) => prevented.push(event.defaultPrevented);
  addEventListener('keydown', note);
  await press(`{Tab}{${key}}`);
  removeEventListener('keydown', note);
  expect(prevented.at(-1)).toBe(true);
});

test('ListBox scrolls up by as much as its reader does, while rows above take their heights', async () => {
  const many = dealers(1000, (index) => ({ description: 'Main Street '.repeat(index % 7) }));
  await showLive(<ListBox label="Dealers" options={many} maxWidth="medium" />);
  await until(() => expect(options().length).toBeGreaterThan(3));
  const settle = async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  };
  list().scrollTop = 40_000;
  await settle();
  for (let step = 0; step < 20; step++) {
    const row = options().find(isInView);
    const { top = 0 } = row?.getBoundingClientRect() ?? {};
    const key = row?.dataset.key;
    list().scrollTop -= 60;
    await settle();
    const now = options().find((option) => option.dataset.key === key);
    expect(now?.getBoundingClientRect().top).toBeCloseTo(top + 60, 0);
  }
});

test('a line separates the sections of a list, of those that match', async () => {
  const lines = () =>
    [...document.querySelectorAll('header span')].map(
      (heading) => `${textOf(heading)} ${getComputedStyle(heading).borderTopWidth}`,
    );
  await showLive(<ComboBox label="Dealer" options={inSections(1000)} />);
  await userEvent.fill(find('[role=combobox]'), '99');
  await until(() =>
    expect(lines()).toEqual(['Texas 0px', 'California 1px', 'Ohio 1px', 'Utah 1px']),
  );
  // Only Utah has such dealers.
  await userEvent.fill(find('[role=combobox]'), '999');
  await until(() => expect(lines()).toEqual(['Utah 0px']));
});

test('an uncontrolled ListBox keeps its choice and its focus when its options become many', async () => {
  const some = dealers(200);
  const list = (count: number) => <ListBox label="Dealers" options={some.slice(0, count)} />;
  await showLive(list(100));
  await press('{Tab}{ArrowDown}[Space]');
  await show(list(200));
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await until(() => expect(options().length).toBeLessThan(60));
  expect(textOf(find('[role=option][aria-selected=true]'))).toBe('Dealer 2');
  await press('{ArrowDown}');
  await until(() => expect(textOf(active())).toBe('Dealer 3'));
});

test('CommandPalette finds a command among 1,000 in sections, and runs it', async () => {
  const onPress = vi.fn();
  const commands = inSections(1000).map(({ value, label, section }) => ({
    id: value,
    label,
    section,
    onPress: () => onPress(label),
  }));
  await showLive(<CommandPalette commands={commands} isOpen />);
  const items = () => [...document.querySelectorAll('[role=menuitem]')];
  await until(() => expect(items().length).toBeGreaterThan(5));
  expect(items().length).toBeLessThan(60);
  await press('{ArrowDown}{End}');
  await until(() => expect(textOf(active())).toBe(' Dealer 1000'));
  await press('7');
  await until(() => expect(items()[0]?.ariaSetSize).toBe('271'));
  await press('77{Enter}');
  await until(() => expect(onPress).toHaveBeenLastCalledWith('Dealer 777'));
});

describe('10,000 options', () => {
  const many = dealers(10_000);

  test.each([
    ['ComboBox', ComboBox],
    ['SuggestField', SuggestField],
  ])('%s opens them, finds one and takes it', async (_, Field) => {
    await showLive(<Field label="Dealer" options={many} />);
    find('[role=combobox]').focus();
    await press('{ArrowDown}{ArrowDown}');
    await until(() => expect(textOf(active())).toBe('Dealer 2'));
    expect(active()?.ariaSetSize).toBe('10000');
    await press('9876');
    await until(() => expect(textOf(options()[0])).toBe('Dealer 9876'));
    await press('{ArrowDown}{Enter}');
    await until(() => expect(find<HTMLInputElement>('[role=combobox]').value).toBe('Dealer 9876'));
  });

  test('MultiSelect opens them, finds one and adds it', async () => {
    const onChange = vi.fn();
    await showLive(<MultiSelect label="Dealer" options={many} onChange={onChange} />);
    await userEvent.click(find('[role=combobox]'));
    await press('9876');
    await until(() => expect(textOf(options()[0])).toBe('Dealer 9876'));
    await press('{ArrowDown}{Enter}');
    await until(() => expect(onChange).toHaveBeenLastCalledWith(['d9876']));
  });

  test('SearchSelect opens them, finds one and takes it', async () => {
    const onChange = vi.fn();
    await showLive(<SearchSelect label="Dealer" options={many} onChange={onChange} />);
    await userEvent.click(find('button'));
    await until(() => expect(options().length).toBeGreaterThan(3));
    await press('9876');
    await until(() => expect(textOf(active())).toBe('Dealer 9876'));
    await press('{Enter}');
    await until(() => expect(onChange).toHaveBeenLastCalledWith('d9876'));
  });

  test('ListBox moves focus to the last one and selects it', async () => {
    const onSelectionChange = vi.fn();
    await showLive(
      <ListBox label="Dealers" options={many} onSelectionChange={onSelectionChange} />,
    );
    await until(() => expect(options().length).toBeGreaterThan(3));
    await press('{Tab}{End}');
    await until(() => expect(textOf(active())).toBe('Dealer 10000'));
    await until(() => expect(isInView(active())).toBe(true));
    await press('[Space]');
    await until(() => expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['d10000'])));
    expect(options().length).toBeLessThan(60);
  });

  test('CommandPalette finds one and runs it', async () => {
    const onPress = vi.fn();
    const commands = many.map(({ value, label }) => ({
      id: value,
      label,
      onPress: () => onPress(label),
    }));
    await showLive(<CommandPalette commands={commands} isOpen />);
    const items = () => [...document.querySelectorAll('[role=menuitem]')];
    await until(() => expect(items().length).toBeGreaterThan(5));
    await press('{ArrowDown}{End}');
    await until(() => expect(textOf(active())).toBe(' Dealer 10000'));
    await press('9876');
    await until(() => expect(items().length).toBe(1));
    await press('{Enter}');
    await until(() => expect(onPress).toHaveBeenLastCalledWith('Dealer 9876'));
  });
});
