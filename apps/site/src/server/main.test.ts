import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

test.for([
  ['PORT', 'http', 'PORT must be a port from 0 to 65535.'],
  ['PORT', '65536', 'PORT must be a port from 0 to 65535.'],
  ['METRICS_PORT', 'on', 'METRICS_PORT must be a port from 0 to 65535, or off.'],
  [
    'MAILER_URL',
    'mailer:8787',
    'MAILER_URL must be an address that begins with https:// or http://.',
  ],
  [
    'MAILER_TIMEOUT_MS',
    'soon',
    'MAILER_TIMEOUT_MS must be milliseconds, a whole number up to 600000.',
  ],
] as const)('%s=%s exits with status 1 and one sentence', async ([name, value, sentence]) => {
  const child = spawn(
    process.execPath,
    ['--conditions=@milepost/source', join(import.meta.dirname, 'main.ts')],
    {
      env: { PATH: process.env.PATH, PORT: '0', [name]: value },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill());
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, printed]).toEqual([1, `${sentence}\n`]);
});
