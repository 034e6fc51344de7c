/** The release notes of a version. */
export interface Release {
  readonly version: string;
  /** The notes in Markdown, one per changeset. */
  readonly notes: readonly string[];
}

/** Returns the notes of every version from a changelog of Changesets, the latest first. */
export const releasesIn = (changelog: string): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n');
      const notes = lines.join('\n').split(/^- /m).slice(1);
      return { version, notes: notes.map(noteIn) };
    });

/** Removes a note's commit, its list marker, and the groups that follow it. */
const noteIn = (item: string) =>
  item
    .replace(/^[0-9a-f]{7,40}: /, '')
    .replace(/^### [\s\S]*/m, '')
    .replaceAll(/^ {2}/gm, '')
    .trim();

const oneLine = (text: string) => text.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim();

/** Splits a paragraph into sentences. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=[A-Z`“])/);

/** The paragraphs and list items of a note. */
export const changesIn = (note: string) =>
  note
    .split(/\n\n|\n(?=- )/)
    .map(oneLine)
    .filter(Boolean);

/** Returns the first sentence of a note. */
export const headlineOf = (note: string) => sentencesOf(changesIn(note)[0] ?? '')[0] ?? '';
