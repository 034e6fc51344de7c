import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../.storybook/chromium.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
  test: {
    name: 'site',
    include: ['src/**/*.test.{ts,tsx}'],
    browser: chromium,
  },
});
