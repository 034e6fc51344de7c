import { spawnSync } from 'node:child_process';

/**
 * Runs the tests of each folder against mutants of its code, as MUTANTS.md describes. Arguments
 * choose the folders; without any, all four are run one after another.
 */
const files: Readonly<Record<string, readonly string[]>> = {
  loan: ['src/loan/*.ts'],
  calculator: ['src/calculator/*.ts'],
  input: ['src/input/*.ts'],
  // The other files of a form are data and examples.
  forms: [
    'src/forms/*.ts',
    ...['mail', 'receipt', 'rules'].map((name) => `src/forms/*/${name}.ts`),
  ],
};

const named = process.argv.slice(2);
for (const folder of named.length > 0 ? named : Object.keys(files)) {
  const mutate = files[folder];
  if (!mutate) throw new Error(`Mutants are made of ${Object.keys(files).join(', ')}.`);
  const results = ['--incrementalFile', `../../.cache/mutants/${folder}.json`];
  const { status } = spawnSync('stryker', ['run', '--mutate', mutate.join(), ...results], {
    cwd: import.meta.dirname,
    env: { ...process.env, MUTANTS_FOLDER: folder },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
