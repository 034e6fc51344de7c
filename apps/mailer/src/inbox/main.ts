import { createInbox } from './inbox.ts';

const inbox = await createInbox({
  smtpPort: portFrom('INBOX_SMTP_PORT', 1025),
  httpPort: portFrom('INBOX_PORT', 8025),
}).catch((error: Error) => {
  console.error(`The inbox could not start: ${error.message}`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void inbox.close());
}
console.log(`inbox  ${inbox.url}  (SMTP 127.0.0.1:${inbox.smtpPort})`);

function portFrom(name: string, byDefault: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return byDefault;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`${name} must be a port (0 to 65535), but is "${text}".`);
  process.exit(1);
}
