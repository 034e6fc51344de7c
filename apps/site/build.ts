import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder, type Manifest } from 'vite';
import { unsignedFiles } from '../../tooling/review.ts';
import { spanishAddress, spanishPath } from './src/edition/addresses.ts';
import type { Language } from './src/edition/languages.ts';
import { pageAssets } from './src/prerender/assets.ts';
import { budgetOf } from './src/prerender/budgets.ts';
import {
  contentSecurityPolicy,
  type StylesWithoutScripts,
  withAssets,
} from './src/prerender/document.ts';
import { checkForms, checkLinks } from './src/prerender/links.ts';
import { buildCache, readLanguageSettings, readSettings } from './src/prerender/settings.ts';
import { hashOfSources, sourcesFile } from './src/prerender/sources.ts';
import {
  rulesWithoutScripts,
  type Styles,
  splitStyles,
  usedRules,
} from './src/prerender/styles.ts';
import { dist } from './src/server/dist.ts';
import { type DocumentPolicies, immutable, securityHeaders } from './src/server/headers.ts';
import { editionSettings, foldersOf } from './src/vite/edition.ts';

/**
 * Builds the site into `dist/`, or into `SITE_DIST`. `public/` contains what a server publishes:
 * documents and assets with their Brotli and gzip forms. `policies.json` contains the
 * Content-Security-Policy of each document, which `public/_headers` repeats in the format of static
 * hosts. `server/` contains what the site's server needs to render a page. `prerender/settings.ts` has
 * the settings. Each language is a separate build, whose documents and assets are published together.
 */
process.env.NODE_ENV = 'production';

const root = import.meta.dirname;
const publicDir = join(dist, 'public');

type Renderer = typeof import('./src/prerender/render.tsx');

/** One language of the site. */
interface Edition {
  readonly renderer: Renderer;
  readonly manifest: Manifest;
  /** Every document by its address, the 404 page as `/404` or `/es/404`. */
  readonly documents: ReadonlyMap<string, string>;
}

const { service, languages } = settings();
const connectTo = service ? [service.origin] : [];
process.once('exit', () => rmSync(buildCache, { recursive: true, force: true }));
const hash = hashOfSources();
await rm(sourcesFile, { force: true });
const editions: Edition[] = [];
for (const language of languages) editions.push(await buildEdition(language));
const documents = new Map(editions.flatMap((edition) => [...edition.documents]));
checkLinks(documents);
if (languages.includes('es')) await publishSpanishAssets();
await writeDocuments(documents);
await mkdir(join(publicDir, '.well-known'), { recursive: true });
for (const { renderer } of editions) {
  for (const [name, text] of Object.entries(renderer.discoveryFiles(today()))) {
    await writeFile(join(publicDir, name), text);
  }
}
const sizes = await compressAll();
report();
await writeFile(sourcesFile, hash);

/** The settings from the environment. Exits if one is invalid. */
function settings() {
  try {
    const settings = { ...readSettings(process.env), ...readLanguageSettings(process.env) };
    const unsigned = settings.languages.includes('es') && !settings.isDraft ? unsignedFiles() : [];
    if (unsigned.length > 0) {
      throw new Error(
        `Nobody has signed these Spanish texts: ${unsigned.join(', ')}. Sign them with npm run review, or build a draft with SITE_DRAFT=1.`,
      );
    }
    return settings;
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

async function buildEdition(language: Language): Promise<Edition> {
  const folders = foldersOf(language);
  const builder = await createBuilder({
    ...editionSettings(language),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const manifest: Manifest = JSON.parse(
    await readFile(join(folders.client, '.vite/manifest.json'), 'utf8'),
  );
  await rm(join(folders.client, '.vite'), { recursive: true });
  const renderer: Renderer = await import(pathToFileURL(join(folders.server, 'render.js')).href);
  const { first, rules } = await takeStyles(folders.client, manifest);
  const { stylesheets } = pageAssets(manifest, '/');
  const styles = { first, withoutScripts: rulesWithoutScripts(rules), stylesheets };
  await writeFile(
    join(folders.server, 'styles.json'),
    JSON.stringify(styles satisfies StylesWithoutScripts),
  );
  const drawings = await readFile(join(root, 'src/brand/scenes.svg'), 'utf8');
  const earlyCalculator = await readFile(join(folders.early, 'calculator.js'), 'utf8');
  const documents = new Map<string, string>();
  for (const path of [...renderer.paths, '/404']) {
    const address = renderer.addressOf(path);
    const html = await renderer.renderPage(address);
    checkForms(address, html, renderer.formAddresses);
    const css = first + usedRules(rules, html, drawings);
    documents.set(
      address,
      withAssets(html, pageAssets(manifest, path), css, path === '/' ? earlyCalculator : undefined),
    );
  }
  return { renderer, manifest, documents };
}

/** Reads the stylesheet, and removes from its file what every document contains. */
async function takeStyles(clientDir: string, manifest: Manifest): Promise<Styles> {
  const [sheet = ''] = pageAssets(manifest, '/').stylesheets;
  const file = join(clientDir, sheet);
  const styles = splitStyles(await readFile(file, 'utf8'));
  await writeFile(file, styles.rules);
  return styles;
}

/** Copies the Spanish assets beside the English ones. Files of both editions have equal names. */
async function publishSpanishAssets(): Promise<void> {
  const from = join(foldersOf('es').client, 'assets');
  const to = join(publicDir, 'assets');
  for (const name of await readdir(from)) {
    if (!existsSync(join(to, name))) await copyFile(join(from, name), join(to, name));
    else if (!(await readFile(join(to, name))).equals(await readFile(join(from, name)))) {
      throw new Error(`The two editions have different files of the name ${name}.`);
    }
  }
}

async function writeDocuments(documents: ReadonlyMap<string, string>): Promise<void> {
  const policies: Record<string, string> = {};
  for (const [path, html] of documents) {
    const file = join(publicDir, documentFile(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('/404') ? withPolicy(html) : html);
    policies[path] = contentSecurityPolicy(html, { connectTo });
  }
  await writeFile(join(dist, 'policies.json'), JSON.stringify(policies, null, 2));
  await writeFile(join(publicDir, '_headers'), headersFile(policies));
  if (languages.includes('es')) await writeFile(join(publicDir, '_redirects'), redirectsFile());
}

function documentFile(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** Leads from the Spanish addresses of untranslated pages to the English ones, on static hosts. */
function redirectsFile(): string {
  const english = [...documents.keys()].filter(
    (path) => spanishPath(path) === undefined && !documents.has(spanishAddress(path)),
  );
  return english.map((path) => `${spanishAddress(path)} ${path} 302\n`).join('');
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
  for (const { renderer, manifest } of editions) {
    for (const path of [...renderer.paths, '/404']) {
      const address = renderer.addressOf(path);
      const { entry, modules, stylesheets, fonts } = pageAssets(manifest, path);
      const script = bytes([entry, ...modules]);
      const requests = 2 + modules.length + stylesheets.length + fonts.length;
      const budget = budgetOf(address, { hasSpanish: editions.length > 1 });
      const document = bytes([documentFile(address)]);
      const isOver =
        script > budget.script || requests > budget.requests || document > budget.document;
      if (isOver) over.push(address);
      console.log(
        address.padEnd(24),
        kilobytes(document),
        kilobytes(bytes(stylesheets)),
        kilobytes(script),
        kilobytes(budget.script).padStart(7),
        `${requests}`.padStart(9),
      );
    }
  }
  if (over.length > 0) console.error(`Over budget: ${over.join(', ')}`);
}
