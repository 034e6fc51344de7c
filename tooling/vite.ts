import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** Our packages as their TypeScript source, in the browser and where styles are compiled, as a server would. */
export const sources = {
  resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
  // Not under the older `ssr`, which vanilla-extract's compiler puts its own in place of.
  environments: {
    ssr: {
      resolve: {
        noExternal: [/^@milepost\//],
        conditions: ['@milepost/source', ...defaultServerConditions],
      },
    },
  },
} satisfies UserConfig;

/** What Vite needs to compile our packages from source, for Storybook and for the tests of its stories. */
export const fromSource = () =>
  ({
    plugins: [react(), vanillaExtractPlugin()],
    ...sources,
    optimizeDeps: {
      entries: [
        `${import.meta.dirname}/../packages/ui/src/**/*.stories.tsx`,
        `${import.meta.dirname}/../.storybook/pages/*.stories.tsx`,
        `${import.meta.dirname}/../apps/site/src/**/*.stories.tsx`,
      ],
    },
  }) satisfies UserConfig;
