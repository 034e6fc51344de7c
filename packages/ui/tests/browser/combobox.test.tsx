// What a ComboBox and a MultiSelect owe to a person, a form and a server, beside what its stories show.
import { ComboBox, type ComboBoxProps, type LoadOptions } from '@milepost/ui/ComboBox';
import { Drawer } from '@milepost/ui/Drawer';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { act, cloneElement, type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, find, serve, show } from './page.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];
const press = (keys: string) => act(() => userEvent.keyboard(keys));
const box = () => find<HTMLInputElement>('[role=combobox]');
const focus = () => act(async () => box().focus());
/** Waits for what comes by itself; React then updates outside of `act`. */
async function until(check: () => void) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(check, { timeout: 10_000 });
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}
const options = () =>
  [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

/** A form with a field that keeps its value, and one whose value the caller keeps. */
function OwnAndKept({ onChange }: { onChange: (value: string) => void }) {
  const [kept, keep] = useState('CA');
  const change = (next: string) => {
    keep(next);
    onChange(next);
  };
  return (
    <form>
      <ComboBox id="own" name="own" label="Own" options={states} defaultValue="CA" />
      <ComboBox
        id="kept"
        name="kept"
        label="Kept"
        options={states}
        value={kept}
        onChange={change}
      />
    </form>
  );
}

test('each request of a list aborts the one before it, and the last one alone is shown', async () => {
  const asked: { text: string; signal: AbortSignal; answer: () => void }[] = [];
  const load: LoadOptions = (text, signal) =>
    new Promise((done) => {
      asked.push({ text, signal, answer: () => done([{ value: text, label: `${text} found` }]) });
    });
  await show(<ComboBox label="Dealer" load={load} />);
  await focus();
  await press('a');
  await until(() => expect(asked).toHaveLength(1));
  await press('b');
  expect(asked[0]?.signal.aborted).toBe(true);
  await until(() => expect(asked).toHaveLength(2));
  await act(async () => {
    asked[1]?.answer();
    asked[0]?.answer();
  });
  await until(() => expect(options()).toEqual(['ab found']));
  await act(async () => box().blur());
  expect(asked.map(({ text }) => text)).toEqual(['a', 'ab']);
});

test('a request is aborted once nobody waits for it', async () => {
  let signal: AbortSignal | undefined;
  const load: LoadOptions = (_, given) => {
    signal = given;
    return new Promise(() => {});
  };
  await show(<ComboBox label="Dealer" load={load} />);
  await focus();
  await press('{ArrowDown}');
  await until(() => expect(signal?.aborted).toBe(false));
  await press('{Escape}');
  expect(signal?.aborted).toBe(true);
});

test('the label of what was chosen stays where a later list lacks it', async () => {
  const load: LoadOptions = async (text) => states.filter(({ label }) => label.includes(text));
  const onChange = vi.fn();
  await show(<ComboBox label="State" load={load} onChange={onChange} />);
  await focus();
  await press('Tex');
  await until(() => expect(options()).toEqual(['Texas']));
  await press('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('TX');
  await press('x');
  await until(() => expect(options()).toEqual(['No match']));
  await press('{Escape}');
  await until(() => expect(document.querySelector('[role=listbox]')).toBeNull());
  expect(box().value).toBe('Texas');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'ComboBox',
    <ComboBox key="one" name="state" label="State" options={states} defaultValue="CA" />,
  ],
  ['MultiSelect', <MultiSelect key="many" name="state" label="State" options={states} />],
])('%s keeps what is being typed while the page scrolls', async (_, field) => {
  await show(<form style={{ height: '200vh' }}>{field}</form>);
  await focus();
  await act(async () => box().select());
  await press('Te');
  await until(() => expect(options()).toEqual(['Texas']));
  await act(async () => window.scrollBy(0, 1));
  await until(() => expect(options()).toEqual([]));
  expect(box().value).toBe('Te');
  await press('x');
  await until(() => expect(options()).toEqual(['Texas']));
  await press('{ArrowDown}{Enter}');
  expect(answers(find('form'))).toEqual({ state: 'TX' });
});

test.each(['{Enter}', '{Escape}'])(
  '%s takes an option that was typed out, and closes the list',
  async (key) => {
    await show(
      <form>
        <ComboBox name="state" label="State" options={states} />
      </form>,
    );
    await focus();
    await press('texas');
    await until(() => expect(options()).toEqual(['Texas']));
    await press(key);
    expect(answers(find('form'))).toEqual({ state: 'TX' });
    expect(box().value).toBe('Texas');
    expect(box().ariaExpanded).toBe('false');
  },
);

test('an option that is not at hand yet is shown by its label once it is', async () => {
  const onChange = vi.fn();
  const combo = (known: typeof states) => (
    <ComboBox label="State" value="TX" options={known} onChange={onChange} />
  );
  await show(combo([]));
  await show(combo(states));
  expect(box().value).toBe('Texas');
  expect(onChange).not.toHaveBeenCalled();
});

test('a value that the caller keeps is changed by the caller alone', async () => {
  await show(<ComboBox label="State" value="CA" options={states} />);
  await focus();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await act(async () => box().blur());
  expect(box().value).toBe('California');
});

test('a reset brings back what the field began with, and leaves what the caller keeps', async () => {
  const onChange = vi.fn();
  await show(<OwnAndKept onChange={onChange} />);
  const form = find<HTMLFormElement>('form');
  for (const id of ['#own', '#kept']) {
    await act(() => userEvent.fill(find(id), 'texas'));
    await act(async () => find(id).blur());
  }
  expect(answers(form)).toEqual({ own: 'TX', kept: 'TX' });
  await act(async () => form.reset());
  expect(answers(form)).toEqual({ own: 'CA', kept: 'TX' });
  expect(find<HTMLInputElement>('#own').value).toBe('California');
  expect(find<HTMLInputElement>('#kept').value).toBe('Texas');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a form sends nothing of one that is disabled', async () => {
  await show(
    <form>
      <ComboBox label="State" name="state" options={states} defaultValue="CA" isDisabled />
    </form>,
  );
  expect(answers(find<HTMLFormElement>('form'))).toEqual({});
});

test('a form is sent by Enter once the list is closed, and a required one not while it is empty', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  await show(
    <form>
      <ComboBox label="State" name="state" options={states} isRequired />
    </form>,
  );
  find('form').addEventListener('submit', onSubmit);
  await focus();
  await press('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await press('cal{ArrowDown}{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await press('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an option that was typed out before hydration is chosen as focus leaves', async () => {
  const onChange = vi.fn();
  await serve(<ComboBox label="State" options={states} onChange={onChange} />, () => {
    box().value = 'texas';
  });
  expect(box().value).toBe('texas');
  await focus();
  await act(async () => box().blur());
  expect(onChange).toHaveBeenLastCalledWith('TX');
});

test('Escape closes the list, and only the next one the drawer around it', async () => {
  const onOpenChange = vi.fn();
  await show(
    <Drawer heading="Deal" isOpen onOpenChange={onOpenChange}>
      <ComboBox label="State" options={states} defaultValue="CA" />
    </Drawer>,
  );
  await focus();
  await press('{ArrowDown}');
  await until(() => expect(options()).toHaveLength(2));
  await press('{Escape}');
  expect(document.querySelector('[role=listbox]')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  await press('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('the list stands in what a phone’s keyboard leaves of the screen', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    value: `${index}`,
    label: `Deal ${index}`,
  }));
  await show(<ComboBox label="Deal" options={many} />);
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('The browser has no visual viewport.');
  await focus();
  await press('{ArrowDown}');
  await until(() => expect(options()).toHaveLength(40));
  const left = Math.round(innerHeight * 0.6);
  Object.defineProperty(viewport, 'height', { value: left, configurable: true });
  await act(async () => viewport.dispatchEvent(new Event('resize')));
  const list = find('[role=listbox]');
  await until(() => expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(left));
  expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(list.getBoundingClientRect().height).toBeGreaterThan(80);
  Reflect.deleteProperty(viewport, 'height');
});

test('a MultiSelect sends each choice under its name, and a reset brings back the first ones', async () => {
  await show(
    <form>
      <MultiSelect label="States" name="states" options={states} defaultValue={['TX']} />
    </form>,
  );
  const form = find<HTMLFormElement>('form');
  const sent = () => new FormData(form).getAll('states');
  await focus();
  await press('cal{ArrowDown}{Enter}{Escape}');
  expect(sent()).toEqual(['TX', 'CA']);
  await act(async () => form.reset());
  expect(sent()).toEqual(['TX']);
});

test('a required MultiSelect lets its form go once something is chosen', async () => {
  await show(
    <form>
      <MultiSelect label="States" name="states" options={states} isRequired />
    </form>,
  );
  expect(find<HTMLFormElement>('form').checkValidity()).toBe(false);
  await focus();
  await press('cal{ArrowDown}{Enter}{Escape}');
  expect(find<HTMLFormElement>('form').checkValidity()).toBe(true);
});

test('what was typed into a MultiSelect and not chosen goes as focus leaves', async () => {
  const onChange = vi.fn();
  await show(<MultiSelect label="States" options={states} onChange={onChange} />);
  await focus();
  await press('cal');
  await act(async () => box().blur());
  expect(box().value).toBe('');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  <ComboBox key="one" label="State" options={states} value="TX" />,
  <ComboBox key="free" label="State" options={states} allowsFreeText value="Ohio" />,
])('a reset tells of no change and asks for no list: %#', async (kept) => {
  const [onChange, load] = [vi.fn(), vi.fn(async () => states)];
  const form = (field: ReactElement<ComboBoxProps>) => (
    <form>{cloneElement(field, { onChange, load })}</form>
  );
  await show(form(cloneElement(kept, { value: '' })));
  await show(form(kept));
  await act(async () => find<HTMLFormElement>('form').reset());
  expect(onChange).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});
