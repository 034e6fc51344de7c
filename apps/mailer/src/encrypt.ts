/** Encrypts bytes to the staff's key, as an armored OpenPGP message. */
export type Encrypt = (content: Buffer) => Promise<string>;

export interface Encryption {
  readonly encrypt: Encrypt;
  /** When the key stops being good; `undefined` for never. */
  readonly expires: Date | undefined;
  /** Whether the key can be used at this moment. */
  readonly isGood: () => boolean;
}

/**
 * Reads an armored OpenPGP public key.
 *
 * @throws if it is no public key, or is expired, revoked or not made for encryption.
 */
export async function createEncryption(armoredKey: string): Promise<Encryption> {
  // Loaded only where it is used: it takes a tenth of a second.
  const { createMessage, encrypt, readKey } = await import('openpgp');
  const key = await readKey({ armoredKey });
  if (key.isPrivate()) throw new Error('it is a private key; give the public one alone');
  await key.getEncryptionKey();
  const end = await key.getExpirationTime();
  const expires = end instanceof Date ? end : undefined;
  return {
    expires,
    isGood: () => expires === undefined || expires.getTime() > Date.now(),
    encrypt: async (content) =>
      encrypt({
        message: await createMessage({ binary: new Uint8Array(content) }),
        encryptionKeys: key,
        format: 'armored',
      }),
  };
}
