// Tests the packages as published: packed, installed by npm in an app outside the workspaces, built by
// Vite, rendered on the server, hydrated in a browser.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, ensureBrowser } from '../../../tooling/browser.ts';
import { pack } from '../../../tooling/tarballs.ts';
import { bundlePart } from '../bench.ts';
import { changed, first, pressed, sent, typed, typedParts } from '../fixture/src/answers.ts';
import { framesPassed } from '../fixture/src/frames.ts';
import { english } from '../src/components/LocaleProvider/english.ts';
import { fieldWords } from '../src/internal/english.ts';

const root = resolve(import.meta.dirname, '../../..');
const version = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

const run = (folder: string, command: string, ...args: string[]) => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
};

let app: string;
let kit: string;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'milepost-consumer-'));
  cpSync(resolve(import.meta.dirname, '../fixture'), app, { recursive: true });
  kit = pack('ui');
  const peers = ['react', 'react-dom', 'react-aria-components', 'react-hook-form'];
  const testing = ['@testing-library/dom', '@testing-library/user-event'];
  const others = [...peers, ...testing, 'vite', '@vitejs/plugin-react'];
  const types = ['typescript', '@types/node', '@types/react', '@types/react-dom'];
  const exact = [...others, ...types].map((name) => `${name}@${version(name)}`);
  run(app, 'npm', 'install', '--include=dev', '--prefer-offline', kit, pack('domain'), ...exact);
}, 300_000);

afterAll(() => rmSync(app, { recursive: true, force: true }));

describe('the packed @milepost/ui', () => {
  test('passes publint', () => {
    const report = run(root, 'publint', kit, '--strict', '--pack', 'false');
    expect(report).toContain('All good!');
  });

  test('has types for every module resolution that it supports', () => {
    // The package is ESM only, so CommonJS is excluded on purpose. CSS has no types.
    const assets = [
      'theme.css',
      'reset.css',
      'styles.css',
      'tokens.css',
      'tokens.json',
      'resolver.json',
    ];
    const flags = ['--profile', 'esm-only', '--format', 'ascii'];
    run(root, 'attw', kit, ...flags, '--exclude-entrypoints', ...assets);
  });

  test('resets a page only for apps that import the reset', () => {
    const file = (name: string) => run(root, 'tar', '-xzOf', kit, `package/dist/${name}`);
    const rules = /@layer mp\.reset \{/;
    expect(file('reset.css')).toMatch(rules);
    expect(file('theme.css')).not.toMatch(rules);
    expect(file('styles.css')).not.toMatch(rules);
  });

  test('leaves the production flag to the app’s build', () => {
    const field = run(root, 'tar', '-xzOf', kit, 'package/dist/internal/Field.js');
    expect(field).toContain('process.env.NODE_ENV');
  });

  test('contains its license and that of its font', () => {
    const files = run(root, 'tar', '-tzf', kit);
    expect(files).toMatch(/^package\/LICENSE$/m);
    expect(files).toMatch(/^package\/dist\/figtree-LICENSE$/m);
  });

  test('contains no source, story or test', () => {
    const files = run(root, 'tar', '-tzf', kit);
    expect(files).not.toMatch(/\/src\/|\.stories\.|\.test\.|\.docs\.|dist\/testing\//);
  });

  test('contains the docs of every component and their index', () => {
    const files = run(root, 'tar', '-tzf', kit).split('\n');
    const names = readdirSync(resolve(import.meta.dirname, '../src/components'));
    const docs = ['llms.txt', ...names.map((name) => `docs/${name}.md`)];
    expect(files).toEqual(expect.arrayContaining(docs.map((path) => `package/${path}`)));
  });
});

test('importing Badge alone bundles the JavaScript and CSS of no other component', async () => {
  const entry = join(app, 'badge.js');
  writeFileSync(entry, "export * from '@milepost/ui/Badge';");
  const { modules, stylesheets } = await bundlePart(entry);
  const components = [...modules, ...stylesheets].flatMap(
    (id) => /@milepost\/ui\/dist\/components\/(\w+)\//.exec(id)?.[1] ?? [],
  );
  expect(new Set(components)).toEqual(new Set(['Badge']));
});

test('importing a text field bundles only its own text', async () => {
  const entry = join(app, 'field.js');
  writeFileSync(entry, "export * from '@milepost/ui/TextField';");
  const { code } = await bundlePart(entry);
  expect(code).toContain(fieldWords.optional);
  expect(
    Object.values(english).filter((word) => typeof word === 'string' && code.includes(word)),
  ).toEqual([fieldWords.optional]);
});

test('importing DataTable without its menus bundles no menu, and at most 35 kB', async () => {
  const entry = join(app, 'table.js');
  writeFileSync(entry, "export { DataTable } from '@milepost/ui/DataTable';");
  const { code, modules } = await bundlePart(entry);
  expect(modules.filter((id) => /\/components\/Menu\//.test(id))).toEqual([]);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(35_000);
});

test('importing all charts bundles at most 12 kB', async () => {
  const entry = join(app, 'charts.js');
  const charts = ['AreaChart', 'BarChart', 'StackedBar'];
  writeFileSync(entry, charts.map((name) => `export * from '@milepost/ui/${name}';`).join('\n'));
  const { code } = await bundlePart(entry);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(12_000);
});

test('the README’s brand example has correct types and writes a stylesheet', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
  const example = /```ts\n((?:(?!```).)*createTheme.*?)```/s.exec(readme)?.[1] ?? '';
  writeFileSync(join(app, 'brand.ts'), example);
  const strict = ['--ignoreConfig', '--strict', '--exactOptionalPropertyTypes', '--noEmit'];
  const types = ['--types', 'node'];
  run(app, 'npx', 'tsc', ...strict, ...types, '--module', 'nodenext', 'brand.ts');
  run(app, process.execPath, 'brand.ts');
  expect(readFileSync(join(app, 'brand.css'), 'utf8')).toContain('--mp-color-primary: #c2410c;');
});

test('every example of the docs has correct types', () => {
  const docs = join(app, 'node_modules/@milepost/ui/docs');
  const examples = join(app, 'examples');
  mkdirSync(examples);
  for (const file of readdirSync(docs)) {
    const text = readFileSync(join(docs, file), 'utf8');
    for (const [index, [, code = '']] of [...text.matchAll(/```tsx\n(.*?)\n```/gs)].entries()) {
      if (/export const Example/.test(code)) {
        writeFileSync(join(examples, file.replace('.md', `${index}.tsx`)), code);
      }
    }
  }
  writeFileSync(
    join(examples, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', include: ['.'] }),
  );
  run(app, 'npx', 'tsc', '-p', 'examples');
});

test('an app in another language bundles React Aria only with the components that use it', async () => {
  const entry = join(app, 'spanish.js');
  writeFileSync(
    entry,
    "export * from '@milepost/ui/LocaleProvider';\nexport * from '@milepost/ui/locales/es-US';",
  );
  const { modules } = await bundlePart(entry);
  expect(modules.filter((id) => id.includes('react-aria'))).toEqual([]);
});

test('Spanish is bundled only if it is imported', async () => {
  const bundle = (name: string, ...lines: string[]) => {
    const entry = join(app, name);
    writeFileSync(entry, lines.join('\n'));
    return bundlePart(entry);
  };
  const kit = [
    "export * from '@milepost/ui/LocaleProvider';",
    "export * from '@milepost/ui/MoneyField';",
  ];
  const english = await bundle('english.js', ...kit);
  const both = await bundle('both.js', ...kit, "export * from '@milepost/ui/locales/es-US';");
  const inSpanish = (modules: readonly string[]) =>
    modules.filter((id) => id.includes('/locales/'));
  expect(inSpanish(english.modules)).toEqual([]);
  expect(english.code).not.toContain('Elija');
  expect(inSpanish(both.modules)).toHaveLength(1);
  expect(both.code).toContain('Elija');
});

describe('an app that installs both', () => {
  let browser: Browser;
  let server: Server;
  let address: string;
  const consoleMessages: string[] = [];

  beforeAll(async () => {
    run(app, 'npm', 'run', 'build');
    const { render } = await import(pathToFileURL(join(app, 'dist/server/server.js')).href);
    const shell = readFileSync(join(app, 'dist/client/index.html'), 'utf8');
    const kinds: Record<string, string> = {
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.woff2': 'font/woff2',
    };
    server = createServer((request, response) => {
      const path = request.url ?? '/';
      const kind = kinds[extname(path)];
      response.setHeader('content-type', kind ?? 'text/html');
      response.end(
        kind
          ? readFileSync(join(app, 'dist/client', path))
          : shell.replace('<!--app-->', render(path)),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: chromiumFlags,
    });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** Runs in the page. */
  const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;

  /** Opens a screen of the app, waits for hydration, and collects console messages. */
  const open = async (path: string) => {
    const page = await browser.newPage();
    page.on('console', (message) => consoleMessages.push(message.text()));
    page.on('pageerror', (error) => consoleMessages.push(String(error)));
    await page.goto(`${address}${path}`);
    await page.waitForFunction(isHydrated);
    return page;
  };

  const answerAll = async (page: Page) => {
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text);
    for (const [id, keys] of Object.entries(typedParts)) {
      await page.locator(`#${id} [role=spinbutton]`).first().focus();
      await page.keyboard.type(keys);
    }
    for (const [place, keys] of Object.entries(pressed)) {
      await page.locator(place).focus();
      await page.evaluate(framesPassed);
      for (const key of keys) await page.keyboard.press(key);
    }
    await page.locator('#select').selectOption('TX');
    for (const id of ['radio-1', 'checks-1', 'check', 'power']) {
      await page.locator(`#${id}`).check();
    }
    for (const id of ['slider', 'span']) await page.locator(`#${id}`).press('ArrowRight');
  };

  /** Runs in the page. */
  const sentByForm = () => {
    const [form] = document.forms;
    return [...new FormData(form)].map(([name, value]) => `${name}=${value}`).sort();
  };
  const sentOf = (page: Page) => page.evaluate(sentByForm);

  test('shows a themed form that hydrates without warnings and validates answers', async () => {
    const page = await browser.newPage();
    page.on('console', (message) => consoleMessages.push(message.text()));
    page.on('pageerror', (error) => consoleMessages.push(String(error)));
    await page.goto(address);
    const send = page.getByRole('button', { name: 'Check answers' });
    await expect
      .poll(() => send.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(246, 168, 33)');
    await send.click();
    await page.getByRole('link', { name: 'Enter last 4 digits of SSN' }).click();
    const field = page.getByRole('textbox', { name: 'Last 4 digits of SSN' });
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(consoleMessages).toEqual([]);
  });

  test('fills in every control in React Hook Form, and resets it', async () => {
    const page = await open('hook-form');
    const answers = async () => {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      return JSON.parse((await page.locator('form + output').textContent()) ?? '');
    };
    await answerAll(page);
    await expect.poll(answers).toEqual(changed);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(answers).toEqual(first);
    expect(consoleMessages).toEqual([]);
  });

  test('fills in every control in a plain form, reads it with FormData and resets it', async () => {
    const page = await open('plain-form');
    expect(await sentOf(page)).toEqual(sent(first));
    await answerAll(page);
    await expect.poll(() => sentOf(page)).toEqual(sent(changed));
    await page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
    await expect.poll(() => sentOf(page)).toEqual(sent(first));
    expect(consoleMessages).toEqual([]);
  });

  test('fills in a form with the test helpers', async () => {
    const page = await open('filled-form');
    await page.waitForFunction(() => performance.getEntriesByName('filled').length > 0);
    const fields = [
      'date',
      'picker',
      'period',
      'select',
      'combo',
      'radio',
      'multi',
      'slider',
      'span',
    ];
    const expected = sent(changed).filter((answer) => fields.includes(answer.split('=')[0] ?? ''));
    expect(await sentOf(page)).toEqual(expect.arrayContaining(expected));
    expect(consoleMessages).toEqual([]);
  });

  test('fills in every control in Firefox, by its keys', async () => {
    const firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: ensureBrowser('Firefox'),
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
    });
    onTestFinished(() => firefox.close());
    const page = await firefox.newPage();
    page.on('console', (message) => consoleMessages.push(message.text()));
    page.on('pageerror', (error) => consoleMessages.push(String(error)));
    await page.goto(`${address}plain-form`);
    await page.waitForFunction(isHydrated);
    const { keyboard } = page;
    const keysOf: Partial<Record<string, string>> = { date: '03042027', time: '0915A' };
    expect(await page.evaluate(sentByForm)).toEqual(sent(first));
    for (const [id, text] of Object.entries(typed)) {
      await page.focus(`#${id}`);
      await keyboard.down('Control');
      await keyboard.press('a');
      await keyboard.up('Control');
      await keyboard.type(keysOf[id] ?? text);
      await keyboard.press('Tab');
    }
    for (const [id, keys] of Object.entries(typedParts)) {
      await page.focus(`#${id} [role=spinbutton]`);
      await keyboard.type(keys);
    }
    for (const [place, keys] of Object.entries(pressed)) {
      await page.focus(place);
      await page.evaluate(framesPassed);
      for (const key of keys) await keyboard.press(key as KeyInput);
    }
    await page.focus('#select');
    await keyboard.type('T');
    for (const id of ['radio-1', 'checks-1', 'check', 'power']) {
      await page.focus(`#${id}`);
      await keyboard.press(' ');
    }
    for (const id of ['slider', 'span']) {
      await page.focus(`#${id}`);
      await keyboard.press('ArrowRight');
    }
    await expect.poll(() => page.evaluate(sentByForm)).toEqual(sent(changed));
    await page.evaluate(() => document.forms[0]?.reset());
    await expect.poll(() => page.evaluate(sentByForm)).toEqual(sent(first));
    expect(consoleMessages).toEqual([]);
  });

  test('shows a form in Spanish, and parses numbers in the format of Spain', async () => {
    const page = await open('spanish');
    expect(await page.getByText('(opcional)').isVisible()).toBe(true);
    const amount = page.getByLabel('Importe');
    await amount.fill('1.234,50');
    await page.getByLabel('Plazo').fill('60');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect.poll(() => page.locator('output').textContent()).toContain('"amount":"1234.5"');
    expect(await amount.inputValue()).toBe('1.234,50');
    await amount.fill('500');
    await amount.blur();
    await expect.poll(() => page.getByText('Escriba').textContent()).toContain('1.000');
    expect(consoleMessages).toEqual([]);
  });

  test.each(['@milepost/ui/internal/Field', '@milepost/ui/src/theme/tokens.ts', '@milepost/ui'])(
    'cannot import %s, which is internal',
    (specifier) => {
      const probe = `import('${specifier}').catch((error) => console.log(error.code))`;
      const answer = run(app, process.execPath, '--input-type=module', '--eval', probe);
      expect(answer.trim()).toMatch(/^ERR_(PACKAGE_PATH_NOT_EXPORTED|MODULE_NOT_FOUND)$/);
    },
  );
});
