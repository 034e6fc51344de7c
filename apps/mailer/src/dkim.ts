import { createPrivateKey } from 'node:crypto';
import { text } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import type { Config } from './config.ts';

/** Puts a DKIM signature before a whole message. Rejects when it can't: a message never goes out unsigned. */
export type Sign = (message: string) => Promise<string>;

/** The smallest RSA key whose signatures are taken (RFC 8301, 3.2). */
const fewestBits = 1024;

/**
 * Signs mail as the settings say; `undefined` where they name no domain.
 *
 * @throws if the key is no RSA key that can sign. Ed25519 (RFC 8463) is not among what nodemailer signs with.
 */
export async function createSign(config: Config): Promise<Sign | undefined> {
  const {
    DKIM_DOMAIN: domainName,
    DKIM_SELECTOR: keySelector = '',
    DKIM_PRIVATE_KEY_FILE: privateKey = '',
  } = config;
  if (domainName === undefined) return undefined;
  const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(privateKey);
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < fewestBits) {
    throw new Error(`it must be an RSA key of at least ${fewestBits} bits`);
  }
  const dkim = new DKIM({ domainName, keySelector, privateKey });
  const sign: Sign = async (message) => {
    const signed = await text(dkim.sign(message));
    // nodemailer lets a message that it can't sign pass as it is.
    if (!signed.startsWith('DKIM-Signature:')) throw new Error('The message could not be signed');
    return signed;
  };
  await sign(trial);
  return sign;
}

/** Whether a message can be signed at this moment, found out by doing it. Never rejects. */
export function signs(sign: Sign): Promise<boolean> {
  return sign(trial).then(Boolean, () => false);
}

const trial = 'From: <a@trial.invalid>\r\n\r\nA trial\r\n';
