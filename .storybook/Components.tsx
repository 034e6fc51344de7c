import { useState } from 'react';
import { SearchField } from '../packages/ui/src/components/SearchField/index.ts';
import { pageOf, pages } from './pageOf.ts';
import { sinceOf } from './releaseNotes.ts';
import { sizeOf } from './sizes.ts';

/** Every component, and the text of its page in lower case. */
const rows = pages.map(({ docs, title }) => ({
  ...{ docs, title, group: title.split('/')[1] ?? '' },
  text: JSON.stringify(docs, (key, value) =>
    /Example|Args/.test(key) ? undefined : value,
  ).toLowerCase(),
}));

/** Lists the components whose pages contain the words, with purpose, status and size. */
export function Components() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = rows.filter(({ text }) => words.every((word) => text.includes(word)));
  return (
    <>
      <SearchField
        label="Find words on the components’ pages"
        value={query}
        onChange={setQuery}
        marginTop="l"
      />
      <p role="status">
        {found.length} of {rows.length} components
      </p>
      <Groups rows={found} />
    </>
  );
}

function Groups({ rows: shown }: { rows: typeof rows }) {
  return [...Map.groupBy(shown, ({ group }) => group)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([group, members]) => (
      <section key={group} className="docs-section">
        <h2 id={group.toLowerCase()}>{group}</h2>
        <table className="docs-rows docs-components">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">What it is for</th>
              <th scope="col">Status</th>
              <th scope="col">kB</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ docs, title }) => (
              <tr key={title}>
                <td>
                  <a href={pageOf(docs.name)} target="_top">
                    {docs.name}
                  </a>
                </td>
                <td>{docs.summary}</td>
                <td>{sinceOf(docs.name).isReleased ? 'Stable' : 'New'}</td>
                <td>{sizeOf(docs.name)?.script ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ));
}
