import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startMailer } from './mailer.ts';

function giveUp(error: unknown): never {
  if (error instanceof ConfigError) {
    console.error('The mailer does not start. Its configuration needs a change:');
    for (const problem of error.problems) console.error(`- ${problem}`);
  } else console.error(`The mailer does not start: ${(error as Error).message}`);
  process.exit(1);
}

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  giveUp(error);
}
const destination = pino.destination({ sync: false });
const log = pino({ level: config.LOG_LEVEL, base: null }, destination);
const mailer = await startMailer(config, log).catch(giveUp);

const stop = async (signal: string) => {
  log.info({ signal }, 'stopping');
  await mailer.stop();
  log.info('stopped');
  destination.flushSync();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

log.info({ url: mailer.url, metrics: mailer.metricsUrl }, 'listening');
console.log(`mailer ${mailer.url}  (SMTP ${config.SMTP_HOST}:${config.SMTP_PORT})`);
