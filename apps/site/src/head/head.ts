import { descriptions } from '@milepost/domain/content/descriptions';
import { notFound } from '@milepost/domain/content/not-found';
import { canonicalOf, type PagePath, socialName, titleOf } from '@milepost/domain/content/pages';
import { paymentOffDescription } from '@milepost/domain/content/payment-off';
import { company } from '@milepost/domain/facts/company';
import { addressOf } from '#edition';

const { site } = company.links;

/**
 * The head of a page: its title, its address and its data for search engines and social networks.
 */
export function headOf(path: PagePath) {
  const canonical = canonicalOf(path);
  const url = `${site}${addressOf(canonical)}`;
  const description =
    import.meta.env.PAYMENT_OUTCOME === 'off' && path === '/payment'
      ? paymentOffDescription
      : descriptions[path];
  return {
    meta: [...metaOf(titleOf(path), description, canonical), { property: 'og:url', content: url }],
    links: [{ rel: 'canonical', href: url }],
  };
}

/** The head of the 404 page, which search engines must not list. */
export const headOfNotFound = () => ({
  meta: [
    ...metaOf(notFound.title, notFound.description, '/'),
    { name: 'robots', content: 'noindex' },
  ],
});

const metaOf = (title: string, description: string, picture: PagePath) => [
  { title },
  { name: 'description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: company.name },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:image', content: `${site}/social/${socialName(picture)}.png` },
  { property: 'og:image:alt', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
];
