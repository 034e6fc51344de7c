import { type ComponentType, useState } from 'react';

/** A still part of a screen that also has parts to bring to life. */
export interface ServedPart {
  readonly id: string;
  /** Fetches its code; the screen's route waits for it. */
  readonly load: () => Promise<void>;
  Content?: ComponentType;
}

/** A part with the given id, whose code `load` fetches. */
export function servedPart(id: string, load: () => Promise<ComponentType>): ServedPart {
  const part: ServedPart = {
    id,
    load: async () => {
      part.Content ??= await load();
    },
  };
  return part;
}

/**
 * Shows a part. Where a visit begins with its screen, it stays as the server rendered it and its
 * code is not loaded; links in it are followed all the same.
 */
export function Served({ part: { id, Content } }: { readonly part: ServedPart }) {
  const [html] = useState(() => (Content ? undefined : document.getElementById(id)?.innerHTML));
  return html === undefined ? (
    <div id={id}>{Content && <Content />}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered.
    <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
