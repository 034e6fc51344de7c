import { Controls, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { ClockIcon, SuccessIcon } from '../packages/ui/src/components/Icon/index.ts';
import { layoutNames } from '../packages/ui/src/styles/layout.ts';
import type { ComponentDocs } from '../packages/ui/src/testing/docs.ts';
import { Anatomy } from './Anatomy.tsx';
import { Code } from './Code.tsx';
import { DoDont } from './DoDont.tsx';
import { Example } from './Example.tsx';
import { Level } from './Level.tsx';
import type { LastRun } from './lastRun.ts';
import { pageOf } from './pageOf.ts';
import { recipeOf } from './recipes.ts';
import { changesOf, sinceOf } from './releaseNotes.ts';
import { Sentence } from './Sentence.tsx';
import { sentenceCase } from './sentenceCase.ts';
import { sizeOf } from './sizes.ts';
import { meanings, statusOf } from './status.ts';
import type { UsedBy } from './usedBy.ts';
import type { DocsStory } from './useScreen.ts';

/** Written by main.ts. */
declare const USED_BY: UsedBy;
declare const LAST_RUN: LastRun | null;

/** The one docs page of every component: its docs data, props and stories. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const first = context.storyById();
  const { parameters, title, component, initialArgs } = first;
  const others = context
    .componentStories()
    .filter(({ id, tags }) => id !== first.id && tags.includes('autodocs'));
  const { description, props } = Reflect.get(component ?? {}, '__docgenInfo') ?? {};
  const docs = parameters.docsData as ComponentDocs | undefined;
  const [name = title, group] = title.split('/').reverse();
  return (
    <>
      <header className="docs-header">
        <p className="docs-group">{group}</p>
        <h1>{name}</h1>
        {!docs && <Description />}
        {docs && (
          <>
            <p className="docs-summary">
              <Sentence>{docs.summary}</Sentence>
            </p>
            {docs.alsoCalled && (
              <p className="docs-built-on">
                <strong>Also called:</strong> {docs.alsoCalled.join(', ')}.
              </p>
            )}
            <p className="docs-built-on">
              <strong>Built on:</strong> <Sentence>{docs.builtOn}</Sentence>
            </p>
            <Facts docs={docs} />
            <Code
              code={`import { ${(docs.imports ?? [docs.name]).join(', ')} } from '@milepost/ui/${docs.name}';`}
            />
          </>
        )}
      </header>
      <Example of={first.moduleExport} hasToolbar />
      {docs && <Guidance docs={docs} component={component} args={initialArgs} />}
      {props && (
        <Section title="Props">
          {description && (
            <p>
              <Sentence>{description}</Sentence>
            </p>
          )}
          <Controls sort="requiredFirst" exclude={['ref', ...layoutNames]} />
          <LayoutProps argTypes={first.argTypes} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="In every state">
          <div className="docs-states" data-group={group}>
            {others.map((story) => (
              <div key={story.id}>
                <h3 id={`anchor--${story.id}`}>{sentenceCase(story.name)}</h3>
                <Description of={story.moduleExport} />
                <Example of={story.moduleExport} />
              </div>
            ))}
          </div>
        </Section>
      )}
      {docs && <Recipe component={docs.name} />}
      {docs && <Sentences title="What changed lately" sentences={changesOf(docs.name)} />}
    </>
  );
}

/** The layout props of every component, which would make each props table long. */
function LayoutProps({ argTypes }: { argTypes: DocsStory['argTypes'] }) {
  const rows = layoutNames.flatMap((name) => {
    const { description, table } = argTypes[name] ?? {};
    return table ? [{ name, description, values: table.type?.summary ?? '' }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <details className="docs-layout">
      <summary>Layout: {rows.length} props that every component accepts</summary>
      <table className="docs-rows">
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">What it sets</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, description, values }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                {description} <code>{values}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The component's status, its first version and its size. */
function Facts({ docs }: { docs: ComponentDocs }) {
  const size = sizeOf(docs.name);
  const since = sinceOf(docs.name);
  const { level } = statusOf({ docs, usedBy: USED_BY, lastRun: LAST_RUN });
  return (
    <p className="docs-built-on">
      <Level level={level} /> <a href="#status">Why</a>{' '}
      {docs.replacedBy && `Use ${docs.replacedBy} instead. `}
      <strong>Since:</strong> {since.isReleased ? since.version : 'the next release'}.{' '}
      {size && (
        <>
          <strong>Size:</strong> {size.script} kB of JavaScript and {size.style} kB of CSS,
          minified, Brotli, React left out.
        </>
      )}
    </p>
  );
}

const at = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'long' });

/** The reasons of the status, and the browsers of the last run. */
function Reasons({ docs }: { docs: ComponentDocs }) {
  const { level, criteria } = statusOf({ docs, usedBy: USED_BY, lastRun: LAST_RUN });
  return (
    <Section title="Status">
      <p>
        <Level level={level} /> {meanings[level]}
      </p>
      <table className="docs-rows">
        <thead>
          <tr>
            <th scope="col">By what</th>
            <th scope="col">How it stands</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ name, isMet, detail }) => (
            <tr key={name}>
              <td>
                {isMet ? <SuccessIcon label="Met" /> : <ClockIcon label="Not yet" />} {name}
              </td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {LAST_RUN
          ? `Last run of all tests: ${at(LAST_RUN.at)}, commit ${LAST_RUN.commit}, ${LAST_RUN.passed} passed, ${LAST_RUN.failed.length} failed, in ${Object.values(LAST_RUN.browsers).join(', ')}.`
          : 'No run of all tests is recorded on the machine that built this Storybook.'}
      </p>
    </Section>
  );
}

/** A test for an app, like the kit's own test of the component. */
function Recipe({ component }: { component: string }) {
  const recipe = recipeOf(component);
  if (!recipe) return null;
  return (
    <Section title="Test it">
      <p>
        {recipe.keys}: {recipe.does} This is how the kit tests it, with Testing Library and the
        matchers of jest-dom. <code>example</code> stands for the props of the first example above.
      </p>
      <Code code={recipe.code} />
    </Section>
  );
}

interface GuidanceProps {
  docs: ComponentDocs;
  /** The component of the do and don’t examples. */
  component: ComponentType<object> | undefined;
  /** The args of its first story. */
  args: object;
}

function Guidance({ docs, component: Part, args }: GuidanceProps) {
  const shown = (own: object | undefined) => own && Part && <Part {...args} {...own} />;
  return (
    <>
      <div className="docs-halves">
        <Sentences title="When to use it" sentences={docs.when} />
        <Sentences title="When not to use it" sentences={docs.whenNot} />
      </div>
      <Rows
        title="Alternatives"
        columns={['Use', 'When']}
        rows={docs.alternatives.map(({ use, when }) => [
          <Alternative key={use} names={use} />,
          when,
        ])}
      />
      <Section title="Anatomy">
        <Anatomy docs={docs} />
      </Section>
      <Section title="Do and don’t">
        {docs.doDont.map((advice) => (
          <DoDont
            key={advice.do}
            do={advice.do}
            dont={advice.dont}
            doExample={advice.doExample ?? shown(advice.doArgs)}
            dontExample={advice.dontExample ?? shown(advice.dontArgs)}
          />
        ))}
      </Section>
      <Rows
        title="Keyboard"
        columns={['Keys', 'What they do']}
        rows={docs.keyboard.map(({ keys, does }) => [<Keys key={keys} names={keys} />, does])}
      />
      <Rows
        title="Functions"
        columns={['Call', 'What it does']}
        rows={(docs.functions ?? []).map(({ call, does }) => [
          <code key={call}>{call}</code>,
          does,
        ])}
      />
      <Sentences title="Accessibility" sentences={docs.accessibility} />
      <Reasons docs={docs} />
      <Sentences title="Words" sentences={docs.content} />
    </>
  );
}

/** Shows keys as `kbd` and the words between and after them as text: "Tab, then Enter on the button". */
function Keys({ names }: { names: string }) {
  return names
    .split(/(,? or |,? then | and |, | ?\+ ?| on .*)/)
    .map((part, index) =>
      part !== '' && index % 2 === 0 ? <kbd key={`${index} ${part}`}>{part}</kbd> : part,
    );
}

/** Shows the names of other components as links to their pages. */
function Alternative({ names }: { names: string }) {
  return (
    <strong>
      {names.split(/( or |, )/).map((name) => {
        const href = pageOf(name);
        return href ? (
          <a key={name} href={href} target="_top">
            {name}
          </a>
        ) : (
          name
        );
      })}
    </strong>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="docs-section">
      <h2 id={title.toLowerCase().replaceAll(/\W+/g, '-')}>{title}</h2>
      {children}
    </section>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence>{sentence}</Sentence>
          </li>
        ))}
      </ul>
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
      <table className="docs-rows">
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
          {rows.map(([first, second], index) => (
            <tr key={`${index} ${second}`}>
              <td>{first}</td>
              <td>
                <Sentence>{second}</Sentence>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
