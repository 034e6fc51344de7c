import { readFileSync, statSync } from 'node:fs';
import type { PrivateKey } from 'openpgp';
import type { Logger } from 'pino';

/** A key or certificate: one of the staff, or the one that signs. */
export interface MailKey {
  /** Its fingerprint in hexadecimal, as key programs show it. */
  readonly fingerprint: string;
  /** The first moment at which mail can use it, in milliseconds since 1970. @default any */
  readonly goodFrom?: number;
  /**
   * The last moment at which mail can use it, in milliseconds since 1970; `Infinity` for no end,
   * `-Infinity` for a key that can't be used at all.
   */
  readonly goodUntil: number;
}

/** The website's own key, unlocked. */
export interface SigningKey extends MailKey {
  readonly privateKey: PrivateKey;
}

/** An encrypted message: the headers that say what it is, and its body. */
export interface Sealed {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** The keys of one file. */
export interface Keyring {
  readonly keys: readonly MailKey[];
  /** Signs bytes where there is a signing key, and encrypts them so that the holder of any of `to` can read them. */
  readonly seal: (
    content: Buffer,
    to: readonly MailKey[],
    signingKey?: SigningKey,
  ) => Promise<Sealed>;
}

const reasons = {
  'staff-key-ended': "mail can't be encrypted: no key of the staff is good",
  'signing-key-ended': "mail can't be signed: the signing key has ended",
} as const;

/** Every key of the staff, or the one that signs, has expired or can't be used. */
export class NoGoodKey extends Error {
  override readonly name = 'NoGoodKey';
  readonly problem: keyof typeof reasons;

  constructor(problem: keyof typeof reasons) {
    super(reasons[problem]);
    this.problem = problem;
  }
}

/** Encrypts bytes to every key that is good at this moment, and names those. */
export type Encrypt = (
  content: Buffer,
) => Promise<Sealed & { readonly fingerprints: readonly string[] }>;

export interface Encryption {
  /** Rejects with `NoGoodKey` when none is, and when the signing key has ended. */
  readonly encrypt: Encrypt;
  /** Every key of the file, including expired ones. */
  readonly keys: () => readonly MailKey[];
  /** Why no message can be encrypted now, if so. Encrypts a test message to find out. Never rejects. */
  readonly whyNot: () => Promise<string | undefined>;
  /** Reads the file again. If it can't be used, keeps the previous keys and logs an error. */
  readonly reload: () => Promise<void>;
  /** Stops watching the file. */
  readonly close: () => void;
}

const day = 24 * 60 * 60 * 1000;
/** How long before a key expires the log starts to warn, in milliseconds. */
const warnAhead = 30 * day;
/** How often the file is checked for changes and the keys for expiry, in milliseconds. */
const lookEvery = 5_000;

const trial = Buffer.from('A trial');

/**
 * Loads the staff's keys from a file and reloads them when it changes. Mail is encrypted to every valid
 * key, so that during a key rotation both the old and the new key open it.
 *
 * @param read makes the keys of the file's text; rejects when it holds none.
 * @param signingKey signs each message inside its encryption; without one, messages are not signed.
 * @throws when the file holds no key that can be encrypted to.
 */
export async function createEncryption(
  path: string,
  read: (text: string) => Promise<Keyring>,
  log: Logger,
  signingKey?: SigningKey,
): Promise<Encryption> {
  let loaded: string | undefined;
  const load = async (): Promise<Keyring> => {
    loaded = versionOf(path);
    const { keys, seal } = await read(readFileSync(path, 'utf8'));
    const tried = await Promise.all(
      keys.map(async (key) =>
        hasNotEnded(key) && !(await seal(trial, [key]).then(Boolean, () => false))
          ? { ...key, goodUntil: Number.NEGATIVE_INFINITY }
          : key,
      ),
    );
    if (!tried.some(isGood)) throw new Error('no key is good now');
    return { keys: tried, seal };
  };

  let keyring = await load();
  /** The last state that was logged for each key, so that each is logged once a day. */
  let reported = new Map<string, string>();
  const review = () => {
    const today = Math.floor(Date.now() / day);
    const uses: readonly (readonly [use: string, key: MailKey])[] = [
      ...keyring.keys.map((key) => ['encrypted to', key] as const),
      ...(signingKey ? [['signed with', signingKey] as const] : []),
    ];
    for (const [use, key] of uses) {
      const { fingerprint, goodUntil } = key;
      const state = stateOf(key);
      const news = state === 'good' ? state : `${state} ${today}`;
      if (reported.get(use + fingerprint) === news) continue;
      reported.set(use + fingerprint, news);
      const expires = Number.isFinite(goodUntil) ? new Date(goodUntil) : undefined;
      if (state === 'good') log.info({ fingerprint, expires }, `Mail is ${use} this key`);
      else if (state === 'soon') {
        log.warn({ fingerprint, expires }, `Mail is ${use} this key, which expires soon`);
      } else if (state === 'later') {
        const from = new Date(key.goodFrom ?? 0);
        log.warn({ fingerprint, from, expires }, `Mail is not ${use} this key yet`);
      } else {
        const problem = `Mail is not ${use} this key: it has ended or can’t be used`;
        log.error({ fingerprint, expires }, problem);
      }
    }
  };
  review();

  const reload = async () => {
    try {
      keyring = await load();
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'The new keys can’t be used: the old go on');
      return;
    }
    reported = new Map();
    review();
  };
  // Poll: file watchers miss a file that is replaced or reached through links.
  const looks = setInterval(() => {
    if (versionOf(path) === loaded) review();
    else void reload();
  }, lookEvery).unref();

  const encrypt: Encrypt = async (content) => {
    const { keys, seal } = keyring;
    const good = keys.filter(isGood);
    if (good.length === 0) throw new NoGoodKey('staff-key-ended');
    if (signingKey && !hasNotEnded(signingKey)) throw new NoGoodKey('signing-key-ended');
    const sealed = await seal(content, good, signingKey);
    return { ...sealed, fingerprints: good.map(({ fingerprint }) => fingerprint) };
  };
  return {
    encrypt,
    keys: () => keyring.keys,
    whyNot: () =>
      encrypt(trial).then(
        () => undefined,
        (error) => (error instanceof NoGoodKey ? error.message : "mail can't be encrypted"),
      ),
    reload,
    close: () => clearInterval(looks),
  };
}

/** Differs whenever the file may differ; `undefined` while there is none. */
function versionOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

const hasBegun = ({ goodFrom = Number.NEGATIVE_INFINITY }: MailKey) => goodFrom <= Date.now();
const hasNotEnded = ({ goodUntil }: MailKey) => goodUntil > Date.now();
/** Whether a key can be encrypted to at this moment. */
const isGood = (key: MailKey) => hasBegun(key) && hasNotEnded(key);

function stateOf(key: MailKey): 'later' | 'good' | 'soon' | 'ended' {
  if (!hasNotEnded(key)) return 'ended';
  if (!hasBegun(key)) return 'later';
  return key.goodUntil - Date.now() < warnAhead ? 'soon' : 'good';
}
