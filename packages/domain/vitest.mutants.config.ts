import { defineConfig } from 'vitest/config';

/**
 * The tests that can find a mutant of each folder. Others import the folder too, but running them
 * for every mutant would take hours.
 */
const testsOf = {
  loan: ['apr', 'deal', 'loan', 'payoff-estimate', 'refused-values'],
  calculator: ['calculator', 'results', 'terms'],
  input: ['clean', 'input', 'notations', 'tools'],
  forms: [
    'form-properties',
    'forms',
    'mail',
    'payment-summary',
    'payment-warnings',
    'receipt-scra',
  ],
};

const folder = process.env.MUTANTS_FOLDER as keyof typeof testsOf;

export default defineConfig({
  resolve: { conditions: ['@milepost/source'] },
  ssr: { resolve: { conditions: ['@milepost/source'] } },
  test: {
    include: testsOf[folder].map((name) => `tests/${name}.test.ts`),
    // These fill each field with text of a megabyte.
    testNamePattern: '^(?!.*(whatever its fields contain|still escapes all of it))',
    setupFiles: ['tests/mutants.setup.ts'],
    testTimeout: 90_000,
  },
});
