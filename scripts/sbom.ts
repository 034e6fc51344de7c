import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Writes the software bills of materials of the site, the mailer and both packages (CycloneDX, JSON)
 * into `.cache/sbom`, or into the folder of the first argument. Further arguments name the ones to
 * write. The same lock file gives the same bytes.
 */
const root = join(import.meta.dirname, '..');
const [folder = join(root, '.cache/sbom'), ...chosen] = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : ['site', 'mailer', 'ui', 'domain'];

/** The only development dependency that the packages contain. */
const bundled = '@fontsource-variable/figtree';

interface Sbom {
  readonly serialNumber: string;
  readonly metadata: object;
  readonly components: readonly { readonly name: string }[];
}

mkdirSync(folder, { recursive: true });
const project = projectWithoutTools();
for (const name of names) {
  const sbom = sbomOf(name);
  writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${name}: ${sbom.components.length} components`);
}
rmSync(project, { recursive: true });

/**
 * The project's manifests and lock file without development dependencies, in a folder. npm's own
 * `--omit=dev` also leaves out packages that a development tool depends on, such as react.
 */
function projectWithoutTools(): string {
  const copy = mkdtempSync(join(tmpdir(), 'milepost-sbom-'));
  for (const name of ['package-lock.json', '.npmrc']) cpSync(join(root, name), join(copy, name));
  const manifests = [
    'package.json',
    '{apps,packages}/*/package.json',
    'examples/dealer-portal/package.json',
  ];
  for (const name of globSync(manifests, { cwd: root })) {
    const { devDependencies, ...manifest } = JSON.parse(readFileSync(join(root, name), 'utf8'));
    const version = devDependencies?.[bundled];
    if (version) manifest.dependencies = { ...manifest.dependencies, [bundled]: version };
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), JSON.stringify(manifest));
  }
  const args = [
    'install',
    '--package-lock-only',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
  ];
  execFileSync('npm', args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return copy;
}

function sbomOf(name: string) {
  const args = ['--package-lock-only', `--workspace=@milepost/${name}`, '--sbom-format=cyclonedx'];
  const output = execFileSync('npm', ['sbom', ...args], { cwd: project, encoding: 'utf8' });
  // npm adds a random number, the time, and the folder's name as the name of the whole.
  const { serialNumber: _, metadata, components, ...others } = JSON.parse(output) as Sbom;
  const own = components.find((component) => component.name === name);
  if (!own) throw new Error(`npm's list for @milepost/${name} does not have the package itself.`);
  return {
    ...others,
    metadata: { ...metadata, timestamp: undefined, component: own },
    components: components.filter((component) => component !== own),
  };
}
