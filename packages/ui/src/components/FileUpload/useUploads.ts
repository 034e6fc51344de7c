import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useValue, type ValueProps } from '../../internal/useControl.ts';
import { type Broken, brokenRule, type FileRules } from './rules.ts';
import { type UploadedFile, type UploadFile, uploadedOf } from './upload.ts';

/** A file in the list, with the state of its upload. */
export interface Upload {
  /** Identifies it in the list. */
  readonly key: string;
  readonly name: string;
  /** The size in bytes, if it is known. */
  readonly size: number | undefined;
  readonly state: 'sending' | 'sent' | 'failed' | 'canceled' | 'refused';
  /** The sent share, from 0 to 1. */
  readonly progress: number;
  /** The file, if it was chosen on this page. */
  readonly file?: File | undefined;
  /** The rule that it breaks, if it was refused. */
  readonly broken?: Broken | undefined;
  /** The file on the server, if it was sent. */
  readonly uploaded?: UploadedFile | undefined;
}

const none: readonly UploadedFile[] = [];

interface UploadsOptions extends ValueProps<readonly UploadedFile[]> {
  upload: UploadFile;
  rules: FileRules;
  onReset: () => void;
  onRemove: ((file: UploadedFile) => void) | undefined;
  /** An input of the form. */
  control: RefObject<HTMLInputElement | null>;
}

/**
 * The files of a FileUpload. Each is sent at once, and can be canceled, sent again and removed. The value is
 * the files that the server has; the list has the others too.
 */
export function useUploads({
  upload,
  rules,
  onReset,
  onRemove,
  control,
  ...props
}: UploadsOptions) {
  const [list, setList] = useState<readonly Upload[]>([]);
  /** The file that was sent, refused or canceled last. */
  const [endedKey, setEndedKey] = useState<string>();
  const running = useRef(new Map<string, AbortController>());
  const nextKey = useRef(0);
  const { value, change } = useValue(props, { empty: none, onReset: () => reset() }, control);

  // The current list and value, for uploads that end between two renders, and the caller's current callback.
  const current = useRef({ list, value, change });
  useLayoutEffect(() => {
    current.current = { ...current.current, value, change };
  });
  const update = (next: readonly Upload[]) => {
    current.current.list = next;
    setList(next);
  };
  const report = (next: readonly UploadedFile[]) => {
    current.current.value = next;
    current.current.change(next);
  };
  const edit = (key: string, changes: Partial<Upload>) => {
    update(current.current.list.map((one) => (one.key === key ? { ...one, ...changes } : one)));
    if (changes.state && changes.state !== 'sending') setEndedKey(key);
  };

  const stop = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
  };
  const reset = () => {
    for (const key of [...running.current.keys()]) stop(key);
    update([]);
    onReset();
  };

  const send = async (key: string, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const answer = await upload(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) edit(key, { progress: Math.min(1, Math.max(0, share)) });
        },
      });
      if (signal.aborted) return;
      const uploaded = uploadedOf(file, answer);
      edit(key, { state: 'sent', progress: 1, uploaded });
      report([...current.current.value, uploaded]);
    } catch {
      if (!signal.aborted) edit(key, { state: 'failed' });
    } finally {
      if (running.current.get(key) === controller) running.current.delete(key);
    }
  };

  const sendAgain = (key: string) => {
    const again = current.current.list.find((one) => one.key === key);
    edit(key, { state: 'sending', progress: 0 });
    if (again?.file) void send(key, again.file);
  };
  // An <Activity> that hides it ends the effects, and so the uploads. They start again when it is shown.
  const resume = useEffectEvent(() => {
    for (const { key, state } of current.current.list) if (state === 'sending') sendAgain(key);
  });
  useEffect(() => {
    const controllers = running.current;
    resume();
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const isListed = ({ id }: UploadedFile) => list.some(({ uploaded }) => uploaded?.id === id);
  const isValue = ({ id }: UploadedFile) => value.some((one) => one.id === id);
  const shown: readonly Upload[] = [
    ...value
      .filter((one) => !isListed(one))
      .map(
        (uploaded): Upload => ({
          key: `server-${uploaded.id}`,
          name: uploaded.name,
          size: uploaded.size,
          state: 'sent',
          progress: 1,
          uploaded,
        }),
      ),
    ...list.filter(({ uploaded }) => !uploaded || isValue(uploaded)),
  ];

  return {
    value,
    uploads: shown,
    ended: shown.find(({ key, state }) => key === endedKey && state !== 'sending'),
    add: (files: readonly File[]) => {
      const { list: before, value: sent } = current.current;
      const added: Upload[] = [];
      for (const file of files) {
        const waiting = [...before, ...added].filter(
          ({ state }) => state !== 'refused' && state !== 'sent',
        );
        const broken = brokenRule(file, rules, sent.length + waiting.length);
        const state = broken ? 'refused' : 'sending';
        nextKey.current += 1;
        const key = String(nextKey.current);
        added.push({ key, file, name: file.name, size: file.size, state, progress: 0, broken });
      }
      update([...before, ...added]);
      setEndedKey(added.findLast(({ state }) => state === 'refused')?.key);
      for (const { key, file, state } of added)
        if (file && state === 'sending') void send(key, file);
    },
    cancel: (key: string) => {
      stop(key);
      edit(key, { state: 'canceled' });
    },
    retry: sendAgain,
    remove: ({ key, uploaded }: Upload) => {
      stop(key);
      update(current.current.list.filter((one) => one.key !== key));
      if (!uploaded) return;
      const { value: sent } = current.current;
      // Without ids from the server, two files may have the same one.
      const at = sent.findIndex(({ id }) => id === uploaded.id);
      report(sent.filter((_, index) => index !== at));
      onRemove?.(uploaded);
    },
  };
}
