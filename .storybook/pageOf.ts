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

/** Storybook's address of a component's page, made from its title as Storybook makes it. */
export function pageOf(component: string): string | undefined {
  const page = pages.find(({ docs }) => docs.name === component);
  return page && `./?path=/docs/${page.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}
