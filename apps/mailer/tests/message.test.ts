import { paymentMail } from '@milepost/domain/mail/payment';
import { payoffMail } from '@milepost/domain/mail/payoff';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { sanitize, textOf } from '../src/sanitize.ts';
import { mail, runBoth } from './running.ts';

/** Sends one mail and returns it as received, and as a mail program parses it. */
async function arrived(
  body: { [Key in keyof typeof mail]?: string | undefined },
  env?: Record<string, string>,
) {
  const { smtp, mailer } = await runBoth(env);
  const answer = await mailer.post({ ...mail, ...body });
  expect(answer.status).toBe(200);
  const [message] = smtp.accepted;
  const raw = message?.raw ?? '';
  return { message, raw, read: await PostalMime.parse(raw) };
}

describe('The received mail', () => {
  test('comes from the configured sender to the configured mailbox, under the given name', async () => {
    const { message, read } = await arrived({});
    expect(message).toMatchObject({ from: 'website@milepost.example', to: [mail.to] });
    expect(read.from).toEqual({
      name: 'Dana Whitfield (website)',
      address: 'website@milepost.example',
    });
    expect(read.to).toEqual([{ name: '', address: mail.to }]);
    expect(read.subject).toBe(mail.subject);
    expect(read.replyTo).toBeUndefined();
  });

  test('has each header once, and no other', async () => {
    const { read } = await arrived({});
    expect(read.headers.map(({ key }) => key).toSorted()).toEqual(
      ['date', 'from', 'to', 'subject', 'message-id', 'x-submission-id', 'x-entity-ref-id']
        .concat('auto-submitted', 'x-auto-response-suppress', 'mime-version', 'content-type')
        .toSorted(),
    );
  });

  test('is readable as text', async () => {
    const { read } = await arrived({
      html: '<h1>New Payment</h1><table><tr><th>Card</th><td>4111 1111</td></tr><tr><th>Note</th><td>a &lt; b &amp; c<br>next</td></tr></table><ul><li>one</li><li>two</li></ul>',
    });
    expect(read.text?.trim()).toBe(
      'New Payment\n\nCard: 4111 1111\nNote: a < b & c\nnext\n\n- one\n- two',
    );
  });

  test("has the house style, light and dark, around the form's content", async () => {
    const { read } = await arrived({});
    expect(read.html).toContain('New Payoff Quote Request</h1>');
    expect(read.html).toContain('Dana Whitfield</td>');
    expect(read.html).toContain('prefers-color-scheme:dark');
    expect(read.html).toContain('#0F3D33');
  });

  test('preserves names and words of every script', async () => {
    const name = 'Zoë Nuñez-李 😀';
    const { read } = await arrived({ name, subject: `Antrag – ${name}`, html: `<p>${name}</p>` });
    expect(read.from?.name).toBe(`${name} (website)`);
    expect(read.subject).toBe(`Antrag – ${name}`);
    expect(read.text?.trim()).toBe(name);
    expect(read.html).toContain('&#128512;');
  });

  test('keeps a long word whole and every line within the limit of SMTP', async () => {
    const word = 'x'.repeat(10_000);
    const { raw, read } = await arrived({ html: `<p>${word}</p>` });
    expect(read.text?.trim()).toBe(word);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  test('preserves a line with one dot', async () => {
    const { read } = await arrived({ html: '<p>a</p>.<p>b</p>' });
    expect(read.text?.trim()).toBe('a\n\n.b');
  });
});

/** Mails of forms that ask for an email address, and of one that does not. */
const payoff = { account: '1', name: 'Dana', ssn: '0123', payoffDate: '2026-12-04' };
const payment = { accountNumber: '1', amount: 425, cardNumber: '4111', expiry: '08/27' };
const noReply = 'The customer gave no address that a reply to this mail could go to.';

describe('A reply goes to the visitor', () => {
  test.for([
    ["o'neil+car@example.com", "o'neil+car@example.com"],
    ['dana@bücher.example', 'dana@xn--bcher-kva.example'],
  ] as const)('at %s', async ([email, address]) => {
    const { read } = await arrived(payoffMail({ ...payoff, email }, new Date()));
    expect(read.replyTo).toEqual([{ name: '', address }]);
    expect(read.text).not.toContain(noReply);
  });

  test.for([
    ['that is no address', 'dana'],
    ['with a second address', 'a@b.example,c@d.example'],
    ['with a header', 'a@b.example>\r\nBcc: <c@d.example'],
    ['that only SMTPUTF8 can carry', 'jörg@example.com'],
  ] as const)('but not at one %s, and the mail says so', async ([, email]) => {
    const { read } = await arrived(payoffMail({ ...payoff, email }, new Date()));
    expect(read.replyTo).toBeUndefined();
    expect(read.text).toContain(noReply);
    expect(read.html).toContain(noReply);
  });

  test('and the mail of a form without an email address says that a reply reaches nobody', async () => {
    const { read } = await arrived({
      ...paymentMail({ ...payment, paymentMethod: 'debit' }, new Date()),
      name: undefined,
    });
    expect(read.replyTo).toBeUndefined();
    expect(read.text).toContain(noReply);
  });
});

test('Mails of one form have different X-Entity-Ref-ID, so that Gmail does not join them', async () => {
  const { smtp, mailer } = await runBoth();
  await mailer.post(mail);
  await mailer.post(mail);
  const ids = smtp.accepted.map(({ raw }) => /^X-Entity-Ref-ID: (.*)$/m.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(2);
});

/** Every header of an unencrypted mail, each once. */
const headerCount = 11;

describe('Nobody can inject headers', () => {
  test.for([
    ['a subject that looks encoded', { subject: '=?utf-8?Q?a=0ABcc:_x=40y.example?=' }],
    ['a subject of spaces', { subject: `a${' '.repeat(180)}b` }],
    ['a long word and a space', { subject: `${'a'.repeat(80)} ` }],
    ['a name with an address', { name: '"CEO" <ceo@other.example>, x' }],
    ['a name with quotes and a backslash', { name: 'a\\" <x@y.example>' }],
    ['a comment in the name', { name: '(a) b' }],
  ] as const)('%s', async ([, body]) => {
    const { message, raw, read } = await arrived(body);
    expect(raw).not.toMatch(/\r\n[ \t]+\r\n/);
    expect(message?.to).toEqual([mail.to]);
    expect(read.from?.address).toBe('website@milepost.example');
    expect(read.to).toHaveLength(1);
    expect(read.headers).toHaveLength(headerCount);
    if ('subject' in body) expect(read.subject).toBe(body.subject);
    else expect(read.from?.name).toBe(`${body.name} (website)`);
  });

  test('bidirectional controls are removed from names and subjects', async () => {
    const { read } = await arrived({ name: 'a\u202etxet', subject: 'b\u2066c' });
    expect([read.from?.name, read.subject]).toEqual(['atxet (website)', 'bc']);
  });

  test('invisible characters are removed from names and subjects, and a name of them alone is none', async () => {
    const hidden = '\u200b\u00ad\u{e0041}\u3164';
    const { read } = await arrived({ name: hidden, subject: `b${hidden}c 👩‍💻` });
    expect([read.from?.name, read.subject]).toEqual(['Milepost website', 'bc 👩‍💻']);
  });

  test('the recipient and the header names never change, for any text', async () => {
    const { smtp, mailer } = await runBoth();
    const line = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(line, line, async (subject, name) => {
        smtp.accepted.length = 0;
        const { status } = await mailer.post({ ...mail, subject, name });
        expect([200, 400]).toContain(status);
        for (const { raw, to } of smtp.accepted) {
          expect(to).toEqual([mail.to]);
          const { headers } = await PostalMime.parse(raw);
          expect(new Set(headers.map(({ key }) => key)).size).toBe(headerCount);
          expect(headers).toHaveLength(headerCount);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test('Only a configured address can be the recipient, in any notation', async () => {
  const { smtp, mailer } = await runBoth();
  const tricks = [
    'INFO@milepost.example',
    ' info@milepost.example',
    'info@milepost.example ',
    'info@milepost.example,evil@other.example',
    'info@milepost.example <evil@other.example>',
    '"info@milepost.example" <evil@other.example>',
    '<info@milepost.example>',
    'group: info@milepost.example, evil@other.example;',
    'info@milepost.example(evil)',
    'evil@other.example?to=info@milepost.example',
    'info@milepost.example\0@other.example',
    'info@mılepost.example',
    'info%other.example@milepost.example',
    '@other.example:info@milepost.example',
  ];
  for (const to of tricks)
    expect([400, 403]).toContain((await mailer.post({ ...mail, to })).status);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ maxLength: 80 }), fc.emailAddress(), fc.anything()),
      async (to) => {
        expect([400, 403]).toContain((await mailer.post(JSON.stringify({ ...mail, to }))).status);
      },
    ),
    { numRuns: 300 },
  );
  expect(smtp.recipients).toEqual([]);
});

describe('HTML from any client is reduced to structure', () => {
  test.for([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<p style="position:fixed" class=x onclick=y>x</p>', '<p>x</p>'],
    ['<iframe src="//evil.example"></iframe>x', 'x'],
    ['<style>*{background:url(//evil.example)}</style>x', 'x'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', 'x'],
    ['<form action=//evil.example><input value=x><button>go</button></form>', 'go'],
    ['<a href="https://evil.example">info@milepost.example</a>', 'info@milepost.example'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="mailto:evil@other.example">dana@example.com</a>', 'dana@example.com'],
    ['<a href="mailto:a@b.example?bcc=evil@c.example">a@b.example</a>', 'a@b.example'],
    [
      '<a href="mailto:a@b.example,c@d.example">a@b.example,c@d.example</a>',
      'a@b.example,c@d.example',
    ],
    ['<a href="tel:+19005550100">(800) 555-0135</a>', '(800) 555-0135'],
    ['<a href="tel:+18005550135;ext=1">(800) 555-0135</a>', '(800) 555-0135'],
    ['<base href="//evil.example"><meta http-equiv=refresh content=0>x', 'x'],
    ['<!--[if mso]><b>x</b><![endif]-->y', 'y'],
    ['<p>a &amp;lt;script&gt;</p>', '<p>a &amp;lt;script&gt;</p>'],
    ['<table><tr><td>a', '<table><tr><td>a</td></tr></table>'],
    ['</td></tr></table>a</p>', 'a<p></p>'],
    ['<textarea>a</textarea><title>b</title>', 'ab'],
    ['a\0b\x1bc\r\nd', 'a\ufffdb\ufffdc\nd'],
    ['a&#0;b&#27;c&#x7f;d&#13;&#10;e', 'a\ufffdb\ufffdc\ufffdd\ufffd\ne'],
    ['a&#x202e;b&#8238;c\u2066d&#xfeff;e&#x2028;f', 'a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf'],
    ['<td>\u200b\u200b</td><td>&shy;1\u00ad</td>', '<td>\ufffd\ufffd</td><td>\ufffd1\ufffd</td>'],
    ['a\u{e0041} \u3164 \u200d\ufe0f', 'a\ufffd \ufffd \ufffd\ufffd'],
    [
      '👩‍💻 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e007f} می‌خواهم क्‍ष',
      '👩‍💻 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e007f} می‌خواهم क्‍ष',
    ],
    ['<a href="mailto:a&#27;@b.example">a&#27;@b.example</a>', 'a\ufffd@b.example'],
    ['<a href="mailto:a&#x202e;@b.example">a&#x202e;@b.example</a>', 'a\ufffd@b.example'],
    ['<a href="mailto:x%0D%0ABcc:e@c.example">x\r\nBcc:e@c.example</a>', 'x\nBcc:e@c.example'],
    ['<a href="mailto:x%0ABcc:e@c.example">x\nBcc:e@c.example</a>', 'x\nBcc:e@c.example'],
    [
      '<a href="mailto:a@b.example%2Cc@d.example">a@b.example,c@d.example</a>',
      'a@b.example,c@d.example',
    ],
    [
      '<a href="mailto:a@b.example%2Cc%40d.example">a@b.example,c@d.example</a>',
      'a@b.example,c@d.example',
    ],
    [
      '<a href="mailto:a@b.example%3Fbcc=c%40d.example">a@b.example?bcc=c@d.example</a>',
      'a@b.example?bcc=c@d.example',
    ],
    ['<a href="mailto:a%253Fbcc=c@b.example">a%3Fbcc=c@b.example</a>', 'a%3Fbcc=c@b.example'],
    ['<a href="mailto:a%20b@c.example">a b@c.example</a>', 'a b@c.example'],
    ['<a href="mailto:%C3@c.example">a@c.example</a>', 'a@c.example'],
    ['<a href="tel:+8828005550135">800-555-0135</a>', '800-555-0135'],
    ['<a href="tel:+8825550135">(882) 555-0135</a>', '(882) 555-0135'],
    ['<a href="tel:2118005550135">800-555-0135</a>', '800-555-0135'],
    ['<a href="tel:18005550135">+800 555 0135</a>', '+800 555 0135'],
  ] as const)('%s', ([html, clean]) => {
    expect(sanitize(html)).toBe(clean);
  });

  test('a link whose text is its target stays', () => {
    for (const link of [
      '<a href="mailto:dana@example.com">dana@example.com</a>',
      '<a href="mailto:o\'neil%2Bx@example.com">o\'neil+x@example.com</a>',
      '<a href="mailto:zo%C3%AB@example.com">zoë@example.com</a>',
      '<a href="tel:+18005550135">(800) 555-0135</a>',
      '<a href="tel:18005550135">(800) 555-0135</a>',
      '<a href="tel:8005550135">(800) 555-0135</a>',
      '<a href="tel:+18005550135">1-800-555-0135</a>',
      '<a href="tel:+442079460958">+44 20 7946 0958</a>',
    ]) {
      expect(sanitize(link)).toBe(link);
    }
  });

  test('words stay when their tag is removed', () => {
    expect(sanitize('<section>a <font>b</font> <u>c</u></section>')).toBe('a b c');
  });

  test('only listed tags without attributes are left, for any input', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '<a href=',
        '<p ',
        '</',
        '<!--',
        '-->',
        '<svg',
        '<math>',
      ),
      fc.constantFrom(
        'onload=',
        'mailto:',
        'javascript:',
        '<table><tr><td>',
        '<![CDATA[',
        '&lt;',
        '\0',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = sanitize(pieces.join(''));
        const rest = clean
          .replace(
            /<\/?(?:h[123]|p|blockquote|[uo]l|li|d[ldt]|table|thead|tbody|t[rhd]|strong|em|b|i|a)>/g,
            '',
          )
          .replace(/<[bh]r>/g, '')
          .replace(/<a href="(?:mailto|tel):[^"<>]*">/g, '');
        expect(rest).not.toMatch(/[<>]/);
        expect(textOf(clean)).not.toMatch(/&(?:lt|gt|quot);\B/);
      }),
      { numRuns: 2_000 },
    );
  });
});
