import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder, type Manifest } from 'vite';
import { pageAssets } from './src/prerender/assets.ts';
import { budgetOf } from './src/prerender/budgets.ts';
import { contentSecurityPolicy, withAssets } from './src/prerender/document.ts';
import { checkLinks } from './src/prerender/links.ts';
import { buildCache, readPaymentSettings } from './src/prerender/settings.ts';
import { hashOfSources, sourcesFile } from './src/prerender/sources.ts';
import { type Styles, splitStyles, usedRules } from './src/prerender/styles.ts';
import { dist } from './src/server/dist.ts';
import { type DocumentPolicies, immutable, securityHeaders } from './src/server/headers.ts';

/**
 * Builds the site into `dist/`, or into `SITE_DIST`. `public/` contains what a server publishes:
 * documents and assets with their Brotli and gzip forms. `policies.json` contains the
 * Content-Security-Policy of each document, which `public/_headers` repeats in the format of static
 * hosts. `prerender/settings.ts` has the settings for payments.
 */
process.env.NODE_ENV = 'production';

const root = import.meta.dirname;
const publicDir = join(dist, 'public');

type Renderer = typeof import('./src/prerender/render.tsx');

const { service } = settings();
const connectTo = service ? [service.origin] : [];
process.once('exit', () => rmSync(buildCache, { recursive: true, force: true }));
const hash = hashOfSources();
await rm(sourcesFile, { force: true });
await bundle();
const manifest: Manifest = JSON.parse(
  await readFile(join(publicDir, '.vite/manifest.json'), 'utf8'),
);
await rm(join(publicDir, '.vite'), { recursive: true });
const renderer: Renderer = await import(pathToFileURL(join(buildCache, 'server/render.js')).href);
const documents = await prerender(renderer);
await writeDocuments(documents);
await mkdir(join(publicDir, '.well-known'), { recursive: true });
for (const [name, text] of Object.entries(renderer.discoveryFiles(today()))) {
  await writeFile(join(publicDir, name), text);
}
const sizes = await compressAll();
report();
await writeFile(sourcesFile, hash);

/** The settings from the environment. Exits if one is invalid. */
function settings() {
  try {
    return readPaymentSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The day of the build, which `SOURCE_DATE_EPOCH` sets, in seconds since 1970, for equal builds. */
function today(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}

async function bundle(): Promise<void> {
  const builder = await createBuilder({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
}

/** Every document by its address, the 404 page as `/404`. */
async function prerender({ paths, renderPage }: Renderer): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  const { first, rules } = await takeStyles();
  const earlyCalculator = await readFile(join(buildCache, 'early/calculator.js'), 'utf8');
  for (const path of [...paths, '/404']) {
    const html = await renderPage(path);
    const css = first + usedRules(rules, html);
    documents.set(
      path,
      withAssets(html, pageAssets(manifest, path), css, path === '/' ? earlyCalculator : undefined),
    );
  }
  checkLinks(documents);
  return documents;
}

/** Reads the stylesheet, and removes from its file what every document contains. */
async function takeStyles(): Promise<Styles> {
  const [sheet = ''] = pageAssets(manifest, '/').stylesheets;
  const file = join(publicDir, sheet);
  const styles = splitStyles(await readFile(file, 'utf8'));
  await writeFile(file, styles.rules);
  return styles;
}

async function writeDocuments(documents: ReadonlyMap<string, string>): Promise<void> {
  const policies: Record<string, string> = {};
  for (const [path, html] of documents) {
    const file = join(publicDir, path === '/' ? 'index.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path === '/404' ? withPolicy(html) : html);
    policies[path] = contentSecurityPolicy(html, { connectTo });
  }
  await writeFile(join(dist, 'policies.json'), JSON.stringify(policies, null, 2));
  await writeFile(join(publicDir, '_headers'), headersFile(policies));
}

/**
 * Adds the policy to the document itself: static hosts serve the 404 page at addresses that no line
 * of `_headers` matches.
 */
function withPolicy(html: string): string {
  const content = contentSecurityPolicy(html, { isInDocument: true, connectTo });
  const charset = '<meta charSet="utf-8"/>';
  if (!html.includes(charset))
    throw new Error(`The 404 page has no ${charset} to put its policy after.`);
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}

function headersFile(policies: DocumentPolicies): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', securityHeaders),
    block('/assets/*', { 'Cache-Control': immutable }),
    ...Object.entries(policies).map(([path, policy]) =>
      block(path, { 'Content-Security-Policy': policy }),
    ),
  ].join('\n\n')}\n`;
}

/** Writes the compressed forms of every file that shrinks, and returns each file's Brotli size. */
async function compressAll(): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, number>();
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const name = `/${relative(publicDir, file)}`;
        const content = await readFile(file);
        sizes.set(name, content.length);
        if (!/\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(name)) return;
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(content, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          }),
          promisify(gzip)(content, { level: 9 }),
        ]);
        sizes.set(name, br.length);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
  );
  return sizes;
}

/**
 * Prints the compressed downloads of each page's first view. A test fails if a page is over its
 * budget.
 */
function report(): void {
  const bytes = (hrefs: readonly string[]) =>
    hrefs.reduce((sum, href) => sum + (sizes.get(href) ?? 0), 0);
  const kilobytes = (count: number) => (count / 1000).toFixed(1).padStart(6);
  const over: string[] = [];
  console.log('Brotli kB at first view:   HTML    CSS     JS  budget  requests');
  for (const path of documents.keys()) {
    const { entry, modules, stylesheets, fonts } = pageAssets(manifest, path);
    const script = bytes([entry, ...modules]);
    const requests = 2 + modules.length + stylesheets.length + fonts.length;
    const budget = budgetOf(path);
    const document = bytes([path === '/' ? '/index.html' : `${path}.html`]);
    const isOver =
      script > budget.script || requests > budget.requests || document > budget.document;
    if (isOver) over.push(path);
    console.log(
      path.padEnd(24),
      kilobytes(document),
      kilobytes(bytes(stylesheets)),
      kilobytes(script),
      kilobytes(budget.script).padStart(7),
      `${requests}`.padStart(9),
    );
  }
  if (over.length > 0) console.error(`Over budget: ${over.join(', ')}`);
}
