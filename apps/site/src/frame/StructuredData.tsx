/** Props of StructuredData. */
export interface StructuredDataProps {
  /** A thing in the words of schema.org; `false` in the browser, which needs none of it. */
  readonly of: Readonly<Record<string, unknown>> | false;
}

/** What a page says in a form for search engines (schema.org), which read the served document. */
export function StructuredData({ of }: StructuredDataProps) {
  const json = of ? JSON.stringify({ '@context': 'https://schema.org', ...of }) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words as JSON, with no tag in them.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
