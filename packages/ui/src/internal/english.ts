import type { Words } from './words.ts';

// English, in parts: a component brings the words that it shows, and no others.

const close = 'Close';

export const closeWords = { close } satisfies Partial<Words>;

export const fieldWords = { optional: '(optional)' } satisfies Partial<Words>;

export const selectWords = { chooseOne: 'Choose one' } satisfies Partial<Words>;

export const passwordWords = { show: (label) => `Show ${label}` } satisfies Partial<Words>;

export const searchWords = { clear: (label) => `Clear ${label}` } satisfies Partial<Words>;

export const numberWords = {
  numberBetween: (min, max) => `Enter ${min} to ${max}`,
  numberFrom: (min) => `Enter ${min} or more`,
  numberTo: (max) => `Enter ${max} or less`,
  numberLike: (example) => `Enter a number, like ${example}`,
} satisfies Partial<Words>;

export const rangeWords = { lowest: 'Lowest', highest: 'Highest' } satisfies Partial<Words>;

export const summaryWords = {
  problems: (count) => `There is a problem with ${count === 1 ? 'one answer' : `${count} answers`}`,
} satisfies Partial<Words>;

export const tableWords = {
  sortable: 'Headers with buttons sort the rows.',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  noRows: 'Nothing here yet.',
} satisfies Partial<Words>;

export const paginationWords = {
  previous: 'Previous',
  next: 'Next',
  pageOf: (page, count) => `Page ${page} of ${count}`,
} satisfies Partial<Words>;

export const toastWords = {
  notifications: 'Notifications',
  close,
} satisfies Partial<Words>;

export const bannerWords = { notice: 'Notice', close } satisfies Partial<Words>;

export const scoreWords = { noScore: 'No score' } satisfies Partial<Words>;

export const breadcrumbWords = { breadcrumb: 'Breadcrumb' } satisfies Partial<Words>;

export const headerWords = { mainNavigation: 'Main' } satisfies Partial<Words>;

export const footerWords = { footerNavigation: 'Footer' } satisfies Partial<Words>;

export const skipLinkWords = { skipToContent: 'Skip to main content' } satisfies Partial<Words>;

export const shellWords = { navigation: 'Navigation' } satisfies Partial<Words>;
