import './DocsPage.css';
import { Controls, DocsContext, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type { ComponentDocs } from '../packages/ui/src/testing/docs.ts';

/** The one docs page of every component: its docs data, props and stories. */
export function DocsPage() {
  const { parameters } = useContext(DocsContext).storyById();
  const docs = parameters.docsData as ComponentDocs | undefined;
  return (
    <>
      <Title />
      {docs && <p className="docs-summary">{docs.summary}</p>}
      <Primary />
      {docs && <Guidance docs={docs} />}
      <Section title="Props">
        <Controls />
      </Section>
      <Stories includePrimary={false} />
    </>
  );
}

function Guidance({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <Sentences title="When to use it" sentences={docs.when} />
      <Sentences title="When not to use it" sentences={docs.whenNot} />
      <Rows
        title="Alternatives"
        columns={['Use', 'When']}
        rows={docs.alternatives.map(({ use, when }) => [use, when])}
      />
      <Sentences title="Anatomy" sentences={docs.anatomy} isOrdered />
      <Section title="Do and don’t">
        {docs.doDont.map((advice) => (
          <div key={advice.do} className="docs-pair">
            <p className="docs-do">
              <strong>Do.</strong> {advice.do}
            </p>
            <p className="docs-dont">
              <strong>Don’t.</strong> {advice.dont}
            </p>
          </div>
        ))}
      </Section>
      <Rows
        title="Keyboard"
        columns={['Keys', 'What they do']}
        rows={docs.keyboard.map(({ keys, does }) => [<kbd key={keys}>{keys}</kbd>, does])}
      />
      <Sentences title="Accessibility" sentences={docs.accessibility} />
      <Sentences title="Words" sentences={docs.content} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 id={title.toLowerCase().replaceAll(/\W+/g, '-')}>{title}</h2>
      {children}
    </section>
  );
}

function Sentences({
  title,
  sentences,
  isOrdered = false,
}: {
  title: string;
  sentences: string[];
  isOrdered?: boolean;
}) {
  if (sentences.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <Section title={title}>
      <List>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
    </Section>
  );
}

function Rows({
  title,
  columns,
  rows,
}: {
  title: string;
  columns: [string, string];
  rows: [ReactNode, string][];
}) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second]) => (
            <tr key={second}>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
