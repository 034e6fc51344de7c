// What each part of the kit costs a visitor: its JavaScript without React, and its CSS.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** What a bundler keeps of `input`, React left out: its code, and the ids of its modules and stylesheets. */
export const bundlePart = async (input: string) => {
  const stylesheets: string[] = [];
  const bundle = await rolldown({
    input,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    platform: 'browser',
    // What is for servers says so; this is a bundle for the browser.
    onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    plugins: [
      {
        name: 'gather-css',
        load: (id) => {
          if (!id.endsWith('.css')) return null;
          stylesheets.push(id);
          return { code: '', moduleType: 'js' };
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    code: chunks.map((chunk) => chunk.code).join(''),
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
    stylesheets,
  };
};

const kilobytes = (text: string) => (brotliCompressSync(text).length / 1000).toFixed(1);

/** A Markdown table of what each component costs, in kB (Brotli, minified, React left out). */
export const componentSizes = async () => {
  await import('./build.ts');
  const components = join(import.meta.dirname, 'dist/components');
  const rows: string[] = [];
  for (const component of readdirSync(components).sort()) {
    const { code, stylesheets } = await bundlePart(join(components, component, 'index.js'));
    const css = stylesheets.map((path) => readFileSync(path, 'utf8')).join('');
    rows.push(`| ${component} | ${kilobytes(code)} | ${kilobytes(css)} |`);
  }
  return ['| component | JavaScript | CSS |', '|---|---:|---:|', ...rows].join('\n');
};

if (import.meta.main) console.log(await componentSizes());
