import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the site, both packages, the bills of materials and, where Podman or Buildah is installed,
 * the mailer's image twice, from clean checkouts of the last commit in folders with names of different
 * lengths, and compares every byte. The arguments are passed to the build of the image.
 */
const root = join(import.meta.dirname, '..');
const output = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();

const engine = ['podman', 'buildah'].find((name) => spawnSync(name, ['--version']).status === 0);
if (!engine) console.log('Neither podman nor buildah is installed: the image is not compared.');

const [first, second] = ['one', 'another-one'].map((name) => filesOf(buildIn(checkOut(name))));
if (!first || !second) throw new Error('Nothing was built.');
const names = new Set([...first.keys(), ...second.keys()]);
const different = [...names].filter((name) => first.get(name) !== second.get(name));
for (const name of different) console.error(`Different: ${name}`);
console.log(`${names.size - different.length} of ${names.size} files are equal.`);
process.exitCode = different.length === 0 ? 0 : 1;

/** Checks the last commit out into a new folder, with the installed dependencies as hard links. */
function checkOut(name: string): string {
  const folder = join(root, '.cache/reproduce', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  output('git', 'archive', '--output', archive, 'HEAD');
  output('tar', '--extract', '--file', archive, '--directory', folder);
  rmSync(archive);
  for (const modules of globSync(['node_modules', 'apps/*/node_modules'], { cwd: root })) {
    output('cp', '--archive', '--link', join(root, modules), join(folder, modules));
  }
  // A build may write to a file of the cache, which would change the original too.
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  }
  return folder;
}

/** Builds everything in a checkout, and returns the folder of the results. */
function buildIn(folder: string): string {
  const results = join(folder, '.cache/results');
  mkdirSync(join(results, 'packages'), { recursive: true });
  const env = {
    ...process.env,
    SOURCE_DATE_EPOCH: output('git', 'log', '-1', '--format=%ct'),
    SITE_DIST: join(results, 'site'),
    TARBALLS: join(results, 'packages'),
  };
  const run = (...args: readonly string[]) =>
    execFileSync('npm', ['run', '--silent', ...args], { cwd: folder, env, stdio: 'inherit' });
  run('build');
  execFileSync(process.execPath, ['tooling/tarballs.ts'], { cwd: folder, env, stdio: 'inherit' });
  run('sbom', join(results, 'sbom'));
  if (engine) writeFileSync(join(results, 'image'), imageOf(folder, engine, env.SOURCE_DATE_EPOCH));
  return results;
}

/** Builds the image of the mailer, and returns its ID: the hash of its settings and of its layers. */
function imageOf(folder: string, engine: string, time: string): string {
  const file = 'apps/mailer/operations/Containerfile';
  const settings = ['--no-cache', '--quiet', '--timestamp', time, ...process.argv.slice(2)];
  return execFileSync(engine, ['build', ...settings, '--file', file, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

/** The hash of each file below a folder, by its path. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**', { cwd: folder }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
