import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@milepost/source'] },
  ssr: { resolve: { conditions: ['@milepost/source'] } },
  test: { name: 'portal', include: ['{server,src}/**/*.test.ts'] },
});
