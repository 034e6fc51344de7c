import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other generator needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
      plugins: [react(), vanillaExtractPlugin()],
      // Storybook's own runtime is one chunk of about 1,100 kB.
      build: { chunkSizeWarningLimit: 1500 },
      optimizeDeps: {
        entries: ['packages/ui/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx'],
        include: ['@vanilla-extract/recipes/createRuntimeFn'],
      },
    }),
} satisfies StorybookConfig;
