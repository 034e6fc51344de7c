import { faqPage } from './faqPage.ts';
import { organization } from './organization.ts';

const dataOf: Readonly<Record<string, () => object>> = { '/': organization, '/faq': faqPage };

/**
 * Adds the data for search engines (schema.org) to the document of the page at `path`. The router
 * could add it too, but only by writing a script in the browser, which the policy forbids.
 */
export function withStructuredData(html: string, path = ''): string {
  const data = dataOf[path]?.();
  if (!data) return html;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // The text `</script>` would end the element.
  const text = json.replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${text}</script></head>`,
  );
}
