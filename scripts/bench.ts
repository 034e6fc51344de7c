import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/**
 * Measures all packages one after another, or the named ones (`npm run bench -- site`), and saves
 * the output in docs/bench-<package>.md.
 */
const root = join(import.meta.dirname, '..');
/** A bench with `keeps` writes its page itself, when it gets `--write`. */
const benches: Readonly<Record<string, { title: string; file: string; keeps?: boolean }>> = {
  domain: { title: 'What the domain adds to a page', file: 'packages/domain/bench.ts' },
  ui: { title: 'What each part of the kit costs', file: 'packages/ui/bench.ts' },
  portal: { title: 'How fast the dealer portal is', file: 'examples/dealer-portal/bench.ts' },
  site: { title: 'How fast the site is', file: 'apps/site/bench/main.ts' },
  forms: { title: 'What a page without scripts costs', file: 'apps/site/bench/forms.ts' },
  mailer: { title: 'How fast the mailer is', file: 'apps/mailer/bench.ts', keeps: true },
};

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const bench = benches[name];
  if (!bench) throw new Error(`No bench is called ${name}: ${Object.keys(benches).join(', ')}.`);
  console.log(`\n${bench.title}`);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--conditions=@milepost/source', join(root, bench.file), ...(bench.keeps ? ['--write'] : [])],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
  );
  console.log(stdout);
  if (status !== 0) process.exit(status ?? 1);
  const page = join(root, `docs/bench-${name}.md`);
  if (!bench.keeps) {
    const figures = stdout.startsWith('┌') ? `\`\`\`\n${stdout.trim()}\n\`\`\`` : stdout.trim();
    mkdirSync(join(root, 'docs'), { recursive: true });
    writeFileSync(
      page,
      `# ${bench.title}\n\nMeasured by \`npm run bench -- ${name}\` on Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}.\n\n${figures}\n`,
    );
  }
  // The format check covers this page too.
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', page], { cwd: root });
}
