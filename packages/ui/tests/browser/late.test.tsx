import { Drawer } from '@milepost/ui/Drawer';
import { FileUpload } from '@milepost/ui/FileUpload';
import { Form } from '@milepost/ui/Form';
import { InlineEdit } from '@milepost/ui/InlineEdit';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { TextField } from '@milepost/ui/TextField';
import { Wizard } from '@milepost/ui/Wizard';
import { act, type FormEvent } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answers, find, host, show } from './page.tsx';

/** Creates a promise, and the function that resolves it. */
const promised = <Value,>() => Promise.withResolvers<Value>();

test.each([undefined, 'Choose another name'])(
  'an answer to InlineEdit that comes after it was closed leaves the next edit alone: %s',
  async (answer) => {
    const saving = promised<string | undefined>();
    await show(<InlineEdit label="Name" value="Truck" onSave={() => saving.promise} />);
    const edit = async (text: string) => {
      await act(() => userEvent.click(find('button')));
      await act(() => userEvent.keyboard(text));
    };
    await edit('Van{Enter}{Escape}');
    await edit('Car');
    await act(async () => saving.resolve(answer));
    const box = find<HTMLInputElement>('input');
    expect(box.value).toBe('Car');
    expect(box.ariaInvalid).toBeNull();
  },
);

test('an InlineEdit whose save fails says so, keeps the text and can save again', async () => {
  const onSave = vi.fn(async () => undefined);
  onSave.mockRejectedValueOnce(new Error('offline'));
  await show(<InlineEdit label="Name" value="Truck" {...{ onSave }} />);
  await act(() => userEvent.click(find('button')));
  await act(() => userEvent.keyboard('Van{Enter}'));
  const box = find<HTMLInputElement>('input');
  expect(box.value).toBe('Van');
  expect(box.ariaInvalid).toBe('true');
  expect(host.textContent).toContain('That didn’t work. Try again.');
  expect(document.activeElement).toBe(box);
  await act(() => userEvent.keyboard('{Enter}'));
  expect(onSave.mock.calls).toEqual([['Van'], ['Van']]);
  expect(document.querySelector('input')).toBeNull();
});

test('a check of a Wizard that ends after the visitor went back does not change the step', async () => {
  const checking = promised<boolean>();
  const onStepChange = vi.fn();
  const steps = ['One', 'Two', 'Three'].map((label) => ({
    id: label,
    label,
    content: <TextField label="Name" name={label} />,
  }));
  await show(
    <Wizard
      label="Deal"
      finishLabel="Finish"
      defaultStep="Two"
      onFinish={() => {}}
      {...{ steps, onStepChange }}
      checkStep={() => checking.promise}
    />,
  );
  await act(() => userEvent.click(page.getByRole('button', { name: 'Continue' })));
  await act(() => userEvent.click(page.getByRole('button', { name: 'Back' })));
  await act(async () => checking.resolve(true));
  expect(onStepChange.mock.calls).toEqual([['One']]);
});

test('Escape in an InlineEdit only cancels the edit, and leaves the surrounding drawer open', async () => {
  const onOpenChange = vi.fn();
  await show(
    <Drawer heading="Deal" isOpen {...{ onOpenChange }}>
      <InlineEdit label="Name" value="Truck" onSave={() => undefined} />
    </Drawer>,
  );
  await act(() => userEvent.click(page.getByRole('button', { name: /^Truck/ })));
  await act(() => userEvent.keyboard('Van{Tab}{Escape}'));
  expect(document.querySelector('input')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('saving an InlineEdit does not submit the form that opened the surrounding drawer', async () => {
  const [onSubmit, onSave] = [vi.fn(), vi.fn(() => undefined)];
  await show(
    <form onSubmit={onSubmit}>
      <Drawer heading="Deal" isOpen onOpenChange={() => {}}>
        <InlineEdit label="Name" value="Truck" {...{ onSave }} />
      </Drawer>
    </form>,
  );
  await act(() => userEvent.click(page.getByRole('button', { name: /^Truck/ })));
  await act(() => userEvent.keyboard('Van{Enter}'));
  expect(onSave).toHaveBeenCalledWith('Van');
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('an InlineEdit in a Form', () => {
  const [onSubmit, onSave] = [vi.fn((event: FormEvent) => event.preventDefault()), vi.fn()];
  beforeEach(async () => {
    vi.clearAllMocks();
    await show(
      <Form onSubmit={onSubmit}>
        <TextField label="Note" name="note" defaultValue="Call" />
        <InlineEdit label="Email" type="email" value="ana@example.com" onSave={onSave} />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await act(() => userEvent.click(page.getByRole('button', { name: /^ana@/ })));
  });

  test('is saved by Enter and by its button without submitting the form', async () => {
    expect(document.querySelectorAll('form')).toHaveLength(1);
    await act(() => userEvent.keyboard('lee{Enter}'));
    expect(onSave.mock.calls).toEqual([['lee']]);
    await act(() => userEvent.click(page.getByRole('button', { name: /^ana@/ })));
    await act(() => userEvent.keyboard('maya'));
    await act(() => userEvent.click(page.getByRole('button', { name: 'Save' })));
    expect(onSave.mock.calls).toEqual([['lee'], ['maya']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is neither sent, validated nor reset with the form', async () => {
    await act(() => userEvent.keyboard('lee'));
    const form = find<HTMLFormElement>('form');
    expect(answers(form)).toEqual({ note: 'Call' });
    expect(form.checkValidity()).toBe(true);
    await act(async () => form.reset());
    expect(find<HTMLInputElement>('[type=email]').value).toBe('lee');
  });

  test('is not saved by Enter that ends a composition, nor by Enter on Cancel', async () => {
    const keydown = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    await act(async () => {
      find('[type=email]').dispatchEvent(new KeyboardEvent('keydown', keydown));
    });
    await act(() => userEvent.keyboard('{Tab}{Tab}{Enter}'));
    expect(document.querySelector('[type=email]')).toBeNull();
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('a file that arrives late', () => {
  const arrive = new Map<string, () => void>();
  const upload = ({ name }: File) => new Promise<void>((done) => arrive.set(name, done));
  const choose = async (...names: string[]) => {
    const chosen = new DataTransfer();
    for (const name of names) chosen.items.add(new File(['x'], name));
    const input = find<HTMLInputElement>('[type=file]');
    input.files = chosen.files;
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  };

  test('calls the current callback', async () => {
    const [before, after] = [vi.fn(), vi.fn()];
    await show(<FileUpload label="Files" upload={upload} onChange={before} />);
    await choose('offer.pdf');
    await show(<FileUpload label="Files" upload={upload} onChange={after} />);
    await act(async () => arrive.get('offer.pdf')?.());
    expect(after).toHaveBeenCalledTimes(1);
    expect(before).not.toHaveBeenCalled();
  });

  test('is announced, even if a later file in the list was uploaded before', async () => {
    await show(<FileUpload label="Files" upload={upload} />);
    await choose('offer.pdf', 'title.pdf');
    const said = () => [...host.querySelectorAll('[aria-live]')].map((at) => at.textContent);
    await act(async () => arrive.get('title.pdf')?.());
    expect(said()).toContain('title.pdf: Sent');
    await act(async () => arrive.get('offer.pdf')?.());
    expect(said()).toContain('offer.pdf: Sent');
  });
});
