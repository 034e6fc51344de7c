import { localPorts, runLocally } from './local.ts';

/** Runs the site with hot reload, the mailer, which restarts on every change, and a staff inbox. */
await runLocally(await localPorts(), (program) => ({
  ...program,
  isShown: program.name !== 'The inbox',
  ...(program.name === 'The site' && { file: 'apps/site/dev.ts' }),
  ...(program.name === 'The mailer' && { nodeOptions: ['--watch', '--watch-preserve-output'] }),
}));
