import type { ComponentDocs } from '../packages/ui/src/testing/docs.ts';
import { sizeOf } from './sizes.ts';

interface Meta {
  title: string;
  parameters?: { docsData?: ComponentDocs };
}

const metas = import.meta.glob<Meta>('../packages/ui/src/components/*/*.stories.tsx', {
  import: 'default',
  eager: true,
});

/** Storybook's address of a component's page, made from its title as Storybook makes it. */
const pageOf = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Every component with what it is for, where it stands in the sidebar and what it costs. */
export function Components() {
  const rows = Object.values(metas).flatMap(({ title, parameters }) => {
    const docs = parameters?.docsData;
    return docs ? [{ docs, title, group: title.split('/')[1] ?? '' }] : [];
  });
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  return groups
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([group, members]) => (
      <section key={group} className="docs-section">
        <h2 id={group.toLowerCase()}>{group}</h2>
        <table className="docs-rows">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">What it is for</th>
              <th scope="col">kB</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ docs, title }) => (
              <tr key={title}>
                <td>
                  <a href={pageOf(title)} target="_top">
                    {docs.name}
                  </a>
                </td>
                <td>{docs.summary}</td>
                <td>{sizeOf(docs.name)?.script ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ));
}
