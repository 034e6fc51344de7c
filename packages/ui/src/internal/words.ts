/** Every word of the kit's own that a visitor reads or hears. A locale is one object of this type. */
export interface Words {
  /** After the label of a field that may stay empty. */
  optional: string;
  /** The heading of the region of toasts, for assistive technology. */
  notifications: string;
  /** In a ScoreScale without a score. */
  noScore: string;
  /** The empty entry of a Select. */
  chooseOne: string;
  /** The button that shows what a PasswordField hides. */
  show: (label: string) => string;
  /** The button that empties a SearchField. */
  clear: (label: string) => string;
  /** The button that closes a dialog, a drawer, a banner or a toast. */
  close: string;
  /** A number is missing or out of range; the numbers come as they are shown. */
  numberBetween: (min: string, max: string) => string;
  numberFrom: (min: string) => string;
  numberTo: (max: string) => string;
  numberLike: (example: string) => string;
  /** The thumbs of a RangeSlider. */
  lowest: string;
  highest: string;
  /** The heading of an ErrorSummary. */
  problems: (count: number) => string;
  /** After the caption of a Table that can be sorted, for assistive technology. */
  sortable: string;
  /** Said when a Table was sorted. */
  sorted: (column: string, direction: 'ascending' | 'descending') => string;
  /** In place of a Table's rows. */
  noRows: string;
  previous: string;
  next: string;
  pageOf: (page: number, count: number) => string;
  /** The names of landmarks. */
  notice: string;
  breadcrumb: string;
  mainNavigation: string;
  footerNavigation: string;
  skipToContent: string;
}

/** The kit's own words in English. */
export const english: Words = {
  optional: '(optional)',
  notifications: 'Notifications',
  noScore: 'No score',
  chooseOne: 'Choose one',
  show: (label) => `Show ${label}`,
  clear: (label) => `Clear ${label}`,
  close: 'Close',
  numberBetween: (min, max) => `Enter ${min} to ${max}`,
  numberFrom: (min) => `Enter ${min} or more`,
  numberTo: (max) => `Enter ${max} or less`,
  numberLike: (example) => `Enter a number, like ${example}`,
  lowest: 'Lowest',
  highest: 'Highest',
  problems: (count) => `There is a problem with ${count === 1 ? 'one answer' : `${count} answers`}`,
  sortable: 'Headers with buttons sort the rows.',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  noRows: 'Nothing here yet.',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page, count) => `Page ${page} of ${count}`,
  notice: 'Notice',
  breadcrumb: 'Breadcrumb',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  skipToContent: 'Skip to main content',
};
