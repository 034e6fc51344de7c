import type { BlockList, Socket } from 'node:net';
import { type Address, isListed, parseAddress } from './address.ts';

/** The other end of a connection. */
export interface Peer {
  /** `undefined` once the connection is closed. */
  readonly address: Address | undefined;
  /** Whether its `X-Forwarded-…` headers are believed. */
  readonly isTrustedProxy: boolean;
}

export function peerOf({ remoteAddress }: Socket, trustedProxies: BlockList): Peer {
  const address = parseAddress(remoteAddress ?? '');
  return { address, isTrustedProxy: !!address && isListed(address, trustedProxies) };
}

/**
 * The key of a call's client: that of the last address that no trusted proxy has. A proxy that forwards
 * something other than an address counts as the client itself.
 *
 * @param forwardedFor the header `X-Forwarded-For`.
 */
export function clientOf(peer: Peer, forwardedFor: string, trustedProxies: BlockList): string {
  const hops = forwardedFor.split(',');
  let { address, isTrustedProxy } = peer;
  while (isTrustedProxy) {
    const next = parseAddress(hops.pop()?.trim() ?? '');
    if (!next) break;
    address = next;
    isTrustedProxy = isListed(next, trustedProxies);
  }
  return clientKey(address);
}

/**
 * The key of the client at an address: an IPv4 address, or the /64 network of an IPv6 address, which
 * is what a household or a rented server gets. Unknown addresses share the key `''`.
 */
export const clientKey = (address: Address | undefined): string =>
  Buffer.from(address?.bytes.slice(0, 8) ?? []).toString('hex');

/** A network that a client belongs to. */
export interface Network {
  /** Its prefix length in bits. */
  readonly bits: number;
  /** How many clients' worth of mails it may send. */
  readonly share: number;
  /** Differs from that of every other network of this length. */
  readonly key: string;
}

/** A provider gives one subscriber up to a /48 of IPv6 (RFC 6177). Many people share an IPv4 /24. */
const widths = {
  ipv4: [
    { bits: 32, share: 1 },
    { bits: 24, share: 12 },
  ],
  ipv6: [
    { bits: 64, share: 1 },
    { bits: 56, share: 3 },
    { bits: 48, share: 6 },
  ],
} as const;

/** Every width that a network of a client can have. */
export const networkWidths = [...widths.ipv4, ...widths.ipv6];

/** The networks of a client, by its key, from the narrowest to the widest. */
export const networksOf = (client: string): readonly Network[] =>
  widths[client.length === 8 ? 'ipv4' : 'ipv6'].map(({ bits, share }) => ({
    bits,
    share,
    key: client.slice(0, bits / 4),
  }));
