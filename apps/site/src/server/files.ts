import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built site, in every encoding. */
export interface SiteFile {
  readonly type: string;
  /** The value of a strong validator: the same for the same content. */
  readonly hash: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>> & {
    readonly identity: Uint8Array<ArrayBuffer>;
  };
}

/**
 * Reads every file below `directory` into memory, by its path from the site's root. The whole site
 * is a few megabytes, and a path that isn't in the map can't be requested.
 */
export async function readSite(directory: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const contents = new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const path = `/${relative(directory, file).split(sep).join('/')}`;
          return [path, new Uint8Array(await readFile(file))] as const;
        }),
    ),
  );
  const site = new Map<string, SiteFile>();
  for (const [path, identity] of contents) {
    const type = getMimeType(path);
    if (!type || path.endsWith('.gz')) continue;
    const br = contents.get(`${path}.br`);
    const gzip = contents.get(`${path}.gz`);
    site.set(path, {
      type,
      hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return site;
}

/** The best encoding of `file` that an `Accept-Encoding` header allows. */
export function encodingFor(file: SiteFile, acceptEncoding: string): Encoding {
  const refused = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(acceptEncoding);
  const accepted = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\b`).test(acceptEncoding) && !refused(encoding);
  return (['br', 'gzip'] as const).find((it) => file.bodies[it] && accepted(it)) ?? 'identity';
}
