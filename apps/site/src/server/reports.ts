import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { Counter, Registry } from 'prom-client';
import { failureKinds, reportsPath } from '../loading/reportFailures.ts';
import { createBodyReader } from './bodies.ts';
import type { SiteFile } from './files.ts';

/** The largest body, in bytes. A browser sends several reports at once, each with the whole policy. */
const largestBody = 32 * 1024;

/** The most bodies that are counted in a minute. */
const mostPerMinute = 600;

/** The most violations that are counted of one body. */
const mostPerBody = 20;

/** The directives that are counted by name. */
const directives = new Set([
  'connect-src',
  'font-src',
  'form-action',
  'frame-src',
  'img-src',
  'media-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** Response headers of a document that make browsers report violations of its policy. */
export const reportingHeaders = (policy: string) => ({
  'Content-Security-Policy': `${policy}; report-to site; report-uri ${reportsPath}`,
  'Reporting-Endpoints': `site="${reportsPath}"`,
});

/** The counters of reports and the route that takes them. */
export type Reports = ReturnType<typeof createReports>;

/**
 * Counts what browsers and pages report. No label holds anything that a request brought, and no
 * report is stored or logged: they contain addresses.
 *
 * @param files The site, whose build is known by the entry script of its home page.
 * @param bodyTimeout The longest time that a body may take to arrive, in milliseconds.
 */
export function createReports(files: ReadonlyMap<string, SiteFile>, bodyTimeout: number) {
  const home = new TextDecoder().decode(files.get('/index.html')?.bodies.identity);
  const build = /<script type="module"[^>]* src="[^"]*(.{8})\.js"/.exec(home)?.[1];
  const registry = new Registry();
  const failures = new Counter({
    name: 'milepost_site_failures_total',
    help: 'Failures that pages reported. code: a file that did not load; error: an uncaught error; form: a form that could not be sent. build: this or other.',
    labelNames: ['kind', 'build'] as const,
    registers: [registry],
  });
  const violations = new Counter({
    name: 'milepost_site_policy_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported, by directive or other. Those of browser extensions are left out.',
    labelNames: ['directive'] as const,
    registers: [registry],
  });
  const refused = new Counter({
    name: 'milepost_site_reports_refused_total',
    help: 'Bodies that were not counted, by the status of the response.',
    labelNames: ['status'] as const,
    registers: [registry],
  });
  // Start each series at 0: Prometheus sees no increase in a series that starts at 1.
  for (const kind of failureKinds) {
    for (const from of ['this', 'other']) failures.inc({ kind, build: from }, 0);
  }
  for (const directive of [...directives, 'other']) violations.inc({ directive }, 0);

  const countFailure = (text: string): boolean => {
    const [word, from] = text.split(' ');
    const kind = failureKinds.find((known) => known === word);
    if (kind) failures.inc({ kind, build: from === build ? 'this' : 'other' });
    return kind !== undefined;
  };
  const countViolations = (text: string): boolean => {
    const found = violationsIn(text);
    for (const { directive, sources } of found?.slice(0, mostPerBody) ?? []) {
      if (sources.some((source) => /^[\w-]+-extension\b/.test(`${source}`))) continue;
      violations.inc({ directive: directives.has(`${directive}`) ? `${directive}` : 'other' });
    }
    return found !== undefined;
  };
  const countOf: Readonly<Record<string, (text: string) => boolean>> = {
    'text/plain': countFailure,
    'application/csp-report': countViolations,
    'application/reports+json': countViolations,
  };

  const readBody = createBodyReader(largestBody, bodyTimeout);
  let minute = 0;
  let counted = 0;
  const isOverLimit = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) counted = 0;
    minute = now;
    counted += 1;
    return counted > mostPerMinute;
  };
  const unread = { 'too-large': 413, 'too-slow': 408, 'too-many': 503 } as const;

  const route = new Hono<{ Bindings: HttpBindings }>();
  route.post(reportsPath, async (context) => {
    const answer = (status: 204 | 400 | 403 | 408 | 413 | 415 | 429 | 503) => {
      if (status !== 204) refused.inc({ status });
      // The rest of an unread body may still be arriving, so its connection can't be reused.
      if (status > 400) context.header('Connection', 'close');
      context.header('Cache-Control', 'no-store');
      return context.body(null, status);
    };
    if (/^(?:cross|same)-site$/.test(context.req.header('Sec-Fetch-Site') ?? ''))
      return answer(403);
    const count = countOf[(context.req.header('Content-Type') ?? '').replace(/\s*;.*$/, '')];
    if (!count) return answer(415);
    if (isOverLimit()) return answer(429);
    const body = await readBody(context.env.incoming);
    if (!Buffer.isBuffer(body)) return answer(unread[body]);
    return answer(count(`${body}`) ? 204 : 400);
  });
  return { registry, route };
}

interface Violation {
  readonly directive: unknown;
  /** The addresses of what was blocked and of the script that tried it. */
  readonly sources: readonly unknown[];
}

/** The violations in a body of either format. Undefined if it has neither. */
function violationsIn(text: string): readonly Violation[] | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (Array.isArray(json)) {
      return json
        .filter((report) => report?.type === 'csp-violation')
        .map(({ body }) => ({
          directive: body?.effectiveDirective,
          sources: [body?.blockedURL, body?.sourceFile],
        }));
    }
    const report = (json as { readonly 'csp-report'?: Record<string, unknown> } | null)?.[
      'csp-report'
    ];
    return (
      report && [
        {
          directive: report['effective-directive'] ?? report['violated-directive'],
          sources: [report['blocked-uri'], report['source-file']],
        },
      ]
    );
  } catch {
    return undefined;
  }
}
