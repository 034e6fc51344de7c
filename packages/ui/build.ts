// Compiles the package for npm: ESM with 'use client' kept, and static CSS beside each module.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { type Plugin, rolldown } from 'rolldown';
import { writeDocs } from './docs.ts';

const root = import.meta.dirname;
const out = join(root, 'dist');
const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const components = readdirSync(join(root, 'src/components')).sort();
const input = {
  'theme/index': 'src/theme/index.ts',
  'locales/es-US': 'src/locales/es-US.ts',
  'testHelpers/index': 'src/testHelpers/index.ts',
  'styles/global.css': 'src/styles/global.css.ts',
  'styles/reset.css': 'src/styles/reset.css.ts',
  ...Object.fromEntries(
    components.map((name) => [`components/${name}/index`, `src/components/${name}/index.ts`]),
  ),
};

/** The text of each stylesheet. Modules are compiled at the same time, so their order is random. */
const texts = new Map<string, string>();

/** The stylesheets that each compiled module needs, in cascade order. */
const sheetsOf = new Map<string, string[]>();

/** The stylesheets in the order in which a browser would load the modules. */
const sheets = new Set<string>();

/**
 * Turns a `.css.ts` into class names, and its styles into a `.css` of the same name. The names are short: with the
 * names of file and style, all styles together are a fifth larger.
 */
const staticCss = (): Plugin => ({
  name: 'static-css',
  async transform(_code, id) {
    if (!cssFileFilter.test(id)) return null;
    const { source } = await compile({ filePath: id, cwd: root, identOption: 'short' });
    const needed: string[] = [];
    sheetsOf.set(id, needed);
    return await processVanillaFile({
      source,
      filePath: id,
      identOption: 'short',
      serializeVirtualCssPath: async ({ fileScope, source: css }) => {
        // Statements above declare the order of the layers. Their empty blocks can go.
        const filled = css.replaceAll(/^@layer [\w.]+ \{\s*\}\n?/gm, '');
        const sheet = fileScope.filePath.replace(/^src\/(.*)\.ts$/, '$1');
        needed.push(sheet);
        texts.set(sheet, filled);
        return `import 'sheet:${fileScope.filePath}';`;
      },
    });
  },
  resolveId: (id) => (id.startsWith('sheet:') ? { id, external: true } : null),
  generateBundle() {
    const visited = new Set<string>();
    const visit = (id: string) => {
      if (visited.has(id)) return;
      visited.add(id);
      for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      for (const sheet of sheetsOf.get(id) ?? []) sheets.add(sheet);
    };
    for (const entry of Object.values(input)) visit(join(root, entry));
  },
  renderChunk: (code, chunk) =>
    code.replaceAll(/"sheet:src\/(.*?)\.ts"/g, (_import, sheet: string) => {
      const path = relative(dirname(chunk.fileName), sheet);
      return JSON.stringify(path.startsWith('.') ? path : `./${path}`);
    }),
});

rmSync(out, { recursive: true, force: true });
execFileSync('tsc', ['-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });

const bundle = await rolldown({
  cwd: root,
  input,
  external: [/^[^./]/],
  // For browsers, Rolldown would replace `process.env.NODE_ENV`, which only an app's own build may do.
  platform: 'neutral',
  plugins: [staticCss()],
  transform: { jsx: 'react-jsx' },
  // It is preserved anyway, as the test of the packed package verifies.
  onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
});
await bundle.write({
  dir: out,
  format: 'esm',
  preserveModules: true,
  preserveModulesRoot: join(root, 'src'),
  entryFileNames: '[name].js',
});

const { resolve } = createRequire(import.meta.url);
copyFileSync(resolve(font), join(out, basename(font)));
copyFileSync(resolve('@fontsource-variable/figtree/LICENSE'), join(out, 'figtree-LICENSE'));

const isTheme = (sheet: string) => sheet.startsWith('theme/');
const isReset = (sheet: string) => sheet === 'styles/reset.css';
const ownFont = (css: string, folder: string) =>
  css.replaceAll(font, join(folder, basename(font)).replace(/^(?!\.)/, './'));
const css = (keep: (sheet: string) => boolean) =>
  [...sheets]
    .filter(keep)
    .map((sheet) => ownFont(texts.get(sheet) ?? '', '.'))
    .join('\n');

for (const [sheet, text] of texts) {
  writeFileSync(join(out, sheet), ownFont(text, relative(dirname(sheet), '.')));
}
const parts = css((sheet) => !isTheme(sheet) && !isReset(sheet));
writeFileSync(join(out, 'theme.css'), css(isTheme));
writeFileSync(
  join(out, 'reset.css'),
  css((sheet) => sheet === 'theme/layers.css' || isReset(sheet)),
);
writeFileSync(join(out, 'styles.css'), `${css(isTheme)}\n${parts}`);

await writeDocs();
