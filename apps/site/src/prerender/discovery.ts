import { descriptions } from '@milepost/domain/content/descriptions';
import { canonicalOf, pagePaths } from '@milepost/domain/content/pages';
import { company } from '@milepost/domain/facts/company';
import { defaultTheme } from '@milepost/ui/theme';
import { addressOf, language } from '#edition';
import { twinsOf } from './twins.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { site } = company.links;
const addresses = [...new Set(pagePaths.map(canonicalOf))];

/** The addresses of a page, with its alternates if it is in both languages. */
const urlsOf = (path: string): readonly string[] => {
  const twins = twinsOf(path);
  if (twins.length === 0) return [`<url><loc>${site}${path}</loc></url>`];
  const links = twins.map(
    ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`,
  );
  return twins.map(([, url]) => `<url><loc>${url}</loc>${links.join('')}</url>`);
};

const xhtml = import.meta.env.HAS_SPANISH ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${addresses.flatMap(urlsOf).join('\n')}
</urlset>
`;

const robots = `User-agent: *
Allow: /

Sitemap: ${site}/sitemap.xml
`;

/** Where to report a vulnerability (RFC 9116). It recommends an expiry of less than a year. */
const security = (today: Date) => `Contact: mailto:${company.mailboxes.security}
Expires: ${new Date(today.getTime() + 360 * dayMs).toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en
Canonical: ${site}/.well-known/security.txt
`;

const manifest = {
  name: company.name,
  short_name: company.shortName,
  description: descriptions['/'],
  id: addressOf('/'),
  start_url: addressOf('/'),
  ...(language !== 'en' && { lang: language }),
  display: 'browser',
  background_color: defaultTheme.light.page,
  theme_color: defaultTheme.light.page,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/**
 * The files for search engines, devices and security researchers besides the pages, by address. The
 * English edition has those of the whole site.
 *
 * @param today The day of the build.
 */
export const discoveryFiles = (today: Date): Readonly<Record<string, string>> => ({
  ...(language === 'en' && {
    '/.well-known/security.txt': security(today),
    '/robots.txt': robots,
    '/sitemap.xml': sitemap,
  }),
  [addressOf('/site.webmanifest')]: JSON.stringify(manifest),
});
