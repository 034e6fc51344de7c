import { removedSettings, settings } from './settings.ts';
import { file } from './settings-kinds.ts';

/** The value of every setting, under the setting's own name. */
export type Config = {
  readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']>;
};

/** Says which variables are wrong and what they want; the values themselves are not repeated. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads every setting from environment variables; an empty one counts as unset.
 *
 * @throws ConfigError that names each variable that is wrong or unsafe.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems = Object.entries(removedSettings)
    .filter(([name]) => env[name]?.trim())
    .map(([name, instead]) => `${name} must not be set: ${instead}.`);
  const given = (name: string, isSecret: boolean): string | undefined => {
    const value = env[name]?.trim();
    const from = isSecret ? env[`${name}_FILE`]?.trim() : undefined;
    if (!from) return value;
    if (value) problems.push(`${name} must not be set, because ${name}_FILE is.`);
    try {
      return file.read(from).trim();
    } catch {
      problems.push(`${name}_FILE must be ${file.wants}.`);
      return value;
    }
  };
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, { byDefault, read, wants, isSecret }]) => {
      try {
        return [name, read(given(name, isSecret) || byDefault)];
      } catch {
        problems.push(`${name} must be ${wants}.`);
        return [name, undefined];
      }
    }),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  const config = values as Config;
  problems.push(...contradictions(config));
  if (config.NODE_ENV === 'production') problems.push(...dangers(config, env));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Whether staff may get mail that none of our forms makes. */
export function takesUnknownMail({ UNKNOWN_MAIL, NODE_ENV }: Config): boolean {
  return (UNKNOWN_MAIL ?? (NODE_ENV === 'development' ? 'send' : 'refuse')) === 'send';
}

/** Every protection by name, with what it means that these settings leave it off, if they do. */
export function looseProtections(config: Config): Readonly<Record<string, string | undefined>> {
  const { NODE_ENV, SMTP_SECURITY, SMTP_USER, MAIL_PATH_PROTECTED } = config;
  return {
    guards: NODE_ENV === 'development' ? 'NODE_ENV=development: unsafe settings pass' : undefined,
    'smtp-tls':
      SMTP_SECURITY === 'none' ? 'Mail and login go to the SMTP server in clear' : undefined,
    'smtp-login': SMTP_USER === undefined ? 'The SMTP server is used without a login' : undefined,
    'redis-tls': isRedisOpen(config)
      ? 'Counts and keyed hashes go to Redis on another machine in clear'
      : undefined,
    encryption: isEncrypted(config)
      ? undefined
      : `Mail to the staff is not encrypted${
          MAIL_PATH_PROTECTED === 'yes'
            ? ': MAIL_PATH_PROTECTED=yes states that its whole way is protected by other means'
            : ''
        }`,
    signature:
      config.PGP_SIGNING_KEY_FILE === undefined
        ? "Mail is not signed: anyone who has the staff's public key can send them mail that looks like the website's"
        : undefined,
    cards: config.MAILED_FORMS.includes('payment')
      ? 'Card and bank numbers are mailed: operations/PAYMENTS.md says what that means'
      : undefined,
    forms: takesUnknownMail(config) ? 'The staff get mail that none of our forms makes' : undefined,
  };
}

/** Whether Redis on another machine is spoken to in clear. */
const isRedisOpen = ({ REDIS_URL = [] }: Config) =>
  REDIS_URL.map((address) => new URL(address)).some(
    ({ protocol, hostname }) =>
      protocol === 'redis:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname),
  );

const isEncrypted = (config: Config) =>
  (config.PGP_PUBLIC_KEY_FILE ?? config.SMIME_CERTIFICATE_FILE) !== undefined;

function* contradictions(config: Config): Iterable<string> {
  if (config.MAIL_TO.length === 0) yield 'MAIL_TO must name at least one mail address.';
  if (config.ANSWER_MS <= config.HAND_OVER_MS) yield 'ANSWER_MS must be more than HAND_OVER_MS.';
  if (config.REPLY_MS < config.ANSWER_MS) yield 'REPLY_MS must be at least ANSWER_MS.';
  yield* loginContradictions(config);
  if (config.REDIS_URL !== undefined && config.HASH_SECRET === undefined) {
    yield 'HASH_SECRET must be set, because REDIS_URL is.';
  }
  if (config.PGP_PUBLIC_KEY_FILE !== undefined && config.SMIME_CERTIFICATE_FILE !== undefined) {
    yield 'SMIME_CERTIFICATE_FILE must not be set, because PGP_PUBLIC_KEY_FILE is: a mail is encrypted one way.';
  }
  if (config.PGP_SIGNING_KEY_FILE !== undefined && config.PGP_PUBLIC_KEY_FILE === undefined) {
    yield 'PGP_PUBLIC_KEY_FILE must be set, because PGP_SIGNING_KEY_FILE is: a mail is signed within its encryption.';
  }
  if (config.REDIS_SENTINEL_MASTER === undefined && (config.REDIS_URL?.length ?? 0) > 1) {
    yield 'REDIS_SENTINEL_MASTER must be set, because REDIS_URL has several addresses.';
  }
  const schemes = new Set(config.REDIS_URL?.map((address) => new URL(address).protocol));
  if (schemes.size > 1) yield 'REDIS_URL must begin with redis: or rediss: throughout.';
}

function* loginContradictions(config: Config): Iterable<string> {
  const { SMTP_LOGIN: login, SMTP_USER: user } = config;
  if (login === 'none' && user !== undefined) {
    yield 'SMTP_USER must not be set, because SMTP_LOGIN is none.';
  }
  if (login === 'password' && user !== undefined && config.SMTP_PASSWORD === undefined) {
    yield 'SMTP_PASSWORD or SMTP_PASSWORD_FILE must be set, because SMTP_USER is.';
  }
  if (login === 'oauth2') {
    for (const name of ['SMTP_USER', 'SMTP_OAUTH_URL', 'SMTP_OAUTH_CLIENT_ID'] as const) {
      if (config[name] === undefined) yield `${name} must be set, because SMTP_LOGIN is oauth2.`;
    }
    if ((config.SMTP_OAUTH_CLIENT_SECRET ?? config.SMTP_OAUTH_REFRESH_TOKEN) === undefined) {
      yield 'SMTP_OAUTH_CLIENT_SECRET or SMTP_OAUTH_REFRESH_TOKEN must be set, because SMTP_LOGIN is oauth2.';
    }
  }
  if (user !== undefined && config.SMTP_SECURITY === 'none') {
    yield 'SMTP_SECURITY must be starttls or tls, because SMTP_USER is set and a login is never sent in clear.';
  }
}

/** What would let personal data or secrets travel unprotected. */
function* dangers(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
): Iterable<string> {
  const unless = 'unless NODE_ENV is development';
  if (config.SMTP_SECURITY === 'none') {
    yield `SMTP_SECURITY must be starttls or tls, ${unless}.`;
  }
  if (config.SMTP_USER === undefined && config.SMTP_LOGIN === 'password') {
    yield `SMTP_USER must be set, or SMTP_LOGIN=none must state that the SMTP server asks for no login, ${unless}.`;
  }
  if (!isEncrypted(config) && config.MAIL_PATH_PROTECTED === 'no') {
    yield `PGP_PUBLIC_KEY_FILE or SMIME_CERTIFICATE_FILE must be set, or MAIL_PATH_PROTECTED=yes must state that the mail path is protected by other means, ${unless}.`;
  }
  if (config.SMTP_OAUTH_URL?.startsWith('http:')) {
    yield `SMTP_OAUTH_URL must begin with https:, ${unless}.`;
  }
  if (isRedisOpen(config)) {
    yield `REDIS_URL must begin with rediss: for another machine, ${unless}.`;
  }
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    yield `NODE_TLS_REJECT_UNAUTHORIZED must not be 0, ${unless}: certificates are checked.`;
  }
}
