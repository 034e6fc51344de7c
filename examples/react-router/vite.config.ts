import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-US'] }), enforce: 'pre' },
  ],
  // The kit's modules import CSS.
  ssr: { noExternal: ['@milepost/ui'] },
});
