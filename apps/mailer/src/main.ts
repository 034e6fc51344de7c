import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startMailer } from './mailer.ts';
import { service } from './service.ts';

/** Where lines go. One that can't be written, as on a full disk, must not cost mail. */
const standardOutput = (options: Parameters<typeof pino.destination>[0] & object) =>
  pino.destination(options).on('error', () => {});

/** Writes at once, for what is said before an end; like every other line it is JSON. */
const lastWords = pino({ base: service }, standardOutput({ sync: true }));

function giveUp(error: unknown): never {
  const problems = error instanceof ConfigError ? error.problems : [(error as Error).message];
  for (const problem of problems) lastWords.fatal(problem);
  lastWords.fatal('The mailer does not start.');
  process.exit(1);
}

process.on('uncaughtException', (error) => {
  // The message may quote what was being worked on; where it happened can't.
  const at = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  lastWords.fatal({ error: error.name, at: at?.trim() }, 'crashed');
  process.exit(1);
});

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  giveUp(error);
}
/** Lines are written some at a time, and none later than after this long, in milliseconds. */
const logEvery = 100;
/** Lines beyond these bytes are dropped while nobody takes them. */
const mostWaiting = 1_048_576;
const destination = standardOutput({
  sync: false,
  minLength: 4096,
  maxLength: mostWaiting,
  periodicFlush: logEvery,
});
const log = pino({ level: config.LOG_LEVEL, base: service }, destination);
const starting = startMailer(config, log);
// From the start on: unheard it would end the process.
process.on('SIGHUP', () => void starting.then(({ reload }) => reload()));
const mailer = await starting.catch(giveUp);

let isStopping = false;
const stop = async (signal: string) => {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  await mailer.stop();
  log.info('stopped');
  // A line after the last one would throw.
  log.level = 'silent';
  // Ends once the last line is written; a reader that takes none must not hold up the stop.
  const exit = () => process.exit(0);
  destination.once('close', exit).end();
  setTimeout(() => {
    // Otherwise the exit waits until they are written.
    destination.destroy();
    exit();
  }, 1_000);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

log.info({ url: mailer.url, metrics: mailer.metricsUrl }, 'listening');
destination.flush();
