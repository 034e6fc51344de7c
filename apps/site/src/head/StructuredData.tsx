/** A page's data for search engines, in the vocabulary of schema.org. */
export interface StructuredDataProps {
  readonly of: Readonly<Record<string, unknown>>;
}

export function StructuredData({ of }: StructuredDataProps) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...of })}
    </script>
  );
}
