import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { certificatesIn } from './smime.ts';

/** How a setting is read. */
export interface Kind<Value> {
  /** What the setting must be, in words that follow "must be". */
  readonly wants: string;
  /** The value of a text; throws if the text does not fit. */
  readonly read: (text: string) => Value;
}

const kind = <Value>(wants: string, read: (text: string) => Value | undefined): Kind<Value> => ({
  wants,
  read: (text) => {
    const value = read(text);
    if (value === undefined) throw new RangeError(wants);
    return value;
  },
});

export const optional = <Value>({ wants, read }: Kind<Value>): Kind<Value | undefined> => ({
  wants,
  read: (text) => (text === '' ? undefined : read(text)),
});

/** Items separated by commas. @param wants of the whole list. */
export const list = <Value>(item: Kind<Value>, wants: string): Kind<readonly Value[]> => ({
  wants,
  read: (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(item.read),
});

export const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  kind(`one of ${choices.join(', ')}`, (text) => choices.find((choice) => choice === text));

export const text = kind('a text', (value) => value);

export const line = kind('a text on one line', (value) =>
  /\p{Cc}/u.test(value) ? undefined : value,
);

/** The same on every instance, and too long to guess. */
export const longSecret = kind('at least 32 characters, the same on every instance', (value) =>
  value.length >= 32 ? value : undefined,
);

export const whole = (from: number, to: number) =>
  kind(`a whole number from ${from} to ${to}`, (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= from && number <= to ? number : undefined;
  });

export const milliseconds = (from: number, to: number) => ({
  ...whole(from, to),
  wants: `milliseconds, a whole number from ${from} to ${to}`,
});

export const port = whole(0, 65_535);

export const host = kind('a host name or an IP address', (value) =>
  isIP(value) > 0 || /^[a-z\d][\w.-]*$/i.test(value) ? value : undefined,
);

/** What a server calls itself in EHLO (RFC 5321, 4.1.3). */
export const ehloName = kind('a full host name or [IP address]', (value) =>
  /^([a-z\d-]+(\.[a-z\d-]+)+|\[[\da-f.:]+\])$/i.test(value) ? value : undefined,
);

export const mailbox = kind('a mail address such as info@company.example', (value) =>
  /^[\w.!#$%&'*+/=?^{|}~-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value) ? value : undefined,
);

export const origin = kind('an origin such as https://www.company.example', (value) =>
  URL.canParse(value) && new URL(value).origin === value ? value : undefined,
);

export const webAddress = kind('an address that begins with https:// or http://', (value) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : undefined,
);

export const redisUrl = kind('a Redis address', (value) => {
  const { protocol, pathname, username, password } = new URL(value);
  // Throws for a `%` that begins no escape.
  decodeURIComponent(username + password);
  return /^rediss?:$/.test(protocol) && /^(\/\d*)?$/.test(pathname) ? value : undefined;
});

/** The content of a file. */
export const file = kind('the path of a file that can be read', (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
});

/** The path of a file that is read again while the service runs. */
export const path = kind(file.wants, (value) => (file.read(value) === '' ? undefined : value));

/** Certificates are read one by one, because Node ignores a broken one and trusts the well-known authorities. */
export const authority = kind('the path of a file with a certificate (PEM)', (value) => {
  const certificates = certificatesIn(file.read(value));
  for (const certificate of certificates ?? []) new X509Certificate(certificate);
  return certificates?.join('\n');
});

const network = kind('an IP address or a network such as 10.0.0.0/8', (value) => {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const family = isIP(address);
  if (family === 0) return undefined;
  const most = family === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  return bits <= most ? { address, bits, family: family === 4 ? 'ipv4' : 'ipv6' } : undefined;
});

export const networks: Kind<BlockList> = {
  wants: 'IP addresses or networks, separated by commas',
  read: (value) => {
    const blocks = new BlockList();
    for (const { address, bits, family } of list(network, '').read(value)) {
      blocks.addSubnet(address, bits, family as 'ipv4' | 'ipv6');
    }
    return blocks;
  },
};
