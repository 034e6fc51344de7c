import { pageOf, pages } from './pageOf.ts';
import { sinceOf } from './releaseNotes.ts';
import { sizeOf } from './sizes.ts';

/** Lists every component with its purpose, its sidebar section, its size and whether it is new. */
export function Components() {
  const rows = pages.map(({ docs, title }) => ({ docs, title, group: title.split('/')[1] ?? '' }));
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  return groups
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
