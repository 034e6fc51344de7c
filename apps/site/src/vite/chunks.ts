import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The repository's root, whose own path must not decide which chunk gets a module. */
const root = join(import.meta.dirname, '../../../..');

/**
 * Path fragments of modules that several screens share. The first matching chunk gets the module
 * and everything it imports.
 */
const chunks = {
  common: `
    /brand/Scene /layout/ /head/ /navigation/ /loading/ /features/cards/ /features/contact/ /site/src/config
    /text/Revised /text/TextSection /text/SectionHead /text/sticky /internal/bar /internal/icons/ /useControlledState
    /Badge/ /Box/ /Callout/ /Columns/ /Divider/ /Eyebrow/ /Figure/ /Grid/ /Steps/
    /disclaimer. /form-outcomes. /content/paper /en/paper /payment-rules. /facts/programs /fees. /facts/calculator-limits /input/bounds /loan/index`,
  tables: '/text/TextTable',
  questions: '/Accordion/ /most-asked',
  fields: '/TextField/ /internal/disabled',
  controls: '/CopyButton/ /MoneyField/ /SliderField/ /Tabs/ /text/useSettled',
  form: `
    /features/form/ /SummaryList/ /RadioGroup/ /Select/ /forms/ssn /domain/src/forms/field. /domain/src/forms/form.
    /input/card /input/clean /input/date /input/days /input/digits /input/format /input/money /input/phone`,
  payment:
    '/content/payment. /en/payment. /content/states /en/states /forms/payment/fields /en/payment-form. /input/bank',
  calculator: '/calculator/index /calculator/terms /calculator-more /loan/months',
};

/**
 * The chunks of the browser's bundle: the frame of every page, the chunks above, and Rolldown's
 * default for the rest.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  minShareCount: 2,
  groups: [
    { name: 'frame', tags: ['$initial'], minShareCount: 1 },
    ...Object.entries(chunks).map(([name, words]) => ({
      name,
      test: (id: string) => partsOf(words).some((part) => pathOf(id).includes(part)),
    })),
  ],
};

const partsOf = (words: string) => words.trim().split(/\s+/);
/** The Spanish words are in the chunks of the English ones. */
const pathOf = (id: string) => id.replace(root, '').replace('/src/es/', '/src/en/');

/** Fails the build if a path fragment matches no module, which happens when a file was renamed. */
export function checkChunks(): Plugin {
  return {
    name: 'milepost-check-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd(error) {
      if (error) return;
      const paths = [...this.getModuleIds()].map(pathOf);
      const unused = Object.values(chunks)
        .flatMap(partsOf)
        .filter((part) => !paths.some((path) => path.includes(part)));
      if (unused.length > 0) {
        this.error(`No module has ${unused.join(', ')} in its path: correct src/vite/chunks.ts.`);
      }
    },
  };
}
