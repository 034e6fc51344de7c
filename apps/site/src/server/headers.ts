/** Sent with every answer of the site, by our own server or by the one that stands in for it. */
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

/** For files whose name holds a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For all else: kept, but asked about each time; an unchanged file answers 304. */
export const revalidate = 'no-cache';

/** Of each document by its address, and of the 404 page by `/404`: its Content-Security-Policy. */
export type DocumentPolicies = Readonly<Record<string, string>>;
