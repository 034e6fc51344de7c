import { join } from 'node:path';
import type { UserConfig } from 'vite';
import type { Language } from '../edition/languages.ts';
import { buildCache } from '../prerender/settings.ts';
import { dist } from '../server/dist.ts';

/** The folders of an edition's bundles. The Spanish assets are copied beside the English ones. */
export const foldersOf = (language: Language) => ({
  client: language === 'en' ? join(dist, 'public') : join(buildCache, language, 'public'),
  early: join(buildCache, language, 'early'),
  server: join(dist, 'server', language === 'en' ? '' : language),
});

/** The Vite settings that an edition adds to `vite.config.ts`. */
export function editionSettings(language: Language): UserConfig {
  const { client, early, server } = foldersOf(language);
  // Selects the Spanish words and `edition/es.tsx`.
  const resolve = { conditions: language === 'es' ? ['@milepost/es'] : [] };
  return {
    resolve,
    environments: {
      client: { build: { outDir: client, copyPublicDir: language === 'en' } },
      early: { resolve, build: { outDir: early } },
      ssr: { resolve, build: { outDir: server } },
    },
  };
}
