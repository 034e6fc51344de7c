// Tests every control in the forms of the app that installs the packed packages.
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { DatePicker } from '@milepost/ui/DatePicker';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Form } from '@milepost/ui/Form';
import { NumberField } from '@milepost/ui/NumberField';
import { PasswordField } from '@milepost/ui/PasswordField';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { Activity, act, type ReactNode, Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changed, first, pressed, sent, typed, typedParts } from '../../fixture/src/answers.ts';
import { HookForm, PlainForm } from '../../fixture/src/forms.tsx';
import { framesPassed } from '../../fixture/src/frames.ts';
import { answers, find, show } from './page.tsx';

const control = (name: string) => find<HTMLInputElement>(`#${name}`);

async function answerAll() {
  for (const [name, text] of Object.entries(typed)) {
    await act(() => userEvent.fill(control(name), text));
  }
  for (const [name, keys] of Object.entries(typedParts)) {
    const [part] = control(name).querySelectorAll<HTMLElement>('[role=spinbutton]');
    await act(async () => part?.focus());
    for (const key of keys) await act(() => userEvent.keyboard(key));
  }
  for (const [place, keys] of Object.entries(pressed)) {
    await act(async () => find(place).focus());
    await act(framesPassed);
    for (const key of keys) await act(() => userEvent.keyboard(`{${key}}`));
  }
  await act(() => userEvent.selectOptions(control('select'), 'TX'));
  for (const name of ['radio-1', 'checks-1', 'check', 'power']) {
    await act(() => userEvent.click(control(name)));
  }
  for (const name of ['slider', 'span']) {
    await act(async () => control(name).focus());
    await act(() => userEvent.keyboard('{ArrowRight}'));
    await act(async () => control(name).blur());
  }
}

test('every control works in React Hook Form through its Controller', async () => {
  const onSend = vi.fn();
  await show(<HookForm onSend={onSend} />);
  await answerAll();
  await act(() => userEvent.click(find('[type=submit]')));
  expect(onSend).toHaveBeenLastCalledWith(changed);
  await act(() => userEvent.click(find('form > button[type=button]')));
  await act(() => userEvent.click(find('[type=submit]')));
  expect(onSend).toHaveBeenLastCalledWith(first);
  expect(control('money').value).toBe('2');
  expect(control('checks-1').checked).toBe(false);
});

test('React Hook Form shows an error beside the field, and moves focus there', async () => {
  const onSend = vi.fn();
  await show(<HookForm onSend={onSend} />);
  await act(() => userEvent.fill(control('text'), 'no'));
  await act(() => userEvent.click(find('[type=submit]')));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control('text'));
  expect(control('text').getAttribute('aria-invalid')).toBe('true');
});

test('every control works in a plain form: it is sent, and a reset restores its initial value', async () => {
  await show(<PlainForm />);
  const form = find<HTMLFormElement>('form');
  const data = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`).sort();
  expect(data()).toEqual(sent(first));
  await answerAll();
  expect(data()).toEqual(sent(changed));
  await act(async () => form.reset());
  expect(data()).toEqual(sent(first));
});

const never = new Promise<void>(() => {});
const Loading = () => use(never) as ReactNode;

test.each<[string, (content: ReactNode, isHidden: boolean) => ReactNode]>([
  [
    'an Activity',
    (content, isHidden) => <Activity mode={isHidden ? 'hidden' : 'visible'}>{content}</Activity>,
  ],
  [
    'a Suspense',
    (content, isHidden) => (
      <Suspense>
        {content}
        {isHidden && <Loading />}
      </Suspense>
    ),
  ],
])('every control is sent and reset while %s hides it', async (_, within) => {
  await show(within(<PlainForm />, false));
  const form = find<HTMLFormElement>('form');
  const data = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`).sort();
  await answerAll();
  await show(within(<PlainForm />, true));
  expect(form.checkVisibility()).toBe(false);
  expect(data()).toEqual(sent(changed));
  await act(async () => form.reset());
  await show(within(<PlainForm />, false));
  expect(data()).toEqual(sent(first));
});

test('a Form calls the function that is its action with the answers, without a warning', async () => {
  const error = vi.spyOn(console, 'error');
  const action = vi.fn((_answers: FormData) => {});
  await show(
    <Form {...{ action }}>
      <input name="vin" defaultValue="1FT" />
    </Form>,
  );
  await act(async () => find<HTMLFormElement>('form').requestSubmit());
  expect([...(action.mock.lastCall?.[0] ?? [])]).toEqual([['vin', '1FT']]);
  expect(error).not.toHaveBeenCalled();
});

test('a prevented reset leaves every control unchanged', async () => {
  await show(
    <div onReset={(event) => event.preventDefault()}>
      <PlainForm />
    </div>,
  );
  const form = find<HTMLFormElement>('form');
  const parts = () =>
    [...form.querySelectorAll<HTMLInputElement>('input, textarea, select, [role=spinbutton]')].map(
      ({ id, value, checked, textContent }) => [id, value, checked, textContent],
    );
  await answerAll();
  await act(() => userEvent.fill(control('multi'), 'not yet'));
  await act(() => userEvent.fill(control('combo'), 'not yet'));
  const before = parts();
  await act(async () => form.reset());
  expect(parts()).toEqual(before);
  expect(control('combo').value).toBe('not yet');
});

test('a number belongs to a form that is added later elsewhere on the page', async () => {
  const screen = (form: ReactNode) => (
    <>
      <NumberField label="Price" name="price" form="later" defaultValue={1000} />
      {form}
    </>
  );
  await show(screen(undefined));
  await show(screen(<form id="later" />));
  const form = find<HTMLFormElement>('form');
  expect(answers(form)).toEqual({ price: '1000' });
  await act(() => userEvent.fill(find('input'), '5'));
  await act(async () => form.reset());
  expect(find<HTMLInputElement>('input').value).toBe('1,000');
});

test('submitting a form that is added later elsewhere on the page hides its password', async () => {
  const screen = (form: ReactNode) => (
    <>
      <PasswordField label="Password" form="later" />
      {form}
    </>
  );
  await show(screen(undefined));
  await show(screen(<form id="later" onSubmit={(event) => event.preventDefault()} />));
  await act(() => userEvent.click(find('button')));
  expect(find<HTMLInputElement>('input').type).toBe('text');
  await act(async () => find<HTMLFormElement>('form').requestSubmit());
  expect(find<HTMLInputElement>('input').type).toBe('password');
});

test('choosing the same range of dates again reports no change', async () => {
  const onChange = vi.fn();
  const today = { start: '2026-11-25', end: '2026-11-25' };
  await show(
    <DateRangePicker
      label="Days"
      presets={[{ label: 'Today', value: today }]}
      defaultValue={{ ...today }}
      {...{ onChange }}
    />,
  );
  await act(() => userEvent.click(find('button')));
  await act(() => userEvent.click(page.getByRole('button', { name: 'Today', exact: true })));
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['RadioGroup', RadioGroup],
  ['CheckboxGroup', CheckboxGroup],
])('an error of a %s links to its first enabled choice', async (_, Group) => {
  const options = [
    { value: 'CA', label: 'California', isDisabled: true },
    { value: 'TX', label: 'Texas' },
  ];
  await show(
    <>
      <ErrorSummary errors={[{ fieldId: 'state', message: 'Choose a state' }]} />
      <Group id="state" label="State" errorMessage="Choose a state" {...{ options }} />
    </>,
  );
  await act(() => userEvent.click(find('a')));
  expect(document.activeElement).toBe(find('[value=TX]'));
});

test.each([
  <DatePicker key="one" label="Day" isRequired />,
  <DateRangePicker key="two" label="Days" isRequired />,
])('a reset clears the message of a missing date: %#', async (picker) => {
  await show(<form>{picker}</form>);
  const form = find<HTMLFormElement>('form');
  const message = () => document.querySelector('[id$=-message]');
  await act(async () => void form.checkValidity());
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(message()).toBeTruthy();
  await act(async () => form.reset());
  expect(message()).toBeNull();
});
