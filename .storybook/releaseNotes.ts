import { version } from '../packages/ui/package.json';
import { changesIn, headlineOf, releasesIn, sentencesOf } from './changelog.ts';

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

const next = Object.values(pending)
  .filter((text) => text.includes("'@milepost/ui':"))
  .map((text) => text.replace(/^---[\s\S]*?---/, '').trim());

const releases = releasesIn(Object.values(released).join(''));

const isAbout = (text: string, component: string) => text.includes(`\`${component}\``);

const about = (notes: readonly string[], component: string) =>
  notes
    .flatMap(changesIn)
    .map((change) => sentencesOf(change).filter((sentence) => isAbout(sentence, component)))
    .map((sentences) => sentences.join(' '))
    .filter(Boolean);

/** The next release, or the last one where nothing has changed since. */
const latest =
  next.length > 0 || !releases[0] ? { version: 'the next release', notes: next } : releases[0];

/** Which release the headlines are of. */
export const latestName = latest.version;

/** The first sentence of each note on the latest release. */
export const headlines = latest.notes.map(headlineOf);

/** What the latest release changes in a component: of a note on several, the sentences about it. */
export const changesOf = (component: string) => about(latest.notes, component);

/** The version that brought a component, by the changelog; what is not in it comes with the next one. */
export function sinceOf(component: string) {
  const first = releases.findLast(({ notes }) => notes.some((note) => isAbout(note, component)));
  if (first) return { version: first.version, isReleased: true };
  return { version, isReleased: about(next, component).length === 0 };
}
