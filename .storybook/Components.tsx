import { useState } from 'react';
import { SearchField } from '../packages/ui/src/components/SearchField/index.ts';
import { Level } from './Level.tsx';
import type { LastRun } from './lastRun.ts';
import { pageOf, pages } from './pageOf.ts';
import { sizeOf } from './sizes.ts';
import { meanings, type Status, statusOf } from './status.ts';
import type { UsedBy } from './usedBy.ts';

/** Written by main.ts. */
declare const USED_BY: UsedBy;
declare const LAST_RUN: LastRun | null;

/** Every component, and the text of its page in lower case. */
const rows = pages.map(({ docs, title }) => ({
  ...{ docs, title, group: title.split('/')[1] ?? '' },
  level: statusOf({ docs, usedBy: USED_BY, lastRun: LAST_RUN }).level,
  text: JSON.stringify(docs, (key, value) =>
    /Example|Args/.test(key) ? undefined : value,
  ).toLowerCase(),
}));

/** Lists the components whose pages contain the words, with purpose, status and size. */
export function Components() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = rows.filter(({ text, level }) =>
    words.every((word) => text.includes(word) || level === word),
  );
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
      <Meanings />
    </>
  );
}

/** The order of the sidebar. */
const groupOrder = [
  'Actions',
  'Forms',
  'Navigation',
  'Overlays',
  'Feedback',
  'Data',
  'Layout',
  'Type',
  'Content',
];

function Groups({ rows: shown }: { rows: typeof rows }) {
  return [...Map.groupBy(shown, ({ group }) => group)]
    .toSorted(([a], [b]) => groupOrder.indexOf(a) - groupOrder.indexOf(b))
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
            {members.map(({ docs, title, level }) => (
              <tr key={title}>
                <td>
                  <a href={pageOf(docs.name)} target="_top">
                    {docs.name}
                  </a>
                </td>
                <td>{docs.summary}</td>
                <td>
                  <Level level={level} />
                </td>
                <td>{sizeOf(docs.name)?.script ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ));
}

/** What each status means, and how many components have it. */
function Meanings() {
  return (
    <section className="docs-section">
      <h2 id="status">What the status means</h2>
      <table className="docs-rows">
        <tbody>
          {(Object.entries(meanings) as [Status['level'], string][]).map(([level, meaning]) => (
            <tr key={level}>
              <td>
                <Level level={level} /> ({rows.filter((row) => row.level === level).length})
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        It is made from the apps’ imports and the last run of all tests. Each page has the reasons.
      </p>
    </section>
  );
}
