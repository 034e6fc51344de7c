import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** What Vite needs to compile the rooms from source, for Storybook and for the tests of its stories. */
export const fromSource = () =>
  ({
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
    // Styles are compiled as a server would run them.
    ssr: {
      noExternal: [/^@milepost\//],
      resolve: { conditions: ['@milepost/source', ...defaultServerConditions] },
    },
    optimizeDeps: {
      entries: [
        `${import.meta.dirname}/../packages/ui/src/**/*.stories.tsx`,
        `${import.meta.dirname}/pages/*.stories.tsx`,
        `${import.meta.dirname}/../apps/site/src/brand/*.stories.tsx`,
      ],
      // Imported by compiled styles alone, where Vite's scan can't see them.
      include: [
        '@vanilla-extract/recipes/createRuntimeFn',
        '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      ],
    },
  }) satisfies UserConfig;
