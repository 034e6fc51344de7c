import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { encodingFor, readSite } from './files.ts';

/** A folder with the given files, read as a site. */
async function siteOf(contents: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'dealers'));
  for (const [name, text] of Object.entries(contents)) await writeFile(join(folder, name), text);
  return readSite(folder);
}

test('a file is found by its path, with its compressed forms, and other file types are left out', async () => {
  const site = await siteOf({
    'dealers/payoff.html': 'payoff',
    'dealers/payoff.html.br': 'small',
    'dealers/payoff.html.gz': 'less',
    'notes.secret': 'no',
    _headers: 'no',
  });
  expect([...site.keys()]).toEqual(['/dealers/payoff.html']);
  const bodies = site.get('/dealers/payoff.html')?.bodies;
  expect(Object.keys(bodies ?? {}).sort()).toEqual(['br', 'gzip', 'identity']);
});

test('the tag of a file depends on its content', async () => {
  const site = await siteOf({ 'a.js': 'same', 'b.js': 'same', 'c.js': 'other' });
  const hash = (path: string) => site.get(path)?.hash;
  expect(hash('/a.js')).toBe(hash('/b.js'));
  expect(hash('/a.js')).not.toBe(hash('/c.js'));
});

const body = new Uint8Array();
const all = { type: 'text/html', hash: '', bodies: { identity: body, br: body, gzip: body } };
const plain = { ...all, bodies: { identity: body } };

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
])('a client that accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(all, accepted)).toBe(encoding);
  expect(encodingFor(plain, accepted)).toBe('identity');
});
