import { gzipSync } from 'node:zlib';
import { bundle, entries } from './tests/bundle.ts';

const kilobytes = (code: string) => (gzipSync(code, { level: 9 }).byteLength / 1024).toFixed(2);

/**
 * Prints what each module of the package adds to a page, gzipped: its own code with our imports,
 * and the same with arktype, which all forms of a page share.
 */
export async function domainSizes() {
  const sizes: Record<string, { 'own KB': string; 'with arktype KB': string }> = {};
  for (const subpath of entries.keys()) {
    const own = await bundle(subpath, ['arktype']);
    const whole = await bundle(subpath);
    sizes[subpath] = { 'own KB': kilobytes(own.code), 'with arktype KB': kilobytes(whole.code) };
  }
  return sizes;
}

if (import.meta.main) console.table(await domainSizes());
