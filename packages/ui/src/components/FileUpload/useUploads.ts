import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Broken, brokenRule, type FileRules } from './rules.ts';
import type { UploadFile } from './upload.ts';

/** A file in the list, with the state of its upload. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'sending' | 'sent' | 'failed' | 'canceled' | 'refused';
  /** The sent share, from 0 to 1. */
  readonly progress: number;
  /** The rule that it breaks, if it was refused. */
  readonly broken?: Broken | undefined;
}

/** The files of a FileUpload. Each is sent at once, and can be canceled, sent again and removed. */
export function useUploads(
  upload: UploadFile,
  rules: FileRules,
  onChange: ((files: readonly File[]) => void) | undefined,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** The file that was sent, refused or canceled last. */
  const [endedId, setEndedId] = useState<number>();
  // The current list, for uploads that end between two renders.
  const list = useRef(uploads);
  // The caller's current callback.
  const report = useRef(onChange);
  useLayoutEffect(() => {
    report.current = onChange;
  });
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(0);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const sentOf = (all: readonly Upload[]) =>
    all.filter(({ state }) => state === 'sent').map(({ file }) => file);

  const update = (next: readonly Upload[]) => {
    const ended = next.findLast(
      ({ id, state }) =>
        state !== 'sending' && state !== list.current.find((one) => one.id === id)?.state,
    );
    if (ended) setEndedId(ended.id);
    const before = sentOf(list.current);
    const after = sentOf(next);
    list.current = next;
    setUploads(next);
    if (before.length !== after.length) report.current?.(after);
  };

  const change = (id: number, changes: Partial<Upload>) =>
    update(list.current.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const send = async ({ id, file }: Upload) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    try {
      await upload(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) change(id, { progress: Math.min(1, Math.max(0, share)) });
        },
      });
      if (!signal.aborted) change(id, { state: 'sent', progress: 1 });
    } catch {
      if (!signal.aborted) change(id, { state: 'failed' });
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id);
    }
  };

  const stop = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
  };

  return {
    uploads,
    ended: uploads.find(({ id, state }) => id === endedId && state !== 'sending'),
    add: (files: readonly File[]) => {
      const added: Upload[] = [];
      for (const file of files) {
        const count = [...list.current, ...added].filter(({ state }) => state !== 'refused').length;
        const broken = brokenRule(file, rules, count);
        const state = broken ? 'refused' : 'sending';
        nextId.current += 1;
        added.push({ id: nextId.current, file, state, progress: 0, broken });
      }
      update([...list.current, ...added]);
      for (const one of added) if (one.state === 'sending') void send(one);
    },
    cancel: (id: number) => {
      stop(id);
      change(id, { state: 'canceled' });
    },
    retry: (id: number) => {
      change(id, { state: 'sending', progress: 0 });
      const again = list.current.find((one) => one.id === id);
      if (again) void send(again);
    },
    remove: (id: number) => {
      stop(id);
      update(list.current.filter((one) => one.id !== id));
    },
  };
}
