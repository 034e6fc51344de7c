import { version } from '../packages/ui/package.json';

const pending = import.meta.glob<string>('../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const released = import.meta.glob<string>('../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const notes = Object.values(pending)
  .filter((text) => text.includes("'@milepost/ui':"))
  .map((text) => text.replace(/^---[\s\S]*?---/, '').trim());

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=[A-Z`“])/);

/** The first sentence of each note on the next release. */
export const headlines = notes.flatMap(
  (note) => sentencesOf((note.split(/\n\n|\n- /)[0] ?? '').replaceAll(/\s+/g, ' '))[0] ?? [],
);

/** What users of the kit are told of the next release, a paragraph or an item each. */
const nextChanges = notes
  .flatMap((text) => text.split(/\n\n|\n(?=- )/))
  .map((change) => change.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim())
  .filter(Boolean);

const changelog = Object.values(released).join('');

const isAbout = (text: string, component: string) => text.includes(`\`${component}\``);

/** What the next release changes in a component: of a note on several, the sentences about it. */
export const changesOf = (component: string) =>
  nextChanges
    .map((change) => sentencesOf(change).filter((sentence) => isAbout(sentence, component)))
    .map((about) => about.join(' '))
    .filter(Boolean);

/** The version that brought a component, by the changelog; what is not in it comes with the next one. */
export function sinceOf(component: string) {
  const sections = changelog.split(/^## /m).slice(1);
  const first = sections.findLast((section) => isAbout(section, component));
  if (first) return { version: first.split('\n')[0] ?? '', isReleased: true };
  return { version, isReleased: changesOf(component).length === 0 };
}
