import { rolldown } from 'rolldown';

/** Bundles a page's script with all its imports, including React, for production and without styles. */
export const scriptOf = async (input: string) => {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    plugins: [
      {
        name: 'no-css',
        load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code;
};
