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
/** Lines are written some at a time, and none later than after this long, in milliseconds. */
const logEvery = 100;
const destination = pino.destination({ sync: false, minLength: 4096, periodicFlush: logEvery });
const log = pino({ level: config.LOG_LEVEL, base: null }, destination);
const mailer = await startMailer(config, log).catch(giveUp);

const stop = async (signal: string) => {
  log.info({ signal }, 'stopping');
  await mailer.stop();
  log.info('stopped');
  // Ends once the last line is written; a reader that takes none must not hold up the stop.
  const exit = () => process.exit(0);
  destination.once('close', exit).end();
  setTimeout(exit, 1_000);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.on('SIGHUP', () => void mailer.reload());

log.info({ url: mailer.url, metrics: mailer.metricsUrl }, 'listening');
destination.flush();
console.log(`mailer ${mailer.url}  (SMTP ${config.SMTP_HOST}:${config.SMTP_PORT})`);
