import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../src/metrics.ts';
import { problems } from '../src/problem.ts';
import { freePort, until } from './running.ts';

const read = (name: string) =>
  readFileSync(new URL(`../operations/${name}`, import.meta.url), 'utf8');
const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
}
const rules: readonly Rule[] = parse(read('alerts.yml')).groups[0].rules;
const panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] = JSON.parse(
  read('dashboard.json'),
).panels;

describe('Every metric in alerts and the dashboard exists', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  test.for(expressions)('%s', async (expression) => {
    const { registry, redisUp } = createMetrics();
    registry.registerMetric(redisUp);
    const known = new Set(['up', ...registry.getMetricsAsArray().map(({ name }) => name)]);
    const bare = expression.replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)/g, '');
    const names = bare.match(/\b(?:milepost|process|nodejs)_\w+|\bup\b/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(known).toContain(name.replace(/_bucket$/, ''));

    const results = ['sent', 'replayed', ...Object.keys(problems)];
    const outcomes = ['accepted', 'refused', 'unavailable', 'timeout', 'in-doubt', 'failed'];
    for (const [, label, values = ''] of expression.matchAll(/(result|outcome)=~?"([^"]*)"/g)) {
      for (const value of values.split('|')) {
        expect(label === 'result' ? results : outcomes).toContain(value);
      }
    }
  });

  test('each alert has a unique name and a severity', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { labels } of rules) expect(['page', 'ticket']).toContain(labels.severity);
  });
});

test('The systemd unit reads a changed staff key on reload: from the file itself, not from a copy', () => {
  const unit = read('milepost-mailer.service');
  expect(unit).toMatch(/^ExecReload=\S*kill -(s )?HUP \$MAINPID$/m);
  expect(unit).toMatch(/^Environment=PGP_PUBLIC_KEY_FILE=\//m);
});

const lines = read('Containerfile').split('\n');

describe('The container file', () => {
  test('has its base image by digest, with the Node version of the tests', () => {
    const { devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const from = lines.filter((line) => line.startsWith('FROM '));
    expect(from).toEqual([
      expect.stringMatching(
        new RegExp(
          `^FROM docker\\.io/library/node:${devDependencies.node}-bookworm-slim@sha256:[\\da-f]{64}$`,
        ),
      ),
    ]);
  });

  test('and the unit of Podman, which drops it from the image, have the same health check', () => {
    const [, command = '[]'] = /^HEALTHCHECK CMD (.*)$/m.exec(lines.join('\n')) ?? [];
    const [, unitCommand] = /^HealthCmd=(.*)$/m.exec(read('milepost-mailer.container')) ?? [];
    expect(unitCommand).toBe(JSON.parse(command).join(' '));
  });

  test('copies existing files, and runs them as another user than root', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY '))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources)
      expect([source, existsSync(`${root}/${source}`)]).toEqual([source, true]);
    const user = lines.indexOf('USER node');
    expect(user).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('RUN ')));
    expect(user).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD ')));
  });
});

/** Runs the container file without an engine: its copies and commands in a folder. */
test('The container file’s steps give a working service, and a list of its parts', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const line of lines) {
    const [step, ...words] = line.split(' ').filter((word) => !word.startsWith('--mount='));
    if (step === 'COPY') {
      const to = words.pop() ?? '';
      for (const source of words) {
        const target = to.endsWith('/') ? join(folder, to, basename(source)) : join(folder, to);
        cpSync(join(root, source), target, { recursive: true });
      }
    } else if (step === 'RUN') {
      const env = { ...process.env, npm_config_prefer_offline: 'true' };
      execFileSync('sh', ['-c', words.join(' ')], { cwd: folder, env, stdio: 'pipe' });
    }
  }
  const sbom = JSON.parse(readFileSync(join(folder, 'sbom/mailer.cdx.json'), 'utf8'));
  expect(sbom.bomFormat).toBe('CycloneDX');
  const parts = sbom.components.map(({ name }: { readonly name: string }) => name);
  expect(parts).toEqual(expect.arrayContaining(['hono', 'nodemailer', 'openpgp', 'pino']));
  for (const name of ['smtp-server', 'react']) expect(parts).not.toContain(name);

  const [, ...command]: string[] = JSON.parse(
    lines.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]',
  );
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, NODE_ENV: 'development', PORT: port, METRICS_PORT: '0' };
  const child = spawn(process.execPath, command, { cwd: folder, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [, script = ''] = JSON.parse(
    lines.find((line) => line.startsWith('HEALTHCHECK CMD '))?.slice(16) ?? '[]',
  );
  const health = (environment: typeof env) =>
    spawnSync(process.execPath, [script], { cwd: folder, env: environment }).status;
  await until(() => output.includes('"listening"'));
  expect(health(env)).toBe(0);
  expect(health({ ...env, PORT: '1' })).toBe(1);
});
