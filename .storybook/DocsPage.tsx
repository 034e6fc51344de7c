import './DocsPage.css';
import { ErrorIcon, SuccessIcon } from '@milepost/ui/Icon';
import {
  Controls,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Primary,
  Source,
  Stories,
} from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { ComponentDocs } from '../packages/ui/src/testing/docs.ts';
import { changesOf, sinceOf } from './changes.ts';
import { pageOf } from './pageOf.ts';
import { recipeOf } from './recipes.ts';
import { sizeOf } from './sizes.ts';
import { storybookTheme } from './theme.ts';

type Globals = { globals: { theme?: string } };

/** Gives Storybook's own parts of a docs page the theme that the toolbar chooses. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [{ theme = 'light' }, setGlobals] = useState<Globals['globals']>(() => {
    // A page of words has no stories.
    const [story] = context.componentStories();
    return story ? context.getStoryContext(story).globals : {};
  });
  useEffect(() => {
    const update = ({ globals }: Globals) => setGlobals(globals);
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context.channel]);
  return (
    <DocsContainer {...props} theme={storybookTheme(theme.startsWith('dark') ? 'dark' : 'light')} />
  );
}

/** The one docs page of every component: its docs data, props and stories. */
export function DocsPage() {
  const { parameters, title, component, initialArgs } = useContext(DocsContext).storyById();
  const { description, props } = Reflect.get(component ?? {}, '__docgenInfo') ?? {};
  const docs = parameters.docsData as ComponentDocs | undefined;
  const [name = title, group] = title.split('/').reverse();
  return (
    <>
      <header className="docs-header">
        <p className="docs-group">{group}</p>
        <h1>{name}</h1>
        {docs && (
          <>
            <p className="docs-summary">
              <Sentence>{docs.summary}</Sentence>
            </p>
            <p className="docs-built-on">
              <strong>Built on:</strong> <Sentence>{docs.builtOn}</Sentence>
            </p>
            <Facts component={docs.name} />
            <code className="docs-import">{`import { ${docs.name} } from '@milepost/ui/${docs.name}'`}</code>
          </>
        )}
      </header>
      <Primary />
      {docs && <Guidance docs={docs} component={component} args={initialArgs} />}
      {props && (
        <Section title="Props">
          {description && (
            <p>
              <Sentence>{description}</Sentence>
            </p>
          )}
          <Controls />
        </Section>
      )}
      <Section title="In every state">
        <div className="docs-states" data-group={group}>
          <Stories title="" includePrimary={false} />
        </div>
      </Section>
      {docs && <Recipe component={docs.name} />}
      {docs && <Sentences title="What changed lately" sentences={changesOf(docs.name)} />}
    </>
  );
}

/** Whether it can be built on, since when it is there, and what it costs. */
function Facts({ component }: { component: string }) {
  const size = sizeOf(component);
  const since = sinceOf(component);
  return (
    <p className="docs-built-on">
      <strong>Status:</strong> {since.isReleased ? 'stable' : 'new'}, since {since.version}.{' '}
      {size && (
        <>
          <strong>Size:</strong> {size.script} kB of JavaScript and {size.style} kB of CSS,
          minified, Brotli, React left out.
        </>
      )}
    </p>
  );
}

/** A test of an app's own, as the kit tests the part itself. */
function Recipe({ component }: { component: string }) {
  const recipe = recipeOf(component);
  if (!recipe) return null;
  return (
    <Section title="Test it">
      <p>
        {recipe.keys}: {recipe.does} This is how the kit tests it, with Testing Library.
      </p>
      <Source language="tsx" code={recipe.code} />
    </Section>
  );
}

interface GuidanceProps {
  docs: ComponentDocs;
  /** The part, to show what to do and what not. */
  component: ComponentType<object> | undefined;
  /** What its first story is rendered with. */
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
      <Sentences title="Anatomy" sentences={docs.anatomy} isOrdered />
      <Section title="Do and don’t">
        {docs.doDont.map((advice) => (
          <div key={advice.do} className="docs-halves">
            <Advice
              title="Do"
              icon={<SuccessIcon />}
              className="docs-do"
              example={shown(advice.doArgs)}
            >
              {advice.do}
            </Advice>
            <Advice
              title="Don’t"
              icon={<ErrorIcon />}
              className="docs-dont"
              example={shown(advice.dontArgs)}
            >
              {advice.dont}
            </Advice>
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

/** The names of other parts, as links to their pages. */
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

/** A sentence of the docs data, in which backticks mark code. */
export function Sentence({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={`${index} ${part}`}>{part}</code>));
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="docs-section">
      <h2 id={title.toLowerCase().replaceAll(/\W+/g, '-')}>{title}</h2>
      {children}
    </section>
  );
}

function Advice({
  title,
  icon,
  className,
  example,
  children,
}: {
  title: string;
  icon: ReactNode;
  className: string;
  example: ReactNode;
  children: string;
}) {
  return (
    <div className={`docs-advice ${className}`}>
      {example && <div className="docs-example">{example}</div>}
      <p className="docs-verdict">
        {icon} {title}
      </p>
      <p>
        <Sentence>{children}</Sentence>
      </p>
    </div>
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
          <li key={sentence}>
            <Sentence>{sentence}</Sentence>
          </li>
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
