import '@milepost/ui/theme.css';
import { Section } from '@milepost/ui/Section';
import { createTheme } from '@milepost/ui/theme';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { harbor } from '../../src/examples/harbor/harbor.ts';
import { find, show } from './page.tsx';

const style = document.createElement('style');
style.textContent = createTheme(harbor);
beforeEach(() => {
  // Loaded before the kit's own stylesheets, as on some pages.
  document.head.prepend(style);
});
afterEach(() => {
  style.remove();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.contrast;
});

const color = (element: Element, role: string) =>
  getComputedStyle(element).getPropertyValue(`--mp-color-${role}`).toLowerCase();

test.each(['light', 'dark'] as const)(
  "a brand overrides the kit's colors when %s, wherever its stylesheet is loaded",
  (theme) => {
    document.documentElement.dataset.theme = theme;
    for (const [role, value] of Object.entries(harbor[theme])) {
      const name = role.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
      expect([role, color(document.documentElement, name)]).toEqual([role, value.toLowerCase()]);
    }
  },
);

test('a panel with its own theme has the colors of a panel', async () => {
  await show(
    <Section background="panel" id="panel" data-theme="light">
      Results
    </Section>,
  );
  expect(color(find('#panel'), 'text')).toBe(harbor.panel.text.toLowerCase());
});

test('data-contrast works with every theme', () => {
  const { dataset } = document.documentElement;
  dataset.contrast = 'more';
  const text = color(document.documentElement, 'text');
  expect(text).toBe(harbor.lightMoreContrast?.text?.toLowerCase());
  dataset.theme = 'dark';
  expect(color(document.documentElement, 'text')).toBe(
    harbor.darkMoreContrast?.text?.toLowerCase(),
  );
});
