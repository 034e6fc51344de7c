/** Prints the README's table of settings from their schema. `--write` updates the README. */
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from './src/settings.ts';

/** The settings as a Markdown table, between the README's markers. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { about, byDefault, wants, isSecret }]) =>
      `| \`${name}\`${isSecret ? `, \`${name}_FILE\`` : ''} | ${byDefault === '' ? '' : `\`${byDefault}\``} | ${wants} | ${about} |`,
  );
  return [
    '<!-- settings -->',
    '| variable | default | wants | what it does |',
    '| --- | --- | --- | --- |',
  ]
    .concat(rows, '<!-- /settings -->')
    .join('\n');
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    const readme = new URL('README.md', import.meta.url);
    const text = readFileSync(readme, 'utf8');
    writeFileSync(
      readme,
      text.replace(/<!-- settings -->.*<!-- \/settings -->/s, () => settingsTable()),
    );
  } else console.log(settingsTable());
}
