import { docFiles } from '../packages/ui/docs.ts';

/** What Storybook's MCP server knows of a component, as far as it is set here. */
interface ComponentManifest {
  readonly id: string;
  readonly name: string;
  readonly summary?: string;
  /** Markdown that the server shows instead of a table of props. */
  readonly apiDescription?: string;
}

/** The manifests that Storybook makes for its MCP server. */
export interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, ComponentManifest>> };
}

/**
 * Replaces what Storybook read of the kit's components with the docs of the published package, so that
 * its MCP server has the same. Storybook's own reader loses inherited props.
 */
export async function withKitDocs<All extends Manifests>(manifests: All): Promise<All> {
  const files = await docFiles();
  const entries = Object.entries(manifests.components?.components ?? {}).map(([id, component]) => {
    // Other pages, such as the patterns, have no file.
    const text = files[`docs/${component.name}.md`];
    if (!text || !id.startsWith('components-')) return [id, component] as const;
    const [, summary = ''] = /^> (.*)$/m.exec(text) ?? [];
    const { name } = component;
    return [
      id,
      {
        id,
        name,
        summary,
        stories: Reflect.get(component, 'stories'),
        apiDescription: text.replace(/^# .*\n\n/, ''),
      },
    ] as const;
  });
  return {
    ...manifests,
    components: { ...manifests.components, components: Object.fromEntries(entries) },
  };
}
