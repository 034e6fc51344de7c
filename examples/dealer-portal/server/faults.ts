import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { Problem } from './problem.ts';

/** How the tests break the API. */
export type Fault = 'none' | 'slow' | 'failing' | 'gone';

/** How long a slow answer takes, in milliseconds. */
const slowness = 2_000;

/** Delays every call, fails every third one, or drops all connections. Only tests set `fault.now`. */
export const faults = (fault: { now: Fault }) => {
  let calls = 0;
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    calls += 1;
    if (fault.now === 'slow') await wait(slowness);
    if (fault.now === 'failing' && calls % 3 === 0) {
      throw new Problem(503, 'The server is busy. Try again.');
    }
    if (fault.now === 'gone') {
      // The server's own calls have no connection.
      c.env.incoming?.socket.destroy();
      return c.body(null, 503);
    }
    return next();
  });
};
