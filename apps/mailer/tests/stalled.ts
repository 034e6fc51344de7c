import { connect, type Socket } from 'node:net';
import { sendEmailPath } from '@milepost/domain/mail';
import { onTestFinished } from 'vitest';
import { until } from './running.ts';

/**
 * Opens calls whose bodies miss their last byte, from the given addresses by turns. Resolves once
 * all are sent. The connections are closed when the test ends.
 */
export async function stall(
  url: string,
  count: number,
  addresses: readonly string[],
  length = 131_072,
) {
  const answers: number[] = [];
  const open = new Set<Socket>();
  let left = 0;
  for (let number = 0; number < count; number += 1) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    open.add(socket);
    socket.setEncoding('latin1').on('data', (text: string) => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      if (status) answers.push(Number(status));
      socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    const client = addresses[number % addresses.length];
    socket.write(
      `POST ${sendEmailPath} HTTP/1.1\r\nHost: mailer\r\nContent-Type: application/json\r\nX-Forwarded-For: ${client}\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length - 1)}`,
      () => {
        left += 1;
      },
    );
  }
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
  });
  await until(() => left + answers.length >= count);
  return {
    /** The statuses of the answered calls. */
    answers: () => answers,
    /** The number of calls without an answer. */
    hanging: () => open.size,
  };
}
