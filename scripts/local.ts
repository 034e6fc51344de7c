import {
  addresses,
  answers,
  isFree,
  type Ports,
  type Program,
  programs,
  readiness,
  run,
  type Service,
} from '../tooling/services.ts';

const settings = {
  site: ['SITE_PORT', 8080],
  mailer: ['MAILER_PORT', 8787],
  inbox: ['INBOX_PORT', 8025],
  smtp: ['INBOX_SMTP_PORT', 1025],
  metrics: ['MAILER_METRICS_PORT', 8788],
} as const;

/**
 * The ports of a local run, from the environment or the defaults. Exits if one is not available.
 */
export async function localPorts(): Promise<Ports> {
  const ports = new Map<string, number>();
  for (const [name, [variable, usual]] of Object.entries(settings)) {
    const port = Number(process.env[variable] || usual);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      giveUp(`${variable} must be a port from 1 to 65535.`);
    }
    if ([...ports.values()].includes(port) || !(await isFree(port))) {
      giveUp(
        `Port ${port} (${name}) is taken. End what uses it, or set ${variable} to another port.`,
      );
    }
    ports.set(name, port);
  }
  return Object.fromEntries(ports) as unknown as Ports;
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Starts the three services, prints their addresses, and stops them together. */
export async function runLocally(
  ports: Ports,
  change: (program: Program) => Program = (program) => program,
): Promise<void> {
  const services: Service[] = [];
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all(services.map((service) => service.stop()));
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));

  const url = addresses(ports);
  const ready = readiness(ports);
  try {
    const { inbox, mailer, site } = programs(ports);
    const started = [inbox, mailer, site].map((program) => run(change(program)));
    services.push(...started);
    const [inboxService, mailerService, siteService] = started as [Service, Service, Service];
    await Promise.all([
      answers(ready.inbox, inboxService),
      answers(ready.mailer, mailerService),
      answers(ready.site, siteService),
    ]);
    console.log(
      `\n  Site    ${url.site}\n  Mailer  ${url.mailer}\n  Inbox   ${url.inbox}\n\n  Press Ctrl-C to stop all three.\n`,
    );
    await Promise.race(services.map((service) => service.ended));
  } catch (error) {
    if (!isEnding) console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}
