import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { propTables } from '../tooling/props.ts';
import { fromSource } from '../tooling/vite.ts';
import { lastRun } from './lastRun.ts';
import type { Manifests } from './manifests.ts';
import { withOtherNames } from './searchNames.ts';
import { tokensUsedBy, usedBy } from './usedBy.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/*.mdx',
    '../packages/ui/src/{foundations,patterns}/*.mdx',
    './*.mdx',
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './pages/*.stories.tsx',
    '../apps/site/src/brand/*.stories.tsx',
    '../apps/site/src/*.stories.tsx',
    '../apps/site/src/features/*/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  experimental_indexers: withOtherNames,
  // Imported only for the MCP server and for builds. Storybook's types do not have this hook.
  experimental_manifests: async (manifests: Manifests = {}) =>
    (await import('./manifests.ts')).withKitDocs(manifests),
  // `propTables` creates the tables instead: one reader needs TypeScript's JavaScript API, which
  // TypeScript 7 does not have, and the other loses inherited props.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(mergeConfig(config, fromSource()), {
      plugins: [propTables()],
      define: {
        USED_BY: JSON.stringify(usedBy()),
        LAST_RUN: JSON.stringify(lastRun()),
        TOKENS_USED_BY: JSON.stringify(tokensUsedBy()),
      },
      server: { watch: { ignored: ['**/dist/**'] } },
      // Storybook's own runtime is one chunk of about 1,100 kB.
      build: { chunkSizeWarningLimit: 1500, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
} satisfies StorybookConfig & { experimental_manifests: unknown };
