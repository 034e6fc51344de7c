// Writes docs/ways-in.md, which names the test of each task by each way in:
// `node apps/site/waysIn.ts`. `tests/waysIn.test.ts` fails where the file differs.
import { writeFileSync } from 'node:fs';
import type { Proof } from '../../tooling/openacr.ts';
import { type Task, tasks, titleOf } from './tests/tasks.ts';

/** A way in: the circumstances of a visitor. */
export interface Way {
  readonly name: string;
  /** The end of the titles of its tests, which is quoted in their file. */
  readonly when: string;
  /** The file of its tests. @default 'apps/site/tests/e2e/ways-in.spec.ts' */
  readonly file?: string;
  /** Whether each test has the name of its task. */
  readonly isNamedAsTask?: boolean;
}

/** The ways in to each task. */
export const ways: readonly Way[] = [
  { name: 'Everything works', when: 'with everything working' },
  { name: 'Scripts are off', when: 'without JavaScript' },
  {
    name: 'The entry script is blocked',
    when: 'if the entry script is blocked',
  },
  { name: 'Sent before the code has loaded', when: 'before the code has loaded' },
  { name: 'A screen of 320 px', when: 'on a screen of 320 px' },
  { name: 'Text at 200%', when: 'with text at 200%' },
  { name: 'The keyboard alone', when: 'by keyboard alone' },
  {
    name: 'A screen reader',
    when: 'with a screen reader',
    file: 'tooling/listen/walks.spec.ts',
    isNamedAsTask: true,
  },
  {
    name: 'Offline in the middle and back',
    when: 'while offline in the middle',
    file: 'apps/site/tests/e2e/interrupted.spec.ts',
  },
];

const fileOf = ({ file = 'apps/site/tests/e2e/ways-in.spec.ts' }: Way) => file;

/** The tests of the ways, by the end of their titles or the names of their tasks. */
export const proofs: readonly Proof[] = ways.flatMap((way) => {
  const titles = way.isNamedAsTask ? tasks.map(({ name }) => name) : [way.when];
  return titles.map((title) => ({ file: fileOf(way), title: `'${title}'` }));
});

const cell = (way: Way, task: Task) => `[✓](../${fileOf(way)} "${titleOf(task, way.when)}")`;

/** Aligns the columns as the formatter does. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((text, column) =>
    Math.max(text.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Returns the document. */
export const waysInMarkdown = (): string => `# Ways in

Each check mark links to the test that shows that a visitor can do the task this way. Each test runs once in English and
once in Spanish, with \`npm test\` in Chromium. Those with a screen reader run with \`npm run listen\`, in Firefox and
Chromium. \`node apps/site/waysIn.ts\` writes this file.

${table([
  ['', ...tasks.map(({ name }) => name.replace(/^./, (letter) => letter.toUpperCase()))],
  ...ways.map((way) => [way.name, ...tasks.map((task) => cell(way, task))]),
])}
`;

if (import.meta.main) {
  writeFileSync(new URL('../../docs/ways-in.md', import.meta.url), waysInMarkdown());
}
