import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sources } from '../../tooling/vite.ts';
import { readLanguageSettings, readSettings } from './src/prerender/settings.ts';
import { arktypeWithoutEval } from './src/vite/arktype.ts';
import { checkChunks, codeSplitting } from './src/vite/chunks.ts';
import { devServer } from './src/vite/dev-server.ts';

const { host, outcome, securityCode, service } = readSettings(process.env);
const { languages, isDraft } = readLanguageSettings(process.env);

/** The workspace's packages as TypeScript source, with one stylesheet and few scripts a page. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, disableLogging: true }),
    react(),
    vanillaExtractPlugin(),
    arktypeWithoutEval(),
    checkChunks(),
    devServer(),
  ],
  resolve: sources.resolve,
  define: {
    'import.meta.env.SITE_HOST': JSON.stringify(host),
    'import.meta.env.PAYMENT_OUTCOME': JSON.stringify(outcome),
    'import.meta.env.PAYMENT_SECURITY_CODE': JSON.stringify(securityCode),
    'import.meta.env.PAYMENT_SERVICE': JSON.stringify(service?.href ?? ''),
    'import.meta.env.HAS_SPANISH': JSON.stringify(languages.includes('es')),
    'import.meta.env.IS_DRAFT': JSON.stringify(isDraft),
  },
  build: {
    emptyOutDir: true,
    target: 'es2023',
    // The first versions with `:dir()` and `:has()`, which the kit depends on.
    cssTarget: ['chrome120', 'firefox121', 'safari16.4', 'ios16.4'],
    // The pages' code alone: WebKit and Firefox never load a file again whose preload failed, and forms
    // and toasts try again in the same document.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId }) =>
        hostId.includes('/client-') && !file.includes('/ToastList-') ? files : [],
    },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/client.tsx',
          output: {
            codeSplitting,
            // Chrome compiles the functions while it loads them, not at the first tap.
            postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
          },
        },
      },
    },
    // The script that handles the calculator before React, inlined by `build.ts`.
    early: {
      consumer: 'client',
      resolve: sources.resolve,
      build: {
        copyPublicDir: false,
        // Compressed, Oxc's code is 3% longer, and code with sequences is longer than code without.
        minify: 'terser',
        terserOptions: { compress: { passes: 4, sequences: false }, toplevel: true, ecma: 2020 },
        rolldownOptions: {
          input: 'src/features/calculator/early.ts',
          output: { format: 'iife', entryFileNames: 'calculator.js' },
        },
      },
    },
    ssr: {
      // Bundled with its dependencies, so that it runs wherever the server finds it.
      resolve: { ...sources.environments.ssr.resolve, noExternal: true },
      build: {
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/prerender/render.tsx' },
      },
    },
  },
});
