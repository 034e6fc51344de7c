import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startMailer } from './mailer.ts';
import { service } from './service.ts';

/** Writes log lines. A line that can't be written, as on a full disk, must not stop mail. */
const standardOutput = (options: Parameters<typeof pino.destination>[0] & object) =>
  pino.destination(options).on('error', () => {});

/** Writes synchronously, for the last lines before an exit. */
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
/** The longest time that a line is buffered, in milliseconds. */
const logEvery = 100;
/** The most bytes that are buffered while nobody reads the log. Further lines are dropped. */
const mostWaiting = 1_048_576;
const destination = standardOutput({
  sync: false,
  minLength: 8192,
  maxLength: mostWaiting,
  periodicFlush: logEvery,
});
const log = pino({ level: config.LOG_LEVEL, base: service }, destination);
const starting = startMailer(config, log);
// Handle SIGHUP from the start, because its default action ends the process.
process.on('SIGHUP', () => void starting.then(({ reload }) => reload()));
const mailer = await starting.catch(giveUp);

let isStopping = false;
const stop = async (signal: string) => {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  await mailer.stop();
  log.info('stopped');
  // Logging after the destination has ended would throw.
  log.level = 'silent';
  // Exit once the last line is written, or after a second if nobody reads the log.
  const exit = () => process.exit(0);
  destination.once('close', exit).end();
  setTimeout(() => {
    // Without this, the exit waits for the buffered lines.
    destination.destroy();
    exit();
  }, 1_000);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

log.info({ url: mailer.url, metrics: mailer.metricsUrl }, 'listening');
destination.flush();
