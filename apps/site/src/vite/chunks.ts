import type { Rolldown } from 'vite';

/**
 * What some screens share and others do without, by a part of its path, and with all that it imports.
 * Of two chunks the first has it.
 */
const chunks = {
  common: `
    /frame/ /hydration/ /features/cards/ /features/contact/ /site/src/config
    /text/Revised /text/TextSection /text/SectionHead /internal/bar /internal/icons/
    /Badge/ /Box/ /Columns/ /Divider/ /Eyebrow/ /Figure/ /Grid/ /Steps/
    /content/disclaimer /content/payment-rules /facts/programs /fees. /input/bounds /loan/index`,
  tables: '/text/TextTable',
  questions: '/Accordion/ /content/most-asked',
  controls: '/CopyButton/ /SliderField/ /Tabs/ /text/useSettled /content/paper',
  form: '/features/controls/ /features/form/ /MoneyField/ /RadioGroup/ /Select/ /forms/form. /domain/src/input/',
  calculator: '/calculator/index /content/calculator-more /loan/months',
};

/**
 * How the browser's bundle is cut, so that a visitor loads each part once and a page loads few: the
 * frame of every page, the chunks above, and the rest as the bundler sees fit.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  minShareCount: 2,
  groups: [
    { name: 'frame', tags: ['$initial'], minShareCount: 1 },
    ...Object.entries(chunks).map(([name, words]) => {
      const parts = words.trim().split(/\s+/);
      return { name, test: (id: string) => parts.some((part) => id.includes(part)) };
    }),
  ],
};
