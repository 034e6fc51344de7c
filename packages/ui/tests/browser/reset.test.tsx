import '@milepost/ui/theme.css';
import { Stack } from '@milepost/ui/Stack';
import tailwind from 'tailwindcss/preflight.css?raw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isOverridden } from '../../src/styles/warnOfReset.ts';
import { show } from './page.tsx';

/** Puts a stylesheet before or after the kit's. */
const load = (css: string, where: 'prepend' | 'append') => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head[where](style);
  onTestFinished(() => style.remove());
};
const layered = `@layer base { ${tailwind} }`;

test('a reset in a layer after the kit’s is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  load(layered, 'append');
  await show(<Stack />);
  await show(<Stack gap="l" />);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn.mock.calls[0]?.[0]).toContain('@layer theme, base, mp, components, utilities;');
});

test.each([
  ['no reset', '', false],
  ['a reset without a layer', tailwind, true],
  ['a reset in a layer before the kit’s', `@layer theme, base, mp;${layered}`, false],
])('%s: whether the kit’s styles are overridden', async (_, css, expected) => {
  await show(<Stack />);
  load(css, 'prepend');
  expect(isOverridden()).toBe(expected);
});
