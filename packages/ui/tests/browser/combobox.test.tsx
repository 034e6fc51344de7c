// Tests ComboBox, MultiSelect and SearchSelect with a person, a form and a server, beyond what their stories test.
import { ComboBox, type ComboBoxProps, type LoadOptions } from '@milepost/ui/ComboBox';
import { Drawer } from '@milepost/ui/Drawer';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { SearchSelect } from '@milepost/ui/SearchSelect';
import { SuggestField } from '@milepost/ui/SuggestField';
import { Activity, act, cloneElement, type FormEvent, type ReactElement, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, find, host, serve, show } from './page.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];
const press = (keys: string) => act(() => userEvent.keyboard(keys));
const box = () => find<HTMLInputElement>('[role=combobox]');
const focus = () => act(async () => box().focus());
/** Waits for asynchronous changes, which React renders outside of `act`. */
async function until(check: () => void) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(check, { timeout: 10_000 });
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}
/** Scrolls, until the page has handled it. */
async function scrolled(scroll: () => void) {
  const done = new Promise((resolve) =>
    document.addEventListener('scroll', resolve, { once: true, capture: true }),
  );
  scroll();
  await act(async () => void (await done));
}
const options = () =>
  [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

/** A form with an uncontrolled and a controlled field. */
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

test('each request of a list aborts the one before it, and only the last result is shown', async () => {
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

test('a request is aborted when its result is no longer needed', async () => {
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

test('the chosen label stays when a later list lacks it', async () => {
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
])(
  '%s keeps its list while the page scrolls, and the typed text if the box scrolls away from it',
  async (_, field) => {
    await show(
      <form style={{ height: 'calc(100vh + 100px)' }}>
        <div id="scroller" style={{ height: 200, overflow: 'auto' }}>
          <div style={{ height: 400 }}>{field}</div>
        </div>
      </form>,
    );
    await focus();
    // A scroll that is due when the list opens, and one afterwards.
    scrollBy(0, 1);
    await press('{ArrowDown}');
    await scrolled(() => scrollBy(0, 20));
    expect(options()).toEqual(['California', 'Texas']);
    await act(async () => box().select());
    await press('Te');
    await until(() => expect(options()).toEqual(['Texas']));
    await scrolled(() => find('#scroller').scrollBy(0, 50));
    await until(() => expect(options()).toEqual([]));
    expect(box().value).toBe('Te');
    await press('x');
    await until(() => expect(options()).toEqual(['Texas']));
    await press('{ArrowDown}{Enter}');
    expect(answers(find('form'))).toEqual({ state: 'TX' });
  },
);

test.each(['{Enter}', '{Escape}'])(
  '%s chooses an option that was typed in full, and closes the list',
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

test('a ComboBox that an Activity hides while it loads is not loading when it is shown again', async () => {
  let signal: AbortSignal | undefined;
  const load: LoadOptions = (_, given) => {
    signal = given;
    return new Promise(() => {});
  };
  const within = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ComboBox label="Dealer" load={load} />
    </Activity>
  );
  const said = () =>
    [...host.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
  await show(within('visible'));
  await focus();
  await press('a');
  expect(said()).toContain('Loading');
  await until(() => expect(signal).toBeDefined());
  await show(within('hidden'));
  await show(within('visible'));
  expect(signal?.aborted).toBe(true);
  expect(said()).not.toContain('Loading');
});

test('a chosen option that loads later is then shown by its label', async () => {
  const onChange = vi.fn();
  const combo = (known: typeof states) => (
    <ComboBox label="State" value="TX" options={known} onChange={onChange} />
  );
  await show(combo([]));
  await show(combo(states));
  expect(box().value).toBe('Texas');
  expect(onChange).not.toHaveBeenCalled();
});

test('only the caller changes a controlled value', async () => {
  await show(<ComboBox label="State" value="CA" options={states} />);
  await focus();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await act(async () => box().blur());
  expect(box().value).toBe('California');
});

test.each<[string, (props: ComboBoxProps) => ReactElement, keys: string]>([
  ['a ComboBox', ComboBox, '{Backspace}a{Tab}'],
  ['a ComboBox with free text', (props) => <ComboBox {...props} allowsFreeText />, 'b{Tab}'],
  ['a SuggestField', SuggestField, 'b{Tab}'],
  ['a SuggestField that submits its form', SuggestField, 'b{Enter}'],
])('the caller can empty %s after text was typed', async (_, Field, keys) => {
  function Controlled() {
    const [value, setValue] = useState('CA');
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <Field label="State" name="state" options={states} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </form>
    );
  }
  await show(<Controlled />);
  await focus();
  await press(`{End}${keys}`);
  expect(box().value).not.toBe('');
  await act(async () => (page.getByText('Clear').element() as HTMLElement).click());
  expect(box().value).toBe('');
  expect(answers(find('form'))).toEqual({ state: '' });
});

test('a reset restores an initial value and leaves a controlled one', async () => {
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

test('a form does not send a disabled ComboBox', async () => {
  await show(
    <form>
      <ComboBox label="State" name="state" options={states} defaultValue="CA" isDisabled />
    </form>,
  );
  expect(answers(find<HTMLFormElement>('form'))).toEqual({});
});

test('Enter submits the form once the list is closed, unless a required ComboBox is empty', async () => {
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

test('Enter that ends a composition in a SuggestField does not submit the form', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <SuggestField label="State" options={states} />
    </form>,
  );
  await focus();
  await press('Tex');
  expect(options()).toEqual(['Texas']);
  const pressEnter = (isComposing: boolean) =>
    act(async () => {
      const keydown = { key: 'Enter', isComposing, bubbles: true, cancelable: true };
      box().dispatchEvent(new KeyboardEvent('keydown', keydown));
    });
  await pressEnter(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await pressEnter(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an option typed in full before hydration is chosen on blur', async () => {
  const onChange = vi.fn();
  await serve(<ComboBox label="State" options={states} onChange={onChange} />, () => {
    box().focus();
    box().value = 'texas';
  });
  expect(box().value).toBe('texas');
  await act(async () => box().blur());
  expect(onChange).toHaveBeenLastCalledWith('TX');
});

test('Escape closes the list, and a second Escape closes the surrounding drawer', async () => {
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

test('the list fits above a phone’s on-screen keyboard', async () => {
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

test('a MultiSelect sends each choice under its name, and a reset restores the initial ones', async () => {
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

test('a required MultiSelect is valid once something is chosen', async () => {
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

test('a MultiSelect removes unchosen text on blur', async () => {
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
])('a reset reports no change and requests no list: %#', async (kept) => {
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

test('a SearchSelect sends its choice, and a reset restores the initial one', async () => {
  await show(
    <form>
      <SearchSelect label="State" name="state" options={states} defaultValue="TX" />
    </form>,
  );
  const form = find<HTMLFormElement>('form');
  await act(() => userEvent.click(find('button')));
  await act(() => userEvent.click(page.getByRole('option', { name: 'California' })));
  expect(answers(form)).toEqual({ state: 'CA' });
  await act(async () => form.reset());
  expect(answers(form)).toEqual({ state: 'TX' });
  expect(find('button').textContent).toBe('Texas');
});

test('a required SearchSelect without a choice takes focus with a message until one is chosen', async () => {
  await show(
    <form>
      <SearchSelect label="State" name="state" options={states} isRequired />
    </form>,
  );
  const form = find<HTMLFormElement>('form');
  await act(async () => form.requestSubmit());
  const button = find('button[aria-haspopup]');
  expect(document.activeElement).toBe(button);
  const message = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toMatch(/\w/);
  await press('{Enter}');
  await act(() => userEvent.click(page.getByRole('option', { name: 'California' })));
  expect(form.checkValidity()).toBe(true);
  expect(message?.isConnected).toBe(false);
});

/** Fills in a box as Chromium does, without focus. */
const fillIn = (control: HTMLInputElement | HTMLSelectElement, text: string) =>
  act(async () => {
    // React overrides `value` of the element.
    const prototype = Object.getPrototypeOf(control);
    control.dispatchEvent(new Event('keydown', { bubbles: true }));
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    for (const type of ['input', 'keyup', 'change']) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
const message = () =>
  host.querySelector(`#${CSS.escape(box().id)}-message`)?.textContent?.trim() ?? '';

describe('a text that a browser fills in without focus', () => {
  test.each(['Texas', 'texas ', 'TX'])('chooses the option of a ComboBox: %s', async (text) => {
    const onChange = vi.fn();
    await show(
      <form>
        <ComboBox
          label="State"
          name="state"
          autoComplete="address-level1"
          {...{ options: states, onChange }}
        />
      </form>,
    );
    expect(box().autocomplete).toBe('address-level1');
    await fillIn(box(), text);
    expect(answers(find('form'))).toEqual({ state: 'TX' });
    expect(onChange.mock.calls).toEqual([['TX']]);
    expect(box().value).toBe('Texas');
    expect(options()).toEqual([]);
  });

  test('is an error and no value in a ComboBox without such an option, until focus leaves it', async () => {
    await show(
      <form>
        <ComboBox label="State" name="state" options={states} defaultValue="CA" />
      </form>,
    );
    await fillIn(box(), 'Quebec');
    expect(box().value).toBe('Quebec');
    expect(box().ariaInvalid).toBe('true');
    expect(message()).toBe('“Quebec” is not in the list. Choose an option.');
    expect(answers(find('form'))).toEqual({ state: '' });
    await focus();
    await act(async () => box().blur());
    expect(box().value).toBe('');
    expect(message()).toBe('');
  });

  test('replaces one that is not an option', async () => {
    await show(<ComboBox label="State" options={states} />);
    await fillIn(box(), 'Quebec');
    await fillIn(box(), 'Texas');
    expect(box().value).toBe('Texas');
    expect(message()).toBe('');
  });

  test('chooses an option that loads for it', async () => {
    const onChange = vi.fn();
    const load: LoadOptions = async (text) => states.filter(({ label }) => label.includes(text));
    await show(<ComboBox label="State" {...{ load, onChange }} />);
    await fillIn(box(), 'Texas');
    await until(() => expect(onChange.mock.calls).toEqual([['TX']]));
    expect(box().value).toBe('Texas');
    expect(options()).toEqual([]);
  });

  test.each([
    <ComboBox key="combo" label="State" name="state" options={states} allowsFreeText />,
    <SuggestField key="suggest" label="State" name="state" options={states} />,
  ])('is the value of a field for any text: %#', async (field: ReactElement<ComboBoxProps>) => {
    const onChange = vi.fn();
    await show(<form>{cloneElement(field, { onChange })}</form>);
    await fillIn(box(), 'Quebec');
    expect(answers(find('form'))).toEqual({ state: 'Quebec' });
    expect(onChange.mock.calls).toEqual([['Quebec']]);
    expect(message()).toBe('');
    expect(options()).toEqual([]);
  });

  test('adds an option to a MultiSelect, and is an error if there is none', async () => {
    const onChange = vi.fn();
    await show(
      <MultiSelect label="States" defaultValue={['CA']} {...{ options: states, onChange }} />,
    );
    await fillIn(box(), 'Texas');
    expect(onChange.mock.calls).toEqual([[['CA', 'TX']]]);
    expect(box().value).toBe('');
    await fillIn(box(), 'texas');
    expect(onChange).toHaveBeenCalledTimes(1);
    await fillIn(box(), 'Quebec');
    expect(message()).toBe('“Quebec” is not in the list. Choose an option.');
    await focus();
    await act(async () => box().blur());
    expect(box().value).toBe('');
    expect(message()).toBe('');
  });

  test('chooses the option of a SearchSelect', async () => {
    const onChange = vi.fn();
    await show(
      <form>
        <SearchSelect
          label="State"
          name="state"
          autoComplete="address-level1"
          {...{ options: states, onChange }}
        />
      </form>,
    );
    await fillIn(find('select[autocomplete=address-level1]'), 'TX');
    expect(answers(find('form'))).toEqual({ state: 'TX' });
    expect(onChange.mock.calls).toEqual([['TX']]);
    expect(find('button').textContent).toBe('Texas');
  });

  test.each([
    ['ComboBox', <ComboBox key="one" label="State" options={states} />],
    ['MultiSelect', <MultiSelect key="many" label="State" options={states} />],
  ])('is read by a %s that was filled in before hydration', async (_, field) => {
    const onChange = vi.fn();
    await serve(cloneElement<{ onChange: typeof onChange }>(field, { onChange }), () => {
      box().value = 'Texas';
    });
    expect([onChange.mock.lastCall?.[0]].flat()).toEqual(['TX']);
  });
});
