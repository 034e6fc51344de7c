import { descriptions } from '@milepost/domain/content/descriptions';
import { canonicalOf, pagePaths } from '@milepost/domain/content/pages';
import { company } from '@milepost/domain/facts/company';
import { defaultTheme } from '@milepost/ui/theme';

const dayMs = 24 * 60 * 60 * 1000;
const { site } = company.links;
const addresses = [...new Set(pagePaths.map(canonicalOf))];

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((path) => `<url><loc>${site}${path}</loc></url>`).join('\n')}
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
  id: '/',
  start_url: '/',
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
 * The files for search engines, devices and security researchers besides the pages, by file name.
 *
 * @param today The day of the build.
 */
export const discoveryFiles = (today: Date): Readonly<Record<string, string>> => ({
  '.well-known/security.txt': security(today),
  'robots.txt': robots,
  'sitemap.xml': sitemap,
  'site.webmanifest': JSON.stringify(manifest),
});
