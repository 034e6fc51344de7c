import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'examples',
    include: ['*.test.ts'],
    // Installing and building two apps takes long on a small machine.
    testTimeout: 180_000,
    hookTimeout: 600_000,
  },
});
