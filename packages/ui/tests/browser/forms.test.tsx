// Every control in a form: the forms are those of the app that installs the packed packages.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changed, first, pressed, sent, typed, typedParts } from '../../fixture/src/answers.ts';
import { HookForm, PlainForm } from '../../fixture/src/forms.tsx';
import { framesPassed } from '../../fixture/src/frames.ts';
import { find, show } from './page.tsx';

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
  for (const [name, keys] of Object.entries(pressed)) {
    await act(async () => control(name).focus());
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

test('React Hook Form points out a broken rule beside the field, and puts focus there', async () => {
  const onSend = vi.fn();
  await show(<HookForm onSend={onSend} />);
  await act(() => userEvent.fill(control('text'), 'no'));
  await act(() => userEvent.click(find('[type=submit]')));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control('text'));
  expect(control('text').getAttribute('aria-invalid')).toBe('true');
});

test('every control works in a plain form: it is sent, and a reset brings back what it began with', async () => {
  await show(<PlainForm />);
  const form = find<HTMLFormElement>('form');
  const data = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`).sort();
  expect(data()).toEqual(sent(first));
  await answerAll();
  expect(data()).toEqual(sent(changed));
  await act(async () => form.reset());
  expect(data()).toEqual(sent(first));
});
