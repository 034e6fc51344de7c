// Writes the package's exports: one subpath a component folder, nothing else of src.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const at = (path: string) => new URL(path, import.meta.url);

const entry = (path: string) => ({
  '@milepost/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

/** Returns the exports map, generated from the component folders. */
export const exportsMap = () => ({
  './theme': entry('theme/index'),
  './theme.css': { '@milepost/source': './src/styles/global.css.ts', default: './dist/theme.css' },
  './reset.css': { '@milepost/source': './src/styles/reset.css.ts', default: './dist/reset.css' },
  './styles.css': {
    '@milepost/source': './src/styles/global.css.ts',
    default: './dist/styles.css',
  },
  ...Object.fromEntries(
    readdirSync(at('src/components'))
      .sort()
      .map((name) => [`./${name}`, entry(`components/${name}/index`)]),
  ),
  ...Object.fromEntries(
    readdirSync(at('src/locales'))
      .map((file) => file.replace('.ts', ''))
      .map((name) => [`./locales/${name}`, entry(`locales/${name}`)]),
  ),
  './testing': entry('testHelpers/index'),
  './tokens.json': './tokens/tokens.json',
  './resolver.json': './tokens/resolver.json',
  './tokens.css': './tokens/tokens.css',
  './package.json': './package.json',
});

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  manifest.exports = exportsMap();
  // Write atomically, so that no tool reads an incomplete file.
  writeFileSync(at('package.json.new'), `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(at('package.json.new'), at('package.json'));
}
