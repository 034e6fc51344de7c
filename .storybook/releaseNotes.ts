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

/** The next release, or the last one if nothing has changed since. */
const latest =
  next.length > 0 || !releases[0] ? { version: 'the next release', notes: next } : releases[0];

/** The release that the headlines belong to. */
export const latestName = latest.version;

/** The first sentence of each note on the latest release. */
export const headlines = latest.notes.map(headlineOf);

/** Returns the changes of a component in the latest release. A note on several components is reduced to its sentences. */
export const changesOf = (component: string) => about(latest.notes, component);

/**
 * The version that added a component, by the changelog. A component that is not in it is part of
 * the next version.
 */
export function sinceOf(component: string) {
  const first = releases.findLast(({ notes }) => notes.some((note) => isAbout(note, component)));
  if (first) return { version: first.version, isReleased: true };
  return { version, isReleased: about(next, component).length === 0 };
}
