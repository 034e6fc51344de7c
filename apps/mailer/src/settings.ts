import { company } from '@milepost/domain/facts/company';
import { mailedForms } from '@milepost/domain/mail/recognize';
import {
  authority,
  ehloName,
  host,
  type Kind,
  line,
  list,
  longSecret,
  mailbox,
  milliseconds,
  networks,
  oneOf,
  optional,
  origin,
  path,
  port,
  redisUrl,
  text,
  webAddress,
  whole,
} from './settings-kinds.ts';

interface Setting<Value> extends Kind<Value> {
  /** The text that an unset or empty variable stands for. */
  readonly byDefault: string;
  /** What the setting does, for the README's table. */
  readonly about: string;
  /** Whether `<name>_FILE` can name a file that holds the value. */
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

/** Every setting of the mailer. The README's table is made from this. */
export const settings = {
  NODE_ENV: setting(
    oneOf('production', 'development'),
    'production',
    '`production` refuses to start without TLS and a login for the SMTP server and encrypted mail. Only `development` allows that.',
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
    'Display name of the sender if the request gives no name.',
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
    optional(ehloName),
    '',
    "Name that the mailer gives itself to the SMTP server; the machine's name if unset.",
  ),
  SMTP_LOGIN: setting(
    oneOf('password', 'oauth2', 'none'),
    'password',
    'How the mailer logs in. `none` states that the SMTP server knows it by other means.',
  ),
  SMTP_USER: setting(optional(text), '', 'Login. If it is set, no mail is sent without it.'),
  SMTP_PASSWORD: secret(text, 'Password of the login.'),
  SMTP_OAUTH_URL: setting(
    optional(webAddress),
    '',
    'Address that issues access tokens (RFC 6749, 3.2).',
  ),
  SMTP_OAUTH_CLIENT_ID: setting(optional(text), '', 'Client ID that requests them.'),
  SMTP_OAUTH_CLIENT_SECRET: secret(text, "The client's secret."),
  SMTP_OAUTH_REFRESH_TOKEN: secret(
    text,
    'Refresh token of the mailbox. Without one the client requests a token in its own name (client credentials).',
  ),
  SMTP_OAUTH_SCOPE: setting(
    optional(text),
    '',
    'Scope that is requested, such as `https://outlook.office365.com/.default`.',
  ),
  SMTP_CONNECTIONS: setting(whole(1, 200), '10', 'Most open connections to the SMTP server.'),

  HAND_OVER_MS: setting(
    milliseconds(100, 60_000),
    '8000',
    'Longest time from a request to the first byte of its mail on the way to the SMTP server, retries included. Until then nothing was sent.',
  ),
  ANSWER_MS: setting(
    milliseconds(200, 120_000),
    '25000',
    'Longest time until a request is answered.',
  ),
  REPLY_MS: setting(
    milliseconds(300, 600_000),
    '60000',
    "Longest wait for the SMTP server's reply, counted from the request. A reply after the answer is remembered for the client's retry.",
  ),

  PGP_PUBLIC_KEY_FILE: setting(
    optional(path),
    '',
    "The staff's OpenPGP public keys (armored). Every mail is encrypted to all that have not expired. Read again when the file changes, and on SIGHUP.",
  ),
  PGP_SIGNING_KEY_FILE: setting(
    optional(path),
    '',
    "The website's own OpenPGP private key (armored), which signs every mail before it is encrypted. Read at the start.",
  ),
  PGP_SIGNING_PASSPHRASE: secret(text, 'Passphrase of that key, if it has one.'),
  SMIME_CERTIFICATE_FILE: setting(
    optional(path),
    '',
    "The staff's S/MIME certificates (PEM) instead; used and read again in the same way.",
  ),
  MAIL_PATH_PROTECTED: setting(
    oneOf('no', 'yes'),
    'no',
    '`yes` states that card and bank numbers are protected on the whole way to the staff by other means (PCI DSS 4.0.1, 4.2.2), so that production may run without a key.',
  ),

  MAILED_FORMS: setting(
    list(oneOf(...mailedForms), `a list of ${mailedForms.join(', ')}, separated by commas`),
    'payoff, pre-qualify, payment',
    'The forms whose mail is sent. Mail of others is refused unless `UNKNOWN_MAIL` is `send`.',
  ),
  UNKNOWN_MAIL: setting(
    optional(oneOf('refuse', 'send')),
    '',
    'What happens to a mail that none of our forms makes: `refuse` unless `NODE_ENV` is `development`.',
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
  RATE_LIMIT_TOTAL: setting(
    whole(1, 100_000_000),
    '1200',
    'Mails a minute from all clients; one network gets at most half.',
  ),
  RATE_LIMIT_CALLS: setting(
    whole(1, 100_000_000),
    '600',
    'Calls a minute from one client, whatever their outcome. Each instance counts its own.',
  ),
  MAX_IN_WORK: setting(
    whole(1, 10_000),
    '256',
    'Requests that may wait for the SMTP server at once; further ones are refused at once.',
  ),
  MAX_CONNECTIONS: setting(
    whole(1, 100_000),
    '2000',
    'Open connections of clients. An address that is no trusted proxy has at most an eighth of them.',
  ),
  BODY_MS: setting(
    milliseconds(100, 60_000),
    '5000',
    'Longest time in which the body of a request arrives.',
  ),

  REDIS_URL: secret(
    list(
      redisUrl,
      'addresses such as redis://127.0.0.1:6379/0, separated by commas, with %40 for @ and %25 for % in a password',
    ),
    'Redis-compatible server through which several instances share limits and idempotency keys; `rediss:` for TLS, which any other machine has to speak.',
  ),
  REDIS_SENTINEL_MASTER: setting(
    optional(text),
    '',
    'Name of the server among Redis Sentinels. If it is set, `REDIS_URL` lists the Sentinels.',
  ),
  REDIS_SENTINEL_PASSWORD: secret(text, 'Password of the Sentinels themselves.'),
  REDIS_CA_FILE: setting(
    optional(authority),
    '',
    'Certificate authority (PEM) to trust instead of the well-known ones.',
  ),
  REDIS_WHEN_AWAY: setting(
    oneOf('go-on', 'refuse'),
    'go-on',
    'While Redis is unavailable, `go-on` lets each instance count and remember by itself; `refuse` takes no mail (503).',
  ),
  HASH_SECRET: secret(
    longSecret,
    'Key of the hashes that stand for clients and idempotency keys. Required with `REDIS_URL`; otherwise made at each start.',
  ),

  DRAIN_MS: setting(
    milliseconds(0, 60_000),
    '0',
    'Time after SIGTERM in which requests are still taken while `/readyz` says no, so that a balancer can send them elsewhere first.',
  ),
  STOP_MS: setting(
    milliseconds(100, 600_000),
    '30000',
    'Longest time for work in progress when the service is told to stop.',
  ),

  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    optional(webAddress),
    '',
    'OpenTelemetry collector that traces are sent to (OTLP, protobuf over HTTP), such as `http://127.0.0.1:4318`. Without one no traces are made.',
  ),
} as const;

/** Settings of earlier versions that changed what the mailer does, with what replaces each. */
export const removedSettings: Readonly<Record<string, string>> = {
  DKIM_DOMAIN: 'the SMTP server signs mail for its domain',
  REDIS_MODE:
    'REDIS_SENTINEL_MASTER names the server among Sentinels, and there is no cluster mode',
};
