import { buildSite, isBuilt } from './build-site.ts';
import { localPorts, runLocally } from './local.ts';

/** Builds the site if its sources are newer, then runs the site, the mailer and a staff inbox. */
const ports = await localPorts();
if (!isBuilt()) buildSite();
await runLocally(ports);
