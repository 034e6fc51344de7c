import { readdirSync } from 'node:fs';

const translations = new URL('i18n', import.meta.resolve('react-aria/package.json'));

/** The locales of React Aria's own words. */
export const translated = readdirSync(translations)
  .filter((file) => /^\w\w-\w\w\.mjs$/.test(file))
  .map((file) => file.replace('.mjs', ''));

/** These and locales that write numbers in other ways. */
export const locales = [
  ...translated,
  ...['ar-EG', 'ar-LB', 'ar-MA', 'bn-BD', 'ckb-IQ', 'de-AT', 'de-CH', 'en-IN', 'es-US', 'fa-IR'],
  ...['fr-CH', 'hi-IN', 'mr-IN', 'my-MM', 'ne-NP', 'ps-AF', 'ur-PK', 'zh-CN-u-nu-hanidec'],
];
