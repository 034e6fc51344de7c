/** Headers of every response of the site, sent by this server or by the one that replaces it. */
export const securityHeaders = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
} as const;

/** For files whose name contains a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For all other files: cached, but revalidated each time. An unchanged file answers 304. */
export const revalidate = 'no-cache';

/** The Content-Security-Policy of each document by its address; the 404 page's by `/404`. */
export type DocumentPolicies = Readonly<Record<string, string>>;
