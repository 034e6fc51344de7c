import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { company } from '@milepost/domain/facts/company';
import { certificatesIn } from './smime.ts';

/** How a setting is read: what it wants in words, and the value of a text (throws when it does not fit). */
interface Kind<Value> {
  readonly wants: string;
  readonly read: (text: string) => Value;
}

interface Setting<Value> extends Kind<Value> {
  /** What an unset or empty variable stands for, in the variable's own notation. */
  readonly byDefault: string;
  readonly about: string;
  /** A secret, which `<name>_FILE` can name a file of instead. */
  readonly isSecret: boolean;
}

const setting = <Value>(kind: Kind<Value>, byDefault: string, about: string): Setting<Value> => ({
  ...kind,
  byDefault,
  about,
  isSecret: false,
});
const secret = <Value>(kind: Kind<Value>, about: string) => ({
  ...setting(optional(kind), '', about),
  isSecret: true,
});

const kind = <Value>(wants: string, read: (text: string) => Value | undefined): Kind<Value> => ({
  wants,
  read: (text) => {
    const value = read(text);
    if (value === undefined) throw new RangeError(wants);
    return value;
  },
});

const text = kind('a text', (value) => value);
const line = kind('a text on one line', (value) => (/\p{Cc}/u.test(value) ? undefined : value));
const host = kind('a host name or an IP address', (value) =>
  isIP(value) > 0 || /^[a-z\d][\w.-]*$/i.test(value) ? value : undefined,
);
const whole = (from: number, to: number) =>
  kind(`a whole number from ${from} to ${to}`, (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= from && number <= to ? number : undefined;
  });
const port = whole(0, 65_535);
const milliseconds = (from: number, to: number) => ({
  ...whole(from, to),
  wants: `milliseconds, a whole number from ${from} to ${to}`,
});
const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  kind(`one of ${choices.join(', ')}`, (value) => choices.find((choice) => choice === value));
const mailbox = kind('a mail address such as info@company.example', (value) =>
  /^[\w.!#$%&'*+/=?^{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value) ? value : undefined,
);
const optional = <Value>({ wants, read }: Kind<Value>): Kind<Value | undefined> => ({
  wants,
  read: (value) => (value === '' ? undefined : read(value)),
});
const list = <Value>(item: Kind<Value>, wants: string): Kind<readonly Value[]> => ({
  wants,
  read: (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(item.read),
});
const origin = kind('an origin such as https://www.company.example', (value) =>
  URL.canParse(value) && new URL(value).origin === value ? value : undefined,
);
const file = kind('the path of a file that can be read', (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
});
/** Without one, Node would trust the well-known authorities; it passes over one that is broken. */
const authority = kind('the path of a file with a certificate (PEM)', (path) => {
  const certificates = certificatesIn(file.read(path));
  for (const certificate of certificates ?? []) new X509Certificate(certificate);
  return certificates?.join('\n');
});
/** A file that is read again when it changes, so that its path is kept. */
const path = kind(file.wants, (value) => (file.read(value) === '' ? undefined : value));
const network = kind('an IP address or a network such as 10.0.0.0/8', (value) => {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const family = isIP(address);
  if (family === 0) return undefined;
  const most = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  return bits <= most ? { address, bits, family: family === 4 ? 'ipv4' : 'ipv6' } : undefined;
});
const networks: Kind<BlockList> = {
  wants: 'IP addresses or networks, separated by commas',
  read: (value) => {
    const blocks = new BlockList();
    for (const { address, bits, family } of list(network, '').read(value)) {
      blocks.addSubnet(address, bits, family as 'ipv4' | 'ipv6');
    }
    return blocks;
  },
};
const redisUrl = kind('', (value) => {
  const { protocol, pathname, username, password } = new URL(value);
  // Throws for a `%` that begins no escape.
  decodeURIComponent(username + password);
  return /^rediss?:$/.test(protocol) && /^(\/\d*)?$/.test(pathname) ? value : undefined;
});
const longText = kind('at least 32 characters, the same on every instance', (value) =>
  value.length >= 32 ? value : undefined,
);
const webAddress = kind('an address that begins with https:// or http://', (value) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : undefined,
);
const hostName = kind('a full host name or [IP address]', (value) =>
  /^([a-z\d-]+(\.[a-z\d-]+)+|\[[\da-f.:]+\])$/i.test(value) ? value : undefined,
);

/** Every setting of the mailer. The README's table is made from this. */
export const settings = {
  NODE_ENV: setting(
    oneOf('production', 'development'),
    'production',
    '`production` refuses to start without TLS and a login for the SMTP server and encrypted mail. `development` alone lets that pass.',
  ),
  HOST: setting(host, '127.0.0.1', 'Address that the service listens on.'),
  PORT: setting(port, '8787', 'Port of the service; 0 takes a free one.'),
  METRICS_HOST: setting(host, '127.0.0.1', 'Address that the metrics are served on.'),
  METRICS_PORT: setting(port, '8788', 'Port of `/metrics`; 0 takes a free one.'),
  LOG_LEVEL: setting(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
    'info',
    'Least severity that is logged.',
  ),

  MAIL_TO: setting(
    list(mailbox, 'mail addresses, separated by commas'),
    company.mailboxes.info,
    'The only addresses that mail is sent to.',
  ),
  MAIL_FROM: setting(
    mailbox,
    `website@${company.mailboxes.info.split('@')[1]}`,
    'Sender of every mail, in the envelope and in `From`. Its mailbox gets the bounces.',
  ),
  MAIL_FROM_NAME: setting(
    line,
    `${company.shortName} website`,
    'Display name of the sender where the request gives no name.',
  ),

  SMTP_HOST: setting(host, '127.0.0.1', 'SMTP server that takes the mail.'),
  SMTP_PORT: setting(whole(1, 65_535), '1025', 'Its port: 587 for STARTTLS, 465 for TLS.'),
  SMTP_SECURITY: setting(
    oneOf('none', 'starttls', 'tls'),
    'none',
    '`starttls` and `tls` send nothing before the connection is encrypted and the certificate checked.',
  ),
  SMTP_CA_FILE: setting(
    optional(authority),
    '',
    'Certificate authority (PEM) to trust instead of the well-known ones.',
  ),
  SMTP_EHLO_NAME: setting(
    optional(hostName),
    '',
    "Name that the mailer gives itself to the SMTP server; otherwise the machine's.",
  ),
  SMTP_LOGIN: setting(
    oneOf('password', 'oauth2', 'none'),
    'password',
    'How the mailer logs in. `none` states that the SMTP server knows it by other means.',
  ),
  SMTP_USER: setting(optional(text), '', 'Login. With one, no mail goes out without it.'),
  SMTP_PASSWORD: secret(text, 'Password of the login.'),
  SMTP_OAUTH_URL: setting(
    optional(webAddress),
    '',
    'Address that gives out access tokens (RFC 6749, 3.2).',
  ),
  SMTP_OAUTH_CLIENT_ID: setting(optional(text), '', 'Client ID that asks for them.'),
  SMTP_OAUTH_CLIENT_SECRET: secret(text, "The client's secret."),
  SMTP_OAUTH_REFRESH_TOKEN: secret(
    text,
    'Refresh token of the mailbox. Without one the client asks in its own name (client credentials).',
  ),
  SMTP_OAUTH_SCOPE: setting(
    optional(text),
    '',
    'What is asked for, such as `https://outlook.office365.com/.default`.',
  ),
  SMTP_CONNECTIONS: setting(whole(1, 200), '10', 'Connections kept to the SMTP server.'),
  SMTP_MESSAGES_PER_CONNECTION: setting(
    whole(1, 1_000_000),
    '1000',
    'Mails after which a connection is replaced.',
  ),
  SMTP_IDLE_MS: setting(
    milliseconds(100, 300_000),
    '30000',
    'How long an unused connection is kept.',
  ),

  HAND_OVER_MS: setting(
    milliseconds(100, 60_000),
    '8000',
    'Time from a request to the first byte of its mail on the way to the SMTP server, retries included. Until then nothing was sent.',
  ),
  ANSWER_MS: setting(
    milliseconds(200, 120_000),
    '25000',
    'Longest time until a request is answered.',
  ),
  REPLY_MS: setting(
    milliseconds(300, 600_000),
    '60000',
    "Time that the SMTP server's reply is waited for, counted from the request. A reply after the answer is kept for the client's retry.",
  ),

  PGP_PUBLIC_KEY_FILE: setting(
    optional(path),
    '',
    "The staff's OpenPGP public keys (armored). Every mail is encrypted to all that have not expired. A change of the file is taken over by itself, and on SIGHUP.",
  ),
  SMIME_CERTIFICATE_FILE: setting(
    optional(path),
    '',
    "The staff's S/MIME certificates (PEM) instead; used and taken over in the same way.",
  ),
  MAIL_PATH_PROTECTED: setting(
    oneOf('no', 'yes'),
    'no',
    '`yes` states that card and bank numbers are protected on the whole way to the staff by other means (PCI DSS 4.0.1, 4.2.2), so that production may go without a key.',
  ),
  DKIM_DOMAIN: setting(
    optional(text),
    '',
    'Signs mail for this domain; for a server that does not.',
  ),
  DKIM_SELECTOR: setting(optional(text), '', 'Selector of the DKIM key.'),
  DKIM_PRIVATE_KEY_FILE: setting(optional(file), '', 'The DKIM private key (PEM, RSA).'),

  UNKNOWN_MAIL: setting(
    optional(oneOf('refuse', 'send')),
    '',
    'What becomes of a mail that none of our forms makes: `refuse` unless `NODE_ENV` is `development`.',
  ),
  ALLOWED_ORIGINS: setting(
    list(origin, 'origins such as https://www.company.example, separated by commas'),
    '',
    "Other origins whose pages may send. The service's own origin always may.",
  ),
  TRUSTED_PROXIES: setting(
    networks,
    '127.0.0.1, ::1',
    'Proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are believed.',
  ),
  RATE_LIMIT_CLIENT: setting(whole(1, 1_000_000), '10', 'Mails a minute from one client.'),
  RATE_LIMIT_CLIENT_DAY: setting(whole(1, 10_000_000), '300', 'Mails a day from one client.'),
  RATE_LIMIT_TOTAL: setting(whole(1, 100_000_000), '1200', 'Mails a minute from all.'),
  RATE_LIMIT_CALLS: setting(
    whole(1, 100_000_000),
    '600',
    'Calls a minute from one client, whatever they come to. Each instance counts its own.',
  ),
  MAX_IN_WORK: setting(
    whole(1, 10_000),
    '256',
    'Requests that may wait for the SMTP server at once; more are turned away at once.',
  ),
  MAX_CONNECTIONS: setting(
    whole(1, 100_000),
    '2000',
    'Open connections of clients. An address that is no trusted proxy has an eighth of them at most.',
  ),
  BODY_LIMIT: setting(whole(1024, 1_048_576), '131072', 'Largest body of a request in bytes.'),
  BODY_MS: setting(
    milliseconds(100, 60_000),
    '5000',
    'Time in which the body of a request has to arrive.',
  ),
  IDEMPOTENCY_KEYS: setting(
    whole(100, 10_000_000),
    '50000',
    'Idempotency keys kept in memory, for a day at most; beyond this number the oldest goes first.',
  ),

  REDIS_URL: secret(
    list(
      redisUrl,
      'addresses such as redis://127.0.0.1:6379/0, separated by commas, with what has a meaning in an address written as %40 for @ and %25 for %',
    ),
    'Redis-compatible server that several instances share limits and idempotency keys through; `rediss:` for TLS, which any other machine has to speak. Several addresses for Sentinel and Cluster.',
  ),
  REDIS_MODE: setting(
    oneOf('single', 'sentinel', 'cluster'),
    'single',
    'What answers at `REDIS_URL`: the server, Sentinels that know it, or nodes of a cluster.',
  ),
  REDIS_SENTINEL_MASTER: setting(text, 'mymaster', 'Name of the server among the Sentinels.'),
  REDIS_SENTINEL_PASSWORD: secret(text, 'Password of the Sentinels themselves.'),
  REDIS_CA_FILE: setting(
    optional(authority),
    '',
    'Certificate authority (PEM) to trust instead of the well-known ones.',
  ),
  REDIS_WHEN_AWAY: setting(
    oneOf('go-on', 'refuse'),
    'go-on',
    'While Redis is away, `go-on` lets each instance count and remember by itself; `refuse` takes no mail (503).',
  ),
  HASH_SECRET: secret(
    longText,
    'Key of the hashes that stand for clients and idempotency keys. Wanted with `REDIS_URL`; otherwise made at each start.',
  ),

  DRAIN_MS: setting(
    milliseconds(0, 60_000),
    '0',
    'Time after SIGTERM in which requests are still taken while `/readyz` says no, so that a balancer can turn away first.',
  ),
  STOP_MS: setting(
    milliseconds(100, 600_000),
    '30000',
    'Longest time for work that is under way when the service is told to stop.',
  ),

  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    optional(webAddress),
    '',
    'OpenTelemetry collector that traces are sent to (OTLP over HTTP), such as `http://127.0.0.1:4318`. Without one none are made.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(
    optional(webAddress),
    '',
    'The whole address for traces instead.',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(
    oneOf('http/protobuf', 'http/json'),
    'http/protobuf',
    'How traces are written.',
  ),
  OTEL_TRACES_EXPORTER: setting(
    optional(oneOf('otlp', 'none')),
    '',
    '`otlp` sends traces without a named collector too, to port 4318 of this machine; `none` sends none.',
  ),
  OTEL_SDK_DISABLED: setting(oneOf('false', 'true'), 'false', '`true` switches traces off.'),
} as const;

type Name = keyof typeof settings;

/** The value of every setting, under the setting's own name. */
export type Config = {
  readonly [Key in Name]: ReturnType<(typeof settings)[Key]['read']>;
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
  const problems: string[] = [];
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

/** Whether traces are sent to an OpenTelemetry collector. */
export function isTraced(config: Config): boolean {
  if (config.OTEL_SDK_DISABLED === 'true' || config.OTEL_TRACES_EXPORTER === 'none') return false;
  const endpoint = config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? config.OTEL_EXPORTER_OTLP_ENDPOINT;
  return config.OTEL_TRACES_EXPORTER === 'otlp' || endpoint !== undefined;
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
  if (config.REDIS_MODE === 'single' && (config.REDIS_URL?.length ?? 0) > 1) {
    yield 'REDIS_MODE must be sentinel or cluster, because REDIS_URL has several addresses.';
  }
  const schemes = new Set(config.REDIS_URL?.map((address) => new URL(address).protocol));
  if (schemes.size > 1) yield 'REDIS_URL must begin with redis: or rediss: throughout.';
  const dkim = [config.DKIM_DOMAIN, config.DKIM_SELECTOR, config.DKIM_PRIVATE_KEY_FILE];
  if (dkim.some(Boolean) && !dkim.every(Boolean)) {
    yield 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY_FILE must be set together.';
  }
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
