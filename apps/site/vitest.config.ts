import { defineConfig } from 'vitest/config';

/** The tests of code that runs in Node: the server, and the prerendering of the build. */
export const inNode = ['src/{prerender,server}/**/*.test.ts', 'tests/*.test.ts'];

export default defineConfig({
  resolve: { conditions: ['@milepost/source'] },
  ssr: { resolve: { conditions: ['@milepost/source'] } },
  // Hundreds of connections take long on a small machine.
  test: { name: 'site', include: inNode, testTimeout: 90_000 },
});
