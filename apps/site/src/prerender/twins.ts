import { company } from '@milepost/domain/facts/company';
import { language } from '#edition';
import { isTranslated, spanishAddress } from '../edition/addresses.ts';

/** The language and region for social networks, of this edition and of the other one. */
const [socialLocale, otherSocialLocale] =
  language === 'en' ? ['en_US', 'es_US'] : ['es_US', 'en_US'];

/** The page's addresses by language, if the build has it in both. */
export const twinsOf = (path: string): readonly (readonly [tag: string, url: string])[] =>
  import.meta.env.HAS_SPANISH && isTranslated(path)
    ? [
        ['en', company.links.site + path],
        ['es', company.links.site + spanishAddress(path)],
      ]
    : [];

/**
 * Adds what search engines and social networks read about the page's languages to its document. It
 * keeps search engines from listing a draft.
 */
export function withLanguages(html: string, path = ''): string {
  const twins = twinsOf(path);
  const [english] = twins;
  const alternates = english ? [...twins, ['x-default', english[1]] as const] : [];
  const tags = [
    ...alternates.map(([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="${url}"/>`),
    ...(english
      ? [
          `<meta property="og:locale" content="${socialLocale}"/>`,
          `<meta property="og:locale:alternate" content="${otherSocialLocale}"/>`,
        ]
      : []),
    ...(import.meta.env.IS_DRAFT && language !== 'en' && !html.includes('content="noindex"')
      ? ['<meta name="robots" content="noindex"/>']
      : []),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}
