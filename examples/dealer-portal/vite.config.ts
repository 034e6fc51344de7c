import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // All supported browsers preload modules.
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Code that most screens share is one file, which compresses better than many.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 5 }] } },
    },
  },
  // React Aria contains its text in 34 languages.
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, react()],
});
