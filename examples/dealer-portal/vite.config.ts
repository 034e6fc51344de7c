import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // All supported browsers preload modules.
  build: {
    modulePreload: { polyfill: false },
    // The first view is more than the usual limit before compression, 174 kB after.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The code of the first view is one file, which compresses better than many and takes one request.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  // React Aria contains its text in 34 languages.
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, react()],
});
