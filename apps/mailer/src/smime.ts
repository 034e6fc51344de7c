import { X509Certificate } from 'node:crypto';
import type { Keyring } from './encrypt.ts';

/** The certificates of a text in PEM, one after the other; `null` for none. */
export const certificatesIn = (text: string) =>
  text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g);

/**
 * Reads S/MIME certificates (PEM, one after the other). Mail is encrypted with AES-256 in CBC mode,
 * the strongest that mail programs read in common (RFC 8551, 2.7), and the AES key to each
 * certificate: with RSA-OAEP to an RSA key, by ECDH to one on an elliptic curve.
 *
 * @throws if there is no certificate.
 */
export async function readCertificates(text: string): Promise<Keyring> {
  const blocks = certificatesIn(text);
  if (!blocks) throw new Error('it holds no certificate in PEM');
  // Loaded on demand, because most installations don't use it.
  const { Certificate, ContentInfo, EnvelopedData } = await import('pkijs');
  const certificates = new Map(
    blocks.map((block) => {
      const certificate = new X509Certificate(block);
      return [certificate.fingerprint256.replaceAll(':', ''), certificate];
    }),
  );
  return {
    keys: [...certificates].map(([fingerprint, { validFromDate, validToDate }]) => ({
      fingerprint,
      goodFrom: validFromDate.getTime(),
      goodUntil: validToDate.getTime(),
    })),
    seal: async (content, to) => {
      const data = new EnvelopedData();
      for (const { fingerprint } of to) {
        const { raw } = certificates.get(fingerprint) as X509Certificate;
        data.addRecipientByCertificate(Certificate.fromBER(new Uint8Array(raw)), {
          oaepHashAlgorithm: 'SHA-256',
          kdfAlgorithm: 'SHA-256',
          kekEncryptionLength: 256,
        });
      }
      await data.encrypt({ name: 'AES-CBC', length: 256 }, new Uint8Array(content).buffer);
      const info = new ContentInfo({
        contentType: ContentInfo.ENVELOPED_DATA,
        content: data.toSchema(),
      });
      const body = Buffer.from(info.toSchema().toBER()).toString('base64');
      return {
        headers: [
          ['Content-Type', 'application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"'],
          ['Content-Transfer-Encoding', 'base64'],
          ['Content-Disposition', 'attachment; filename="smime.p7m"'],
        ],
        body: `${body.replace(/.{76}/g, '$&\r\n')}\r\n`,
      };
    },
  };
}
