import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../../../tooling/tarballs.ts';
import { bundle, entries } from './bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const execute = promisify(execFile);
/** Runs a tool of the repository, or Node itself, and returns its output. */
const run = async (cwd: string, command: string, ...args: string[]) => {
  const isNode = command === 'node';
  const path = isNode ? process.execPath : join(tools, '.bin', command);
  const { stdout } = await execute(path, args, { cwd });
  return stdout;
};

describe('importing one module imports only what it needs', () => {
  const mailed = ['claim', 'contact', 'payment', 'payoff', 'pre-qualify'];
  const forms = [...mailed, 'sign-in'];
  const company = 'facts/company.ts';
  /** Input helpers and the company's facts are small, and most pages import them already. */
  const own = async (subpath: string) => {
    const { modules } = await bundle(subpath);
    const isShared = (module: string) =>
      [company, 'en/company.ts', 'en/language.ts'].includes(module) || module.startsWith('input/');
    return new Set(modules.filter((module) => !isShared(module)));
  };

  /** The forms that ask for digits of an SSN. */
  const asksSsn = (form: string) => /^(payoff|pre-qualify)$/.test(form);
  const wordsOf = (form: string) => [`en/${form}-form.ts`, ...(asksSsn(form) ? ['en/ssn.ts'] : [])];
  test.each(forms)('%s imports itself, its words and the company', async (form) => {
    expect(await own(`forms/${form}`)).toEqual(
      new Set([
        'forms/field.ts',
        // A function creates the toast for a broken rule.
        ...(/^(payment|pre-qualify)$/.test(form) ? ['forms/form.ts'] : []),
        `forms/${form}/fields.ts`,
        `forms/${form}/form.ts`,
        ...(asksSsn(form) ? ['forms/ssn.ts'] : []),
        'en/form.ts',
        ...wordsOf(form),
      ]),
    );
  });

  test.each(forms)(
    'the rules of %s import the fields, the shared rules, their words and arktype',
    async (form) => {
      expect(await own(`forms/${form}.rules`)).toEqual(
        new Set([
          `forms/${form}/rules.ts`,
          `forms/${form}/fields.ts`,
          'forms/field.ts',
          'forms/rules.ts',
          'forms/ssn.ts',
          ...['en/form-rules.ts', 'en/ssn.ts', ...wordsOf(form)],
          ...(form === 'payment' ? ['en/payment-form-rules.ts'] : []),
          'arktype',
          ...['@ark/schema', '@ark/util', 'arkregex'],
        ]),
      );
    },
  );

  /** The parts of the page that a payment's email repeats: the fee and the permission to debit. */
  const shown = [
    ...['ach-permission', 'fees'].flatMap((name) => [`content/${name}.ts`, `en/${name}.ts`]),
    ...['content/states.ts', 'en/card.ts', 'en/states.ts'],
    'tools/payment-summary.ts',
  ];
  test.each(mailed)(
    'the email of %s imports the fields, their words and no rules',
    async (form) => {
      const page = form === 'payment' ? [...shown, 'facts/fees.ts', 'facts/states.ts'] : [];
      expect(await own(`mail/${form}`)).toEqual(
        new Set([
          `forms/${form}/mail.ts`,
          'mail/html.ts',
          `forms/${form}/fields.ts`,
          'forms/field.ts',
          ...(asksSsn(form) ? ['forms/ssn.ts'] : []),
          ...wordsOf(form),
          ...page,
        ]),
      );
    },
  );

  test('loan math, company facts and input helpers import nothing else', async () => {
    expect(await own('loan')).toEqual(new Set(['loan/index.ts', 'loan/cents.ts', 'loan/guard.ts']));
    expect((await bundle('facts/company')).modules).toEqual([company]);
    expect(await own('input')).toEqual(new Set());
  });

  test.each(['apr', 'deal', 'extra', 'compare', 'schedule', 'months'])(
    'loan/%s imports loan math and date formatting',
    async (module) => {
      const { modules } = await bundle(`loan/${module}`);
      const others = modules.filter((file) => !file.startsWith('loan/'));
      const formatter = ['input/date.ts', 'input/days.ts', 'input/format.ts', 'en/language.ts'];
      const own = module === 'schedule' ? ['en/schedule-csv.ts'] : [];
      expect(new Set([...others, ...formatter])).toEqual(new Set([...formatter, ...own]));
    },
  );

  test.each(['deal', 'details', 'extra', 'extra-lines', 'compare', 'what-if', 'road', 'link'])(
    'calculator/%s imports the calculator, and no form, email or page',
    async (module) => {
      const { modules } = await bundle(`calculator/${module}`);
      const own =
        /^(?:(?:calculator|loan|input)\/|facts\/calculator-limits\.ts$|(?:content|en)\/(?:calculator[\w-]*|disclaimer|language|payment-rules)\.ts$)/;
      expect(modules.filter((file) => !own.test(file))).toEqual([]);
    },
  );

  test.each([
    'dealers/deal-check',
    'faq/search',
    'input/card',
    'loan/payoff',
    'mail/reference',
    'tools/fee-finder',
    'tools/payoff-estimate',
    'tools/scra-helper',
  ])('%s imports no form, no rules and no calculator', async (module) => {
    const { modules } = await bundle(module);
    expect(modules.filter((file) => /^(forms|calculator)\/|^arktype$/.test(file))).toEqual([]);
  });

  test('no content imports forms, rules or tools', async () => {
    const topics = [...entries.keys()].filter((subpath) => subpath.startsWith('content/'));
    expect(topics.length).toBeGreaterThan(0);
    for (const topic of topics) {
      const { modules } = await bundle(topic);
      expect(
        modules.filter((module) => /^(forms|mail|calculator|tools)\/|^arktype$/.test(module)),
      ).toEqual([]);
    }
  });
});

describe('the packed package', { timeout: 60_000 }, () => {
  let place = '';
  let tarball = '';
  let consumer = '';

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'milepost-domain-'));
    tarball = pack('domain');
    consumer = join(place, 'consumer');
    const modules = join(consumer, 'node_modules');
    await mkdir(join(modules, '@milepost/domain'), { recursive: true });
    for (const dependency of ['arktype', 'minisearch']) {
      await symlink(join(tools, dependency), join(modules, dependency));
    }
    const into = join(modules, '@milepost/domain');
    await execute('tar', ['-xzf', tarball, '-C', into, '--strip-components=1']);
    await writeFile(join(consumer, 'package.json'), '{ "type": "module" }');
  }, 300_000);

  afterAll(() => rm(place, { recursive: true, force: true }));

  test('includes its license', async () => {
    const { stdout } = await execute('tar', ['-tzf', tarball]);
    expect(stdout).toMatch(/^package\/LICENSE$/m);
  });

  test('passes publint', async () => {
    expect(await run(place, 'publint', '--strict', tarball)).toContain('All good!');
  });

  test('has types that resolve wherever ES modules are imported', async () => {
    const attw = run(place, 'attw', tarball, '--profile', 'esm-only', '--quiet');
    await expect(attw).resolves.toBe('');
  });

  test('can be imported by plain Node at each subpath, without side effects', async () => {
    const imports = [...entries.keys()].map((subpath) => `@milepost/domain/${subpath}`);
    await writeFile(
      join(consumer, 'imports.js'),
      `const before = new Set(Object.keys(globalThis));
      for (const name of ${JSON.stringify(imports)}) await import(name);
      console.log(Object.keys(globalThis).filter((key) => !before.has(key)).join());`,
    );
    // arktype keeps its own global state there; the package has none.
    expect(await run(consumer, 'node', 'imports.js')).toBe('$ark\n');
  });

  test('has a README whose example type-checks and prints what its comments say', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
    await writeFile(join(consumer, 'example.ts'), `${example}\nexport {};\n`);
    await writeFile(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'es2024',
          module: 'nodenext',
          strict: true,
          noEmit: true,
          typeRoots: [join(tools, '@types')],
          types: ['node'],
        },
        include: ['example.ts'],
      }),
    );
    await expect(run(consumer, 'tsc', '-p', '.')).resolves.toBe('');
    const printed = (await run(consumer, 'node', 'example.ts')).trimEnd().split('\n');
    const promised = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(
      ([, comment]) => comment,
    );
    expect(promised.length).toBeGreaterThan(2);
    expect(printed.slice(-promised.length)).toEqual(promised);
  });

  test('checks rules where a policy forbids code made from strings', async () => {
    await writeFile(
      join(consumer, 'strict.js'),
      `import { paymentRules } from '@milepost/domain/forms/payment.rules';
      import { payoffRules } from '@milepost/domain/forms/payoff.rules';
      const ach = {
        accountNumber: ' 12345 ', amount: '$1,234.50', paymentMethod: 'ach',
        routingNumber: '021000021', bankAccountNumber: '1',
      };
      console.log(JSON.stringify([paymentRules.validate(ach), payoffRules.validate({ email: 'dana' })]));`,
    );
    const flag = '--disallow-code-generation-from-strings';
    const [strict, usual] = await Promise.all([
      run(consumer, 'node', flag, 'strict.js'),
      run(consumer, 'node', 'strict.js'),
    ]);
    expect(strict).toBe(usual);
    expect(JSON.parse(strict)).toMatchObject([
      { ok: true, value: { accountNumber: '12345', amount: 1234.5 } },
      { ok: false, issues: [{ field: 'account' }, { field: 'name' }, { field: 'ssn' }, {}, {}] },
    ]);
  });
});
