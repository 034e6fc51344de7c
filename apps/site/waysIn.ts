// Writes docs/ways-in.md, which names the test of each task by each way in:
// `node apps/site/waysIn.ts`. `tests/waysIn.test.ts` fails where the file differs.
import { writeFileSync } from 'node:fs';
import type { Proof } from '../../tooling/openacr.ts';
import { type Task, tasks, titleOf } from './tests/tasks.ts';
import type { Language } from './tests/words.ts';

/** A way in: the circumstances of a visitor. */
export interface Way {
  readonly name: string;
  /** The end of the titles of its tests, which is quoted in their file. */
  readonly when: string;
  /** The file of its tests. @default 'apps/site/tests/e2e/ways-in.spec.ts' */
  readonly file?: string;
  /** Whether each test has the name of its task. */
  readonly isNamedAsTask?: boolean;
  /** Why a task has no test yet, by the name of the task. */
  readonly notYet?: NotYet;
  /** Why a task that has a test in English has none in Spanish yet. */
  readonly notYetInSpanish?: NotYet;
}

type NotYet = Readonly<Record<string, string>>;

const sentByServer: NotYet = Object.fromEntries(
  tasks
    .filter(({ mailed }) => mailed)
    .map(({ name }) => [name, 'the server takes forms only in English']),
);

const notListened: NotYet = Object.fromEntries(
  tasks.map(({ name }) => [name, 'no test listens to it in Spanish']),
);

/** The ways in to each task. */
export const ways: readonly Way[] = [
  { name: 'Everything works', when: 'with everything working' },
  {
    name: 'Scripts are off',
    when: 'without JavaScript',
    notYet: { 'work out a payment': 'the calculator needs JavaScript' },
    notYetInSpanish: sentByServer,
  },
  {
    name: 'The entry script is blocked',
    when: 'if the entry script is blocked',
    notYetInSpanish: sentByServer,
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
    notYetInSpanish: notListened,
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

const reasonOf = ({ notYet, notYetInSpanish }: Way, { name }: Task, language: Language) =>
  notYet?.[name] ?? (language === 'es' ? notYetInSpanish?.[name] : undefined);

/** Returns the tasks that have a test in these circumstances. */
export const tasksWithTest = (when: string, language: Language): readonly Task[] => {
  const way = ways.find((each) => each.when === when);
  return tasks.filter((task) => way && reasonOf(way, task, language) === undefined);
};

const cell = (way: Way, task: Task, language: Language) => {
  const reason = reasonOf(way, task, language);
  return reason ? `Not yet: ${reason}` : `[✓](../${fileOf(way)} "${titleOf(task, way.when)}")`;
};

/** Aligns the columns as the formatter does. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((text, column) =>
    Math.max(text.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const tableIn = (language: Language) =>
  table([
    ['', ...tasks.map(({ name }) => name.replace(/^./, (letter) => letter.toUpperCase()))],
    ...ways.map((way) => [way.name, ...tasks.map((task) => cell(way, task, language))]),
  ]);

/** Returns the document. */
export const waysInMarkdown = (): string => `# Ways in

Each cell with a check mark links to the test that shows that a visitor can do the task this way. The tests run with
\`npm test\`, in Chromium, once for each language. Those with a screen reader run with \`npm run listen\`, in Firefox and
Chromium. \`node apps/site/waysIn.ts\` writes this file.

## In English

${tableIn('en')}

## In Spanish

${tableIn('es')}
`;

if (import.meta.main) {
  writeFileSync(new URL('../../docs/ways-in.md', import.meta.url), waysInMarkdown());
}
