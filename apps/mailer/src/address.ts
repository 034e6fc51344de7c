import { type BlockList, isIP } from 'node:net';

/** An IP address: its text as Node reads it, and its 4 or 16 bytes. An IPv4 address that is mapped into IPv6 counts as IPv4. */
export interface Address {
  readonly text: string;
  readonly bytes: readonly number[];
}

/**
 * Reads an IP address in any of its spellings, with a port, brackets or a zone as proxies write them.
 * `undefined` for anything else.
 */
export function parseAddress(written: string): Address | undefined {
  const bare =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written)?.[1] ??
    /^([\d.]+):\d{1,5}$/.exec(written)?.[1] ??
    written;
  const [text = ''] = bare.split('%');
  const family = isIP(text);
  if (family === 0) return undefined;
  if (family === 4) return { text, bytes: text.split('.').map(Number) };
  const bytes = bytesOfIPv6(text);
  const isMapped =
    bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 0xff && bytes[11] === 0xff;
  return isMapped ? ipv4(bytes.slice(12)) : { text, bytes };
}

const ipv4 = (bytes: readonly number[]): Address => ({ text: bytes.join('.'), bytes });

/** The 16 bytes of an address that is known to be IPv6 (RFC 4291, 2.2). */
function bytesOfIPv6(text: string): number[] {
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':').flatMap(bytesOfGroup));
  const [before = '', after] = text.split('::');
  const start = groupsOf(before);
  const end = after === undefined ? [] : groupsOf(after);
  return [...start, ...Array<number>(16 - start.length - end.length).fill(0), ...end];
}

function bytesOfGroup(group: string): number[] {
  if (group.includes('.')) return group.split('.').map(Number);
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

/** Whether an address is one of a list's. */
export const isListed = ({ text, bytes }: Address, list: BlockList): boolean =>
  list.check(text, bytes.length === 4 ? 'ipv4' : 'ipv6');
