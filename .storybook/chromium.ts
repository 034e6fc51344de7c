import { playwright } from '@vitest/browser-playwright';
import { ensureBrowser } from '../scripts/browser.ts';

/** Vitest's browser settings: the system's Chromium, still, in US English. */
export const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 2000,
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
};
