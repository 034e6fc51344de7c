import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Compares the kit's stories with those of its last release, in light, dark, the second brand and
 * forced colors: `npm run visual`, or `npm run visual -- button` for the stories whose id contains
 * that. `--against <commit>` compares with another commit. The reference pictures are always taken
 * from that commit, so running it again accepts nothing.
 */
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const [stories = ''] = positionals;

const git = (...words: string[]) =>
  spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();

const release = git('describe', '--tags', '--abbrev=0', '--match', '@milepost/ui@*');
const against = values.against ?? release;
const commit = against && git('rev-parse', '--verify', '--quiet', `${against}^{commit}`);
if (!commit) {
  console.error(
    against
      ? `There is no commit ${against}.`
      : 'Nothing was released yet: no tag begins with “@milepost/ui@”. Name a commit to compare with: npm run visual -- --against main~1',
  );
  process.exit(1);
}

const cache = join(root, '.cache/visual', commit.slice(0, 12));
const tree = join(cache, 'tree');
const baseline = join(cache, stories || 'all');
const differences = join(root, '.cache/visual/differences');
if (!existsSync(tree)) checkOut();
if (!existsSync(baseline)) {
  console.log(`Taking pictures of ${against} (${commit.slice(0, 12)})`);
  take(tree, ['--update']);
}
console.log(`Comparing with ${against} (${commit.slice(0, 12)})`);
rmSync(differences, { recursive: true, force: true });
const isAlike = take(root, ['--update=none']);
if (!isAlike) console.log(`The differences are in ${differences}`);
process.exit(isAlike ? 0 : 1);

/**
 * Checks the commit's files out beside this one's, with the same dependencies and this commit's
 * screenshot code.
 */
function checkOut(): void {
  mkdirSync(tree, { recursive: true });
  const archive = join(cache, 'tree.tar');
  git('archive', '--output', archive, commit);
  spawnSync('tar', ['--extract', '--file', archive, '--directory', tree]);
  cpSync(join(root, '.storybook/tests'), join(tree, '.storybook/tests'), { recursive: true });
  const modules = git('ls-files', '--', 'package.json', '*/package.json').split('\n').map(dirname);
  for (const folder of modules) {
    const from = join(root, folder, 'node_modules');
    if (existsSync(from) && existsSync(join(tree, folder))) link(from, join(tree, folder));
  }
}

function link(from: string, folder: string): void {
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@milepost'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@milepost' && name !== '.vite') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of ['ui', 'domain']) {
    symlinkSync(join(tree, 'packages', name), join(to, '@milepost', name));
  }
}

function take(from: string, words: readonly string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...['--config', join(from, '.storybook/tests/visual.config.ts')],
      ...words,
    ],
    {
      cwd: from,
      stdio: 'inherit',
      env: {
        ...process.env,
        VISUAL_ROOT: root,
        VISUAL_BASELINE: baseline,
        VISUAL_STORIES: stories,
      },
    },
  );
  return status === 0;
}
