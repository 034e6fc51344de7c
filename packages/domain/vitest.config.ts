import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@milepost/source'] },
  ssr: { resolve: { conditions: ['@milepost/source'] } },
  test: { name: 'domain', include: ['tests/**/*.test.ts'], testTimeout: 180_000 },
});
