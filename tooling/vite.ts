import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/**
 * Resolves the workspace's packages to their TypeScript source, in the browser and where styles are
 * compiled, as on a server.
 */
export const sources = {
  resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
  // An environment, because vanilla-extract's compiler replaces the older `ssr` option.
  environments: {
    ssr: {
      resolve: {
        noExternal: [/^@milepost\//],
        conditions: ['@milepost/source', ...defaultServerConditions],
      },
    },
  },
} satisfies UserConfig;

/**
 * The Vite settings to compile the packages from source, for Storybook and the tests of its
 * stories.
 */
export const fromSource = () =>
  ({
    plugins: [react(), vanillaExtractPlugin()],
    ...sources,
    // React Aria renders all items of a long list in tests, unless this is set.
    define: { 'process.env.VIRT_ON': '"true"' },
    optimizeDeps: {
      entries: [
        `${import.meta.dirname}/../packages/ui/src/**/*.stories.tsx`,
        `${import.meta.dirname}/../.storybook/pages/*.stories.tsx`,
        `${import.meta.dirname}/../apps/site/src/**/*.stories.tsx`,
      ],
    },
  }) satisfies UserConfig;
