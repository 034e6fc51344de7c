import type { ComponentDocs } from '../packages/ui/src/testing/docs.ts';

interface Meta {
  title: string;
  parameters?: { docsData?: ComponentDocs };
}

const metas = import.meta.glob<Meta>('../packages/ui/src/components/*/*.stories.tsx', {
  import: 'default',
  eager: true,
});

/** Every component's docs data and its title in the sidebar. */
export const pages = Object.values(metas).flatMap(({ title, parameters }) => {
  const docs = parameters?.docsData;
  return docs ? [{ docs, title }] : [];
});

/** Returns the URL of a component's page, derived from its title as Storybook does. */
export function pageOf(component: string): string | undefined {
  const page = pages.find(({ docs }) => docs.name === component);
  return page && `./?path=/docs/${page.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}
