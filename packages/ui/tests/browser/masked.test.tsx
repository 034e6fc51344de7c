import { CodeField } from '@milepost/ui/CodeField';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { MaskedField } from '@milepost/ui/MaskedField';
import { TextField } from '@milepost/ui/TextField';
import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { answers, find, host, serve, show } from './page.tsx';

const box = () => find<HTMLInputElement>('[name=answer]');
const keys = (text: string) => act(() => userEvent.keyboard(text));
const leave = () => act(async () => box().blur());
const focus = () => act(async () => box().focus());
const message = () => document.getElementById(`${box().id}-message`)?.textContent.trim();
const onChange = vi.fn();
const ssn = { label: 'SSN', name: 'answer', mask: 'ssn', onChange } as const;

/** Copies a text from another field, and pastes it into the field. */
async function paste(text: string) {
  const from = host.appendChild(document.createElement('input'));
  from.value = text;
  from.select();
  await userEvent.copy();
  await focus();
  await act(() => userEvent.paste());
  from.remove();
}

function Controlled() {
  const [value, setValue] = useState('');
  return <MaskedField {...ssn} value={value} onChange={setValue} />;
}

test.each([
  ['uncontrolled', <MaskedField key="" {...ssn} />],
  ['controlled', <Controlled key="" />],
])(
  'a %s MaskedField leaves text as it is typed, formats it on blur, and is sent plain',
  async (_, field) => {
    await show(<form>{field}</form>);
    await focus();
    await keys('123 456');
    expect(box().value).toBe('123 456');
    expect(answers(find('form'))).toEqual({ answer: '123456' });
    await keys('789');
    expect(box().value).toBe('123 456789');
    await leave();
    expect(box().value).toBe('123-45-6789');
    expect(answers(find('form'))).toEqual({ answer: '123456789' });
  },
);

test('Backspace deletes a separator like any character, and the caret stays in the middle', async () => {
  onChange.mockClear();
  await show(<MaskedField {...ssn} defaultValue="123456789" />);
  await focus();
  await act(async () => box().setSelectionRange(4, 4));
  await keys('{Backspace}');
  expect(box().value).toBe('12345-6789');
  expect(onChange).not.toHaveBeenCalled();
  await keys('{Backspace}');
  expect([box().value, box().selectionStart]).toEqual(['1245-6789', 2]);
  expect(onChange).toHaveBeenLastCalledWith('12456789');
  await keys('0');
  expect([box().value, box().selectionStart]).toEqual(['12045-6789', 3]);
  await leave();
  expect(box().value).toBe('120-45-6789');
});

test.each([
  ['ssn', '123.45.6789 ', '123456789', '123-45-6789'],
  ['phone', '+1 213-555-0147', '2135550147', '(213) 555-0147'],
  ['vin', '1m8gd m9axk p042788', '1M8GDM9AXKP042788', '1M8GDM9AXKP042788'],
  ['#### ####', '4410-2287', '44102287', '4410 2287'],
])('MaskedField with the mask %s reads the pasted %j', async (mask, pasted, value, shown) => {
  await show(<MaskedField {...ssn} mask={mask} />);
  await paste(pasted);
  expect(onChange).toHaveBeenLastCalledWith(value);
  await leave();
  expect(box().value).toBe(shown);
  expect(box().ariaInvalid).toBeNull();
});

test.each([
  ['ssn', '1234567890', '1234567890', 'Enter 9 digits, like 123-45-6789'],
  ['ssn', '123-45-678b', '12345678B', 'Enter 9 digits, like 123-45-6789'],
  ['ssn', '---', '', 'Enter 9 digits, like 123-45-6789'],
  ['vin', '1M8GDM9AXKPO42788', undefined, 'Enter 17 letters and digits, without I, O and Q'],
  ['AA-##', '12-AB', '12AB', 'Enter 4 characters, like AB-12'],
])(
  'MaskedField with the mask %s keeps %s, sends it, and shows an error on blur',
  async (mask, typed, value, error) => {
    await show(
      <form>
        <MaskedField {...ssn} mask={mask} />
      </form>,
    );
    await focus();
    await keys(typed);
    expect(box().ariaInvalid).toBeNull();
    await leave();
    expect(box().value).toBe(typed);
    expect(answers(find('form'))).toEqual({ answer: value ?? typed });
    expect([box().ariaInvalid, message()]).toEqual(['true', error]);
  },
);

test('MaskedField takes composed text, with full-width digits', async () => {
  await show(<MaskedField {...ssn} />);
  await focus();
  for (const text of ['１', '１２', '１２３']) {
    await act(() =>
      cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    );
    expect(box().value).toBe(text);
  }
  await act(() => cdp().send('Input.insertText', { text: '１２３' }));
  await keys('456789');
  expect(box().value).toBe('１２３456789');
  expect(onChange).toHaveBeenLastCalledWith('123456789');
  await leave();
  expect(box().value).toBe('123-45-6789');
});

test('MaskedField formats what is autofilled without focus', async () => {
  await show(<MaskedField {...ssn} mask="phone" />);
  expect([box().type, box().autocomplete]).toEqual(['tel', 'tel']);
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(box(), '+12135550147');
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(onChange).toHaveBeenLastCalledWith('2135550147');
  expect(box().value).toBe('(213) 555-0147');
});

test('MaskedField reads a formatted value, and follows a controlled one', async () => {
  const field = (value: string) => (
    <form>
      <MaskedField {...ssn} value={value} />
    </form>
  );
  await show(field('123-45-6789'));
  expect(box().value).toBe('123-45-6789');
  expect(answers(find('form'))).toEqual({ answer: '123456789' });
  await show(field('987654321'));
  expect(box().value).toBe('987-65-4321');
  await show(field(''));
  expect(box().value).toBe('');
});

test('MaskedField announces its message in Spanish, with its range', async () => {
  await show(
    <LocaleProvider locale="es-US" words={spanish}>
      <MaskedField {...ssn} mask="#### ####" minLength={6} defaultValue="12345" />
    </LocaleProvider>,
  );
  expect(message()).toBe('Escriba de 6 a 8 dígitos, como 1234 5678');
});

describe('a concealed MaskedField', () => {
  const concealed = (
    <form>
      <MaskedField {...ssn} isConcealed defaultValue="123456789" />
      <TextField label="Name" />
    </form>
  );

  test('shows its last four characters, all while it has focus, and is sent whole', async () => {
    await show(concealed);
    const sent = () => answers(find('form'));
    expect([box().value, sent()]).toEqual(['•••-••-6789', { answer: '123456789' }]);
    expect(box().autocomplete).toBe('off');
    await focus();
    expect([box().value, sent()]).toEqual(['123-45-6789', { answer: '123456789' }]);
    await leave();
    expect([box().value, sent()]).toEqual(['•••-••-6789', { answer: '123456789' }]);
  });

  test.each([
    ['the keyboard', () => userEvent.tab()],
    ['the mouse', () => userEvent.click(box())],
  ])('can be edited after focus by %s', async (_, enter) => {
    await show(concealed);
    await act(enter);
    await keys('{End}{Backspace}0');
    expect(box().value).toBe('123-45-6780');
    await leave();
    expect(box().value).toBe('•••-••-6780');
    expect(answers(find('form'))).toEqual({ answer: '123456780' });
  });

  test('shows a text with an error', async () => {
    await show(concealed);
    await focus();
    await keys('{End}{Backspace}');
    await leave();
    expect(box().value).toBe('123-45-678');
    expect(box().ariaInvalid).toBe('true');
  });

  test('is restored hidden by a reset', async () => {
    await show(concealed);
    await focus();
    await act(async () => box().select());
    await keys('987654321');
    await leave();
    expect(box().value).toBe('•••-••-4321');
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(box().value).toBe('•••-••-6789');
    expect(answers(find('form'))).toEqual({ answer: '123456789' });
  });

  test('is whole in server-rendered HTML, which a form may send before hydration', async () => {
    let early: unknown;
    const messages = await serve(concealed, () => {
      early = answers(find('form'));
    });
    expect(messages).toEqual([]);
    expect(early).toEqual({ answer: '123-45-6789' });
    expect(box().value).toBe('•••-••-6789');
  });

  test('keeps showing text that is typed during hydration', async () => {
    await serve(concealed, async () => {
      box().focus();
      await userEvent.keyboard('{End}{Backspace}');
    });
    expect(box().value).toBe('123-45-678');
    await keys('0');
    expect(box().value).toBe('123-45-6780');
    expect(answers(find('form'))).toEqual({ answer: '123456780' });
  });
});

describe('CodeField', () => {
  const onComplete = vi.fn();
  const code = (
    <form>
      <CodeField label="Code" name="answer" {...{ onChange, onComplete }} />
    </form>
  );

  test('reports a typed code once it is complete', async () => {
    onComplete.mockClear();
    await show(code);
    expect([box().autocomplete, box().inputMode]).toEqual(['one-time-code', 'numeric']);
    await focus();
    await keys('123 45');
    expect(onComplete).not.toHaveBeenCalled();
    await keys('6 ');
    await leave();
    expect(onComplete.mock.calls).toEqual([['123456']]);
    expect(box().value).toBe('123456');
  });

  test('reports a pasted code with a space once, and sends its digits', async () => {
    onComplete.mockClear();
    await show(code);
    await paste('123 456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    expect(answers(find('form'))).toEqual({ answer: '123456' });
  });

  test('keeps what is longer, and shows an error on blur', async () => {
    onComplete.mockClear();
    await show(code);
    await paste('1234567');
    expect(onComplete).not.toHaveBeenCalled();
    await leave();
    expect(box().value).toBe('1234567');
    expect(answers(find('form'))).toEqual({ answer: '1234567' });
    expect(message()).toBe('Enter the 6 digits of the code');
  });

  test('reports a code that was typed before hydration', async () => {
    onComplete.mockClear();
    await serve(code, async () => {
      box().focus();
      await userEvent.keyboard('123456');
    });
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });
});
