import type { Problem } from './application.rules.ts';
import type { StoredDraft } from './application.ts';
import type { Deal, StoredFile } from './model.ts';
import type { Session } from './session.ts';

/** Why a call of the API failed. The message is for the user. */
export class ApiError extends Error {
  /** The HTTP status, or 0 if there was no answer. */
  readonly status: number;
  /** The deal as it is now, if somebody else has changed it. */
  readonly deal: Deal | undefined;
  /** The broken rules of a deal that was sent. */
  readonly problems: readonly Problem[] | undefined;
  /** The draft as another tab has saved it. */
  readonly saved: StoredDraft | undefined;

  constructor(
    status: number,
    {
      title,
      deal,
      problems,
      saved,
    }: { title?: string; deal?: Deal; problems?: readonly Problem[]; saved?: StoredDraft },
  ) {
    super(title ?? 'We can’t reach the server. Check your connection.');
    this.status = status;
    this.deal = deal;
    this.problems = problems;
    this.saved = saved;
  }
}

/** Whether the same call may succeed later. */
export const isTemporary = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Try again.';

interface CallOptions {
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type Api = ReturnType<typeof createApi>;

/** The portal's API for a signed-in user. */
export function createApi(session: Session, send: typeof fetch) {
  /** Sends a request with the access token. A refused token is refreshed once. */
  async function answerTo(path: string, { body, headers, ...options }: CallOptions = {}) {
    for (let isRepeated = false; ; isRepeated = true) {
      const current = await session.current();
      if (!current) throw new ApiError(401, { title: 'Your session has ended. Sign in again.' });
      const answer = await send(path, {
        ...options,
        headers: {
          ...headers,
          authorization: `Bearer ${current.access_token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch((error) => {
        throw options.signal?.aborted ? error : new ApiError(0, {});
      });
      if (answer.ok) return answer;
      if (answer.status !== 401 || isRepeated) {
        throw new ApiError(answer.status, await answer.json().catch(() => ({})));
      }
      await session.refresh();
    }
  }

  return {
    async call<Answer>(path: string, options?: CallOptions): Promise<Answer> {
      const answer = await answerTo(path, options);
      return answer.status === 204 ? (undefined as Answer) : answer.json();
    },

    text: async (path: string, options?: CallOptions) => (await answerTo(path, options)).text(),

    /** Sends a file. `fetch` reports no progress, so this uses `XMLHttpRequest`. */
    async upload(
      file: File,
      { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
    ): Promise<StoredFile> {
      const current = await session.current();
      return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('POST', `/api/files?name=${encodeURIComponent(file.name)}`);
        request.setRequestHeader('authorization', `Bearer ${current?.access_token}`);
        request.responseType = 'json';
        request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
        request.onerror = () => reject(new ApiError(0, {}));
        request.onload = () => {
          if (request.status === 201) resolve(request.response);
          else reject(new ApiError(request.status, request.response ?? {}));
          if (request.status === 401) void session.refresh();
        };
        signal.addEventListener('abort', () => {
          request.abort();
          reject(signal.reason);
        });
        request.send(file);
      });
    },
  };
}

/** The search parameters of an address. */
export const parametersOf = (search: object) => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
};
