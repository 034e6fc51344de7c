import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  // All supported browsers preload modules.
  build: {
    modulePreload: { polyfill: false },
    // The first view is more than the usual limit before compression, 176 kB after.
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The code of the first view is one file, which compresses better than many and takes one request.
          output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
        },
  },
  // Bundled with its dependencies: Node can't import the kit's styles.
  ssr: { noExternal: true },
  // React Aria contains its text in 34 languages.
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, react()],
}));
