import { join } from 'node:path';
import type { UserConfig } from 'vite';
import type { Language } from '../edition/languages.ts';
import { buildCache } from '../prerender/settings.ts';
import { dist } from '../server/dist.ts';

/**
 * The folders of an edition's bundles. The Spanish assets are copied beside the English ones. The site's
 * server renders English pages only.
 */
export const foldersOf = (language: Language) => ({
  client: language === 'en' ? join(dist, 'public') : join(buildCache, language, 'public'),
  early: join(buildCache, language, 'early'),
  server: language === 'en' ? join(dist, 'server') : join(buildCache, language, 'server'),
});

/** The Vite settings that an edition adds to `vite.config.ts`. */
export function editionSettings(language: Language): UserConfig {
  const { client, early, server } = foldersOf(language);
  // Selects the Spanish words and `edition/es.tsx`.
  const resolve = { conditions: language === 'es' ? ['@milepost/es'] : [] };
  return {
    resolve,
    // The server takes no Spanish forms: they need JavaScript.
    ...(language === 'es' && { define: { 'import.meta.env.SITE_HOST': '"static"' } }),
    environments: {
      client: { build: { outDir: client, copyPublicDir: language === 'en' } },
      early: { resolve, build: { outDir: early } },
      ssr: { resolve, build: { outDir: server } },
    },
  };
}
