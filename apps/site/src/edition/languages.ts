/** A language of the site. Each has an edition: English at `/`, Spanish at `/es`. */
export type Language = 'en' | 'es';

/**
 * The languages that a build publishes unless `SITE_LANGUAGES` differs. Add `es` once a qualified
 * reviewer has signed every Spanish text.
 */
export const languages: readonly Language[] = ['en'];
