/** What a version's users are told. */
export interface Release {
  readonly version: string;
  /** In Markdown, one for each change that was made together. */
  readonly notes: readonly string[];
}

/** The notes on every version of a changelog that Changesets wrote, the latest first. */
export const releasesIn = (changelog: string): Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n');
      const notes = lines.join('\n').split(/^- /m).slice(1);
      return { version, notes: notes.map(noteIn) };
    });

/** A note without the commit before it, what groups come after it and its place in a list. */
const noteIn = (item: string) =>
  item
    .replace(/^[0-9a-f]{7,40}: /, '')
    .replace(/^### [\s\S]*/m, '')
    .replaceAll(/^ {2}/gm, '')
    .trim();

const oneLine = (text: string) => text.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim();

/** The sentences of a paragraph. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=[A-Z`“])/);

/** What a note tells, a paragraph or an item each. */
export const changesIn = (note: string) =>
  note
    .split(/\n\n|\n(?=- )/)
    .map(oneLine)
    .filter(Boolean);

/** The first sentence of a note. */
export const headlineOf = (note: string) => sentencesOf(changesIn(note)[0] ?? '')[0] ?? '';
