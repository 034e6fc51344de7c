import { type PagePath, socialName } from '@milepost/domain/content/pages';
import { company } from '@milepost/domain/facts/company';

/** What a document says about itself. */
export interface HeadProps {
  readonly title: string;
  /** `false` in the browser, which has no use for it. */
  readonly description: string | false;
  /** The one path that the page is known by; a page without one is not for search engines. */
  readonly canonical?: PagePath;
}

/**
 * A page's title and what search engines and social networks show of it. React puts these tags into
 * the document's head. A browser needs the title alone: the others are read from the served page.
 */
export function Head({ title, description, canonical }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          {canonical === undefined ? (
            <meta name="robots" content="noindex" />
          ) : (
            <>
              <link rel="canonical" href={`${company.links.site}${canonical}`} />
              <meta property="og:url" content={`${company.links.site}${canonical}`} />
            </>
          )}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta
            property="og:image"
            content={`${company.links.site}/social/${socialName(canonical ?? '/')}.png`}
          />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
