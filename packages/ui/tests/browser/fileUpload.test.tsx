import { FileUpload, type FileUploadProps, type UploadedFile } from '@milepost/ui/FileUpload';
import { Activity, act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host, show } from './page.tsx';

const stub: UploadedFile = { id: 'f1', name: 'stub.pdf', size: 2, url: '/files/f1' };
const scan: UploadedFile = { id: 'f2', name: 'scan.pdf' };

const choose = async (...names: string[]) => {
  const chosen = new DataTransfer();
  for (const name of names) chosen.items.add(new File(['x'], name));
  const input = find<HTMLInputElement>('[type=file]');
  input.files = chosen.files;
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
};
const press = (name: string) => act(() => userEvent.click(page.getByRole('button', { name })));
const sent = () => new FormData(find<HTMLFormElement>('form')).getAll('files');
const names = () => [...host.querySelectorAll('li')].map((one) => one.textContent);
const upload: FileUploadProps['upload'] = async ({ name }) => ({ id: `id of ${name}` });

function Files(props: Partial<FileUploadProps>) {
  return (
    <form>
      <FileUpload label="Files" name="files" {...{ upload }} {...props} />
    </form>
  );
}

let setFiles: (files: readonly UploadedFile[]) => void = () => {};

/** The caller keeps the value. */
function Controlled() {
  const [value, setValue] = useState<readonly UploadedFile[]>([stub]);
  setFiles = setValue;
  return <Files value={value} onChange={setValue} />;
}

test.each<[string, unknown, string]>([
  ['the id in the answer', { id: 7, other: true }, '7'],
  ['an answer that is the id', 'f9', 'f9'],
  ['the name, if the answer has no id', undefined, 'offer.pdf'],
])('FileUpload sends %s, and reports the answer', async (_, answer, id) => {
  const onChange = vi.fn();
  await show(<Files upload={async () => answer} {...{ onChange }} />);
  await choose('offer.pdf');
  expect(sent()).toEqual([id]);
  const file = expect.any(File);
  expect(onChange.mock.lastCall?.[0]).toEqual([
    { id, name: 'offer.pdf', size: 1, url: undefined, file, answer },
  ]);
});

test('FileUpload begins with files that the server has, sends them, and links those with an address', async () => {
  await show(<Files defaultValue={[stub, scan]} />);
  expect(sent()).toEqual(['f1', 'f2']);
  expect(names()).toEqual(['stub.pdf (2 bytes)Sent', 'scan.pdfSent']);
  expect(find('li a').getAttribute('href')).toBe('/files/f1');
});

test('FileUpload reports a removed file to onChange and onRemove', async () => {
  const [onChange, onRemove] = [vi.fn(), vi.fn()];
  await show(<Files defaultValue={[stub, scan]} {...{ onChange, onRemove }} />);
  await press('Remove stub.pdf');
  expect(onChange.mock.calls).toEqual([[[scan]]]);
  expect(onRemove.mock.calls).toEqual([[stub]]);
  expect(sent()).toEqual(['f2']);
});

test('FileUpload does not report the removal of a file that the server never had', async () => {
  const onRemove = vi.fn();
  await show(<Files upload={() => Promise.reject(new Error('offline'))} {...{ onRemove }} />);
  await choose('offer.pdf');
  await press('Remove offer.pdf');
  expect(names()).toEqual([]);
  expect(onRemove).not.toHaveBeenCalled();
});

test('one of two files with the same name can be removed', async () => {
  await show(<Files upload={async () => {}} />);
  await choose('offer.pdf', 'offer.pdf');
  await act(() => userEvent.click(page.getByRole('button', { name: 'Remove offer.pdf' }).first()));
  expect(sent()).toEqual(['offer.pdf']);
  expect(names()).toEqual(['offer.pdf (1 byte)Sent']);
});

test('a reset of the form restores the first files, and stops what is being sent', async () => {
  const signals: AbortSignal[] = [];
  const stuck: FileUploadProps['upload'] = (_, { signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  await show(<Files defaultValue={[stub]} upload={stuck} />);
  await press('Remove stub.pdf');
  await choose('offer.pdf');
  expect(names()).toEqual(['offer.pdf0%']);
  await act(async () => find<HTMLFormElement>('form').reset());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(names()).toEqual(['stub.pdf (2 bytes)Sent']);
  expect(sent()).toEqual(['f1']);
});

test('a controlled FileUpload shows the files of the caller, and reports all that are sent at once', async () => {
  await show(<Controlled />);
  await choose('one.pdf', 'two.pdf');
  expect(sent()).toEqual(['f1', 'id of one.pdf', 'id of two.pdf']);
  await act(async () => setFiles([]));
  expect(names()).toEqual([]);
});

test('a required FileUpload is invalid without a file, with a message, and takes focus', async () => {
  await show(<Files isRequired />);
  const form = find<HTMLFormElement>('form');
  await act(async () => form.requestSubmit());
  expect(find('[id$="-message"]').textContent).toContain('Choose a file');
  expect(document.activeElement?.textContent).toBe('Choose files');
  await choose('offer.pdf');
  expect(form.checkValidity()).toBe(true);
  expect(document.querySelector('[id$="-message"]')).toBeNull();
});

test('a read-only FileUpload shows and sends its files, and takes none', async () => {
  await show(<Files isReadOnly defaultValue={[stub]} />);
  expect(sent()).toEqual(['f1']);
  expect(host.querySelectorAll('button, [type=file]')).toHaveLength(0);
  await act(() => userEvent.tab());
  expect(document.activeElement?.textContent).toBe('stub.pdf');
});

test('a disabled FileUpload sends nothing, and its files can’t be removed', async () => {
  await show(<Files isDisabled defaultValue={[stub]} />);
  expect(sent()).toEqual([]);
  expect(find<HTMLButtonElement>('li button').disabled).toBe(true);
});

test('an upload that an Activity hides starts again when it is shown', async () => {
  const sendings: PromiseWithResolvers<unknown>[] = [];
  const slow = vi.fn<FileUploadProps['upload']>((_, { onProgress }) => {
    onProgress(0.3);
    const sending = Promise.withResolvers<unknown>();
    sendings.push(sending);
    return sending.promise;
  });
  const within = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Files upload={slow} />
    </Activity>
  );
  await show(within('visible'));
  await choose('offer.pdf');
  await show(within('hidden'));
  expect(slow.mock.calls[0]?.[1].signal.aborted).toBe(true);
  await show(within('visible'));
  // StrictMode runs effects twice.
  expect(slow.mock.lastCall?.[1].signal.aborted).toBe(false);
  await act(async () => sendings.at(-1)?.resolve({ id: 'f3' }));
  expect(sent()).toEqual(['f3']);
});

test('FileUpload counts the files that the server has', async () => {
  await show(<Files maxFiles={2} defaultValue={[stub]} />);
  await choose('one.pdf', 'two.pdf');
  expect(names().at(-1)).toContain('2 files are the most');
  expect(sent()).toEqual(['f1', 'id of one.pdf']);
});
