import { randomUUID } from 'node:crypto';
import type { Key, PublicKey } from 'openpgp';
import type { Keyring, Sealed, SigningKey } from './encrypt.ts';

/**
 * Reads the OpenPGP private key that mails are signed with, armored and unlocked by its passphrase.
 *
 * @throws if there is no private key, the passphrase is wrong, or the key can't sign now.
 */
export async function readSigningKey(
  armoredKey: string,
  passphrase: string | undefined,
): Promise<SigningKey> {
  const { createMessage, decryptKey, readPrivateKey, sign } = await import('openpgp');
  const privateKey = await readPrivateKey({ armoredKey });
  const key = privateKey.isDecrypted()
    ? privateKey
    : await decryptKey({ privateKey, passphrase: passphrase ?? '' });
  await sign({ message: await createMessage({ text: 'A trial' }), signingKeys: key });
  return {
    fingerprint: key.getFingerprint().toUpperCase(),
    goodUntil: await endOf(key, 'getSigningKey'),
    privateKey: key,
  };
}

/**
 * Reads OpenPGP public keys: one armored block or several after each other, any number of keys in each.
 *
 * @throws if there is no public key, or a private one.
 */
export async function readOpenPgpKeys(text: string): Promise<Keyring> {
  // Loaded on demand: it takes a tenth of a second.
  const { createMessage, encrypt, readKeys } = await import('openpgp');
  const blocks = text.match(/-----BEGIN PGP [A-Z ]+-----[\s\S]*?-----END PGP [A-Z ]+-----/g);
  if (!blocks) throw new Error('it holds no armored OpenPGP key');
  const parts = await Promise.all(blocks.map((armoredKeys) => readKeys({ armoredKeys })));
  const keys = new Map(parts.flat().map((key) => [key.getFingerprint(), key]));
  if ([...keys.values()].some((key) => key.isPrivate())) {
    throw new Error('it holds a private key; give the public one alone');
  }
  return {
    keys: await Promise.all(
      [...keys].map(async ([fingerprint, key]) => ({
        fingerprint: fingerprint.toUpperCase(),
        goodFrom: Number(key.getCreationTime()),
        goodUntil: await endOf(key, 'getEncryptionKey'),
      })),
    ),
    seal: async (content, to, signingKey) =>
      pgpMime(
        await encrypt({
          message: await createMessage({ binary: new Uint8Array(content) }),
          encryptionKeys: to.map(
            ({ fingerprint }) => keys.get(fingerprint.toLowerCase()) as PublicKey,
          ),
          ...(signingKey && { signingKeys: signingKey.privateKey }),
          // Not before the newest key's creation: keys that are not valid yet are tried too.
          date: soonest(...to.map(({ goodFrom }) => goodFrom)),
          format: 'armored',
        }),
      ),
  };
}

/** Now, or the last of these moments where that is later. */
const soonest = (...moments: readonly (number | undefined)[]) =>
  new Date(Math.max(Date.now(), ...moments.map((moment = 0) => moment)));

/**
 * The moment at which the last of a key's subkeys for a use ends; a subkey never outlives its key
 * (RFC 9580, 5.2.3.13). A revoked one has ended.
 */
async function endOf(key: Key, find: 'getEncryptionKey' | 'getSigningKey'): Promise<number> {
  const date = soonest(Number(key.getCreationTime()));
  const keyEnd = timeOf(await key.getExpirationTime());
  const ends = await Promise.all(
    [key, ...key.subkeys].map(async (part) => {
      const isUsed = await key[find](part.getKeyID(), date).then(
        (found) => found === part,
        () => false,
      );
      if (!isUsed) return Number.NEGATIVE_INFINITY;
      return part === key ? keyEnd : Math.min(keyEnd, timeOf(await part.getExpirationTime(date)));
    }),
  );
  return Math.max(...ends);
}

/** OpenPGP.js gives null for a key without a valid signature. */
const timeOf = (end: Date | typeof Infinity | null) =>
  end === null ? Number.NEGATIVE_INFINITY : Number(end);

/** PGP/MIME around an armored message (RFC 3156). */
function pgpMime(armored: string): Sealed {
  const boundary = `=_${randomUUID()}`;
  return {
    headers: [
      [
        'Content-Type',
        `multipart/encrypted; protocol="application/pgp-encrypted"; boundary="${boundary}"`,
      ],
    ],
    body: [
      `--${boundary}`,
      'Content-Type: application/pgp-encrypted',
      'Content-Description: PGP/MIME version identification',
      '',
      'Version: 1',
      '',
      `--${boundary}`,
      'Content-Type: application/octet-stream; name="encrypted.asc"',
      'Content-Description: OpenPGP encrypted message',
      'Content-Disposition: inline; filename="encrypted.asc"',
      '',
      armored.replace(/\r?\n/g, '\r\n'),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  };
}
