import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { hasVisible, markInvisible } from '@milepost/domain/input';
import type { RecognizedMail } from '@milepost/domain/mail/recognize';
import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs';
import type { Config } from './config.ts';
import type { Encrypt } from './encrypt.ts';
import { sanitize, textOf } from './sanitize.ts';
import { template } from './template.ts';

/** What a mail says. `to` is a configured address; the other texts come from anyone. */
interface Letter {
  /** Message-ID without its angle brackets. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly name: string | undefined;
  /** The form that made it; none for a mail that no form makes. */
  readonly recognized: RecognizedMail | undefined;
}

/** A whole message in ASCII (RFC 5322), and the fingerprints of the keys that it is encrypted to. */
interface Composed {
  readonly content: string;
  readonly fingerprints: readonly string[];
}

export type Compose = (letter: Letter) => Promise<Composed>;

/** Turns letters into whole messages: two readable parts, encrypted and signed as configured. */
export function createCompose(config: Config, encrypt: Encrypt | undefined): Compose {
  return async (letter) => {
    const date = new Date().toUTCString().replace('GMT', '+0000');
    const name = shown(letter.name ?? '');
    const sender = hasVisible(name) ? `${name} (website)` : config.MAIL_FROM_NAME;
    const { recognized } = letter;
    const replyTo = recognized?.email && replyAddress(recognized.email);
    const addressing = (from: string, subject: string) => [
      ['Date', date],
      ['From', mailboxOf(from, config.MAIL_FROM)],
      ...(replyTo ? [['Reply-To', `<${replyTo}>`]] : []),
      ['To', `<${letter.to}>`],
      ['Message-ID', `<${letter.id}>`],
      ['Subject', unstructured(subject)],
    ];
    const submissionId = letter.id.split('@')[0] ?? '';
    const markers = [
      ['X-Submission-Id', submissionId],
      // Gmail shows mails of one subject as one conversation unless these differ.
      ['X-Entity-Ref-ID', submissionId],
      ['Auto-Submitted', 'auto-generated'],
      // Keeps out-of-office replies of Exchange, which ignores Auto-Submitted, from the bounce mailbox.
      ['X-Auto-Response-Suppress', 'All'],
      ['MIME-Version', '1.0'],
    ];
    const open = addressing(sender, letter.subject);
    const content = contentOf(recognized && !replyTo ? letter.html + noReply : letter.html);
    if (!encrypt) {
      const message = entity([...open, ...markers, content.type], content.body);
      return { content: message, fingerprints: [] };
    }

    // RFC 9788: the true header is inside; the one outside has the reference, which names nobody.
    // The reference is in the sender's name too: Thunderbird replaces the subject of an opened mail.
    const [reference = ''] = recognized?.reference ? [` ${recognized.reference}`] : [];
    const outside = addressing(config.MAIL_FROM_NAME + reference, `[...]${reference}`);
    const outer = outside.map(([name, value]) => ['HP-Outer', `${name}: ${value}`]);
    const [typeName = '', typeValue = ''] = content.type;
    const inner = entity(
      // Thunderbird reads `protected-headers` alone (mime.sys.mjs of 153 ESR), others `hp`.
      [...open, ...outer, [typeName, `${typeValue}; hp="cipher"; protected-headers="v1"`]],
      content.body,
    );
    const { headers, body, fingerprints } = await encrypt(Buffer.from(inner));
    return { content: entity([...outside, ...markers, ...headers], body), fingerprints };
  };
}

type Header = readonly string[];

const noReply = '<p>The customer gave no address that a reply to this mail could go to.</p>';

/**
 * Formats a visitor's address for a header (RFC 5322, 3.4.1), with its domain in ASCII. Returns
 * `undefined` for an address that needs SMTPUTF8, and for an invalid one.
 */
function replyAddress(email: string): string | undefined {
  const [, local = '', written = ''] =
    /^([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([^@]+)$/.exec(email) ?? [];
  const domain = domainToASCII(written);
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(domain) ? `${local}@${domain}` : undefined;
}

interface Content {
  readonly type: Header;
  readonly body: string;
}

/** The text and the HTML of what a visitor sent, in the house style. */
function contentOf(html: string): Content {
  const clean = sanitize(html);
  const boundary = newBoundary();
  return {
    type: ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
    body: `--${boundary}\r\n${part('text/plain', textOf(clean))}\r\n--${boundary}\r\n${part(
      'text/html',
      template(clean),
    )}\r\n--${boundary}--\r\n`,
  };
}

/** Random, since a boundary that could be guessed would let a text end its part. */
const newBoundary = () => `=_${randomUUID()}`;

/** The longest line that SMTP carries, without its end (RFC 5321, 4.5.3.1.6). */
const longestLine = 998;
const isAscii = (text: string) => Buffer.byteLength(text) === text.length;

function part(type: string, text: string): string {
  const lines = text.split('\n');
  const isPlain = isAscii(text) && lines.every((line) => line.length <= longestLine);
  const body = isPlain
    ? lines.join('\r\n')
    : Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${
    isPlain ? '7bit' : 'base64'
  }\r\n\r\n${body}`;
}

function entity(headers: readonly Header[], body: string): string {
  const head = headers.map(([name, value]) => foldLines(`${name}: ${value}`, 76));
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Invisible characters, such as those that turn text around, could make a name or subject look like another. */
const shown = (text: string) => markInvisible(text, '');

/** Whether a header may hold it as it is: not read as encoded, and never folded to a blank line. */
const isPlainWord = (text: string) => isAscii(text) && !/=\?| {2}| $/.test(text);

/** Text for a header. */
function unstructured(text: string): string {
  const clean = shown(text);
  return isPlainWord(clean) ? clean : encodeWord(clean, 'B', 52);
}

function mailboxOf(name: string, address: string): string {
  const phrase = isPlainWord(name)
    ? `"${name.replace(/["\\]/g, '\\$&')}"`
    : encodeWord(name, 'B', 52);
  return `${phrase} <${address}>`;
}
