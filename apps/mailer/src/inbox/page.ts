import { html } from 'hono/html';
import type { InboxMessage, MailAddress } from './message.ts';

const tabs = [
  ['html', 'Message'],
  ['text', 'Text'],
  ['headers', 'Headers'],
  ['source', 'Source'],
] as const;

type Tab = (typeof tabs)[number][0];

export function isTab(text: string): text is Tab {
  return tabs.some(([tab]) => tab === text);
}

interface View {
  readonly messages: readonly InboxMessage[];
  readonly selected: InboxMessage | undefined;
  /** True when the address names a message that was dropped. */
  readonly isMissing: boolean;
  readonly tab: Tab;
}

/** The inbox page: the list, newest first, and the message that the address names. It works without JavaScript. */
export function renderInbox({ messages, selected, isMissing, tab }: View) {
  const title = selected ? selected.subject || '(no subject)' : 'Staff inbox';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Milepost inbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
<script type="module" src="/inbox.js"></script>
</head>
<body class="${selected || isMissing ? 'is-reading' : 'is-listing'}">
<header class="bar">
  <a class="brand" href="/">${logo()}<span>Milepost <b>staff inbox</b></span></a>
  <p class="note">Test mail on this machine. Nothing here is delivered.</p>
  <form method="post" action="/clear"><button>Clear inbox</button></form>
</header>
<div class="panes">
  <nav class="list" id="list" aria-label="Messages">
    <p class="count" role="status">${countOf(messages.length)}</p>
    <ol>${messages.map((message) => item(message, message.id === selected?.id, tab))}</ol>
  </nav>
  <main class="reader" id="reader">${reader({ messages, selected, isMissing, tab })}</main>
</div>
</body>
</html>`;
}

function reader({ messages, selected, isMissing, tab }: View) {
  if (selected) return letter(selected, tab);
  if (isMissing) {
    return empty(
      'This message is gone',
      'The inbox keeps the newest 200 messages until it stops or is cleared.',
    );
  }
  return messages.length === 0
    ? empty('No mail yet', 'Send a form on the site. Its mail shows up here at once.')
    : empty('Pick a message', 'Choose one from the list to read it as staff would.');
}

function empty(heading: string, text: string) {
  return html`<div class="empty">${logo()}<h1>${heading}</h1><p>${text}</p><a class="back" href="/">All messages</a></div>`;
}

function item(message: InboxMessage, isSelected: boolean, tab: Tab) {
  const [sender] = message.from;
  return html`<li><a href="/?message=${message.id}${tab === 'html' ? '' : `&tab=${tab}`}"${
    isSelected ? html` aria-current="true"` : ''
  }>
    <span class="sender">${sender ? sender.name || sender.address : '(no sender)'}</span>
    <time datetime="${message.receivedAt}">${clock(message.receivedAt)}</time>
    <span class="subject">${message.subject || '(no subject)'}</span>
    <span class="preview">${previewOf(message)}</span>
  </a></li>`;
}

function letter(message: InboxMessage, tab: Tab) {
  return html`<article class="letter">
  <a class="back" href="/">All messages</a>
  <h1>${message.subject || '(no subject)'}</h1>
  <dl class="meta">
    <dt>From</dt><dd>${people(message.from)}</dd>
    <dt>To</dt><dd>${people(message.to)}</dd>
    ${message.replyTo.length > 0 ? html`<dt>Reply to</dt><dd>${people(message.replyTo)}</dd>` : ''}
    <dt>Received</dt><dd><time datetime="${message.receivedAt}">${moment(message.receivedAt)}</time></dd>
    ${
      message.attachments.length > 0
        ? html`<dt>Files</dt><dd>${message.attachments.map(
            (file) => html`<span class="file">${file.filename ?? file.mimeType}</span> `,
          )}</dd>`
        : ''
    }
  </dl>
  <nav class="tabs" aria-label="Views of this message">${tabs.map(
    ([name, label]) =>
      html`<a href="/?message=${message.id}&tab=${name}"${
        name === tab ? html` aria-current="page"` : ''
      }>${label}</a>`,
  )}</nav>
  ${body(message, tab)}
</article>`;
}

function body(message: InboxMessage, tab: Tab) {
  switch (tab) {
    case 'html':
      if (message.html) {
        return html`<iframe class="paper" title="The message" sandbox src="/api/messages/${message.id}/html"></iframe>`;
      }
      return isEncrypted(message)
        ? html`<div class="encrypted"><h2>This message is encrypted</h2><p>Only the holder of the private key can read it. Save its source and open it in a mail program, or with <code>gpg --decrypt</code>.</p><p><a href="/api/messages/${message.id}/raw">Open the source</a></p></div>`
        : html`<pre>${message.text}</pre>`;
    case 'text':
      return html`<pre>${message.text || 'This message has no text part.'}</pre>`;
    case 'headers':
      return html`<dl class="headers">${message.headers.map(
        ({ originalKey, value }) => html`<dt>${originalKey}</dt><dd>${value}</dd>`,
      )}<dt class="envelope">Envelope from</dt><dd>${message.envelope.from || '(empty)'}</dd><dt class="envelope">Envelope to</dt><dd>${message.envelope.to.join(', ')}</dd></dl>`;
    case 'source':
      return html`<pre class="source">${message.raw}</pre>`;
  }
}

function isEncrypted({ attachments }: InboxMessage) {
  return attachments.some(({ mimeType }) => mimeType === 'application/pgp-encrypted');
}

function previewOf(message: InboxMessage) {
  if (isEncrypted(message)) return 'Encrypted message';
  const words = message.text.replace(/\s+/g, ' ').trim();
  // The text often starts with the subject, which is already above the preview.
  const news = words.startsWith(message.subject) ? words.slice(message.subject.length) : words;
  return news.trim().slice(0, 110);
}

function people(addresses: readonly MailAddress[]) {
  return addresses.map(
    ({ name, address }) =>
      html`<span class="person">${name ? html`<b>${name}</b> ` : ''}${`<${address}>`}</span> `,
  );
}

function countOf(count: number) {
  return count === 1 ? '1 message' : `${count} messages`;
}

function clock(iso: string) {
  return new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

function moment(iso: string) {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'medium' });
}

function logo() {
  return html`<svg class="logo" viewBox="0 0 20 26" width="20" height="26" aria-hidden="true"><path d="M8.7 16h2.6v10H8.7z" fill="#8FB3A4"/><rect class="sign" width="20" height="18" rx="5.5"/><path class="letter-m" d="M5.4 13V5l4.6 5 4.6-5v8" fill="none" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}

/**
 * Keeps the list live: on every change it loads the page again and replaces the list (and an empty
 * reader).
 */
export const inboxScript = `const events = new EventSource('/api/events');
events.addEventListener('change', async () => {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const list = document.getElementById('list');
  const top = list.scrollTop;
  list.replaceChildren(...fresh.getElementById('list').childNodes);
  list.scrollTop = top;
  if (!document.querySelector('.letter')) {
    document.getElementById('reader').replaceChildren(...fresh.getElementById('reader').childNodes);
  }
});
`;

export const inboxStyles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f3, #14231e);
  --surface: light-dark(#fff, #1e302a);
  --sunken: light-dark(#f3eee5, #0b1411);
  --ink: light-dark(#14231e, #eaf2ee);
  --soft: light-dark(#4a5a53, #a9bcb3);
  --line: light-dark(#e2dacc, #3b5147);
  --pine: #0f3d33;
  --amber: #f6a821;
  --link: light-dark(#14523f, #7fd1ae);
  --chosen: light-dark(#fdebc8, #3a2c10);
  --focus: light-dark(#1b4fd8, #9dbbff);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; height: 100dvh; display: grid; grid-template-rows: auto 1fr; background: var(--paper); color: var(--ink); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--link); }
.bar { display: flex; align-items: center; gap: 20px; padding: 12px 24px; background: var(--pine); color: #fff; }
.bar :focus-visible { outline-color: #ffbe47; }
.brand { display: flex; align-items: center; gap: 12px; color: inherit; text-decoration: none; font-size: 18px; font-weight: 800; letter-spacing: -.02em; white-space: nowrap; }
.brand b { font-weight: 500; letter-spacing: -.01em; color: #cfe3da; }
.sign { fill: #14523f; }
.letter-m { stroke: var(--amber); }
.bar .sign { fill: var(--amber); }
.bar .letter-m { stroke: var(--pine); }
.note { margin: 0 auto 0 0; color: #cfe3da; font-size: 14px; }
.bar button { font: inherit; font-size: 14px; font-weight: 600; color: #fff; background: none; border: 1px solid #8fb3a4; border-radius: 99px; padding: 6px 16px; white-space: nowrap; cursor: pointer; }
.bar button:hover { background: #14523f; }
.panes { display: grid; grid-template-columns: minmax(280px, 360px) 1fr; min-height: 0; }
.list { overflow-y: auto; border-right: 1px solid var(--line); }
.count { margin: 0; padding: 16px 24px 10px; font-size: 13px; font-weight: 600; color: var(--soft); }
.list ol { list-style: none; margin: 0; padding: 0 12px 24px; display: grid; gap: 2px; }
.list a { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; padding: 12px; border-radius: 12px; color: inherit; text-decoration: none; }
.list a:hover { background: var(--sunken); }
.list a[aria-current] { background: var(--chosen); }
.list a:focus-visible { outline-offset: -3px; }
.list span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sender { color: var(--soft); font-size: 14px; }
.list time { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.subject { grid-column: 1 / -1; font-weight: 700; letter-spacing: -.01em; }
.preview { grid-column: 1 / -1; color: var(--soft); font-size: 14px; }
.reader { min-width: 0; overflow: auto; display: grid; }
.letter { display: flex; flex-direction: column; padding: 28px 32px 32px; min-width: 0; max-width: 1040px; }
.letter h1 { margin: 0 0 16px; font-size: clamp(22px, 2.4vw, 30px); line-height: 1.12; letter-spacing: -.025em; font-weight: 800; overflow-wrap: anywhere; }
.meta { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; font-size: 14px; }
.meta dt { color: var(--soft); }
.meta dd { margin: 0; overflow-wrap: anywhere; }
.person b { font-weight: 600; }
.file { display: inline-block; padding: 1px 10px; border: 1px solid var(--line); border-radius: 99px; }
.tabs { display: flex; gap: 4px; border-bottom: 1px solid var(--line); margin-bottom: 20px; }
.tabs a { padding: 8px 14px; color: var(--soft); text-decoration: none; font-weight: 600; font-size: 14px; border-bottom: 3px solid transparent; margin-bottom: -1px; }
.tabs a:hover { color: var(--ink); }
.tabs a[aria-current] { color: var(--ink); border-color: var(--amber); }
.paper { flex: 1; min-height: 420px; width: 100%; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
.letter pre { margin: 0; padding: 20px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.55 ui-monospace, "SF Mono", Consolas, monospace; }
.headers { display: grid; grid-template-columns: max-content 1fr; gap: 8px 20px; margin: 0; padding: 20px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; font-size: 14px; }
.headers dt { color: var(--soft); }
.headers dd { margin: 0; overflow-wrap: anywhere; font-family: ui-monospace, "SF Mono", Consolas, monospace; }
.encrypted { padding: 32px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; max-width: 60ch; }
.encrypted h2 { margin: 0 0 8px; font-size: 20px; letter-spacing: -.02em; }
.encrypted p { margin: 0 0 8px; }
.empty { place-self: center; text-align: center; padding: 32px; }
.empty .logo { width: 44px; height: 57px; }
.empty h1 { margin: 20px 0 4px; font-size: 26px; letter-spacing: -.025em; }
.empty p { margin: 0; color: var(--soft); }
.back { display: none; }
@media (max-width: 760px) {
  body { height: auto; min-height: 100dvh; }
  .bar { padding: 10px 16px; }
  .note { display: none; }
  .bar form { margin-left: auto; }
  .panes { grid-template-columns: 1fr; }
  .list { border: 0; }
  .list ol { padding: 0 4px 24px; }
  .count { padding: 16px 16px 8px; }
  .is-reading .list { display: none; }
  .is-listing .list:has(li) + .reader { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .letter { padding: 16px; min-height: calc(100dvh - 56px); }
  .tabs { overflow-x: auto; }
  .headers { grid-template-columns: 1fr; gap: 0; }
  .headers dd { margin-bottom: 12px; }
  .back { display: inline-block; margin-bottom: 12px; font-weight: 600; font-size: 14px; }
}
`;
