import nodemailer from 'nodemailer';
import type { Config } from './config.ts';

/** Sends through one pool of SMTP connections. */
export function createDelivery(config: Config) {
  const transport = nodemailer.createTransport({
    pool: true,
    host: config.smtpHost,
    port: config.smtpPort,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  return { transport, close: () => transport.close() };
}
