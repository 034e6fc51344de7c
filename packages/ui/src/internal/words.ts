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
  /** A number is below the least; it comes as it is shown. */
  numberFrom: (min: string) => string;
  /** A number is above the most; it comes as it is shown. */
  numberTo: (max: string) => string;
  /** What was typed is no number; the example comes as it is shown. */
  numberLike: (example: string) => string;
  /** The first thumb of a RangeSlider. */
  lowest: string;
  /** The second thumb of a RangeSlider. */
  highest: string;
  /** The heading of an ErrorSummary. */
  problems: (count: number) => string;
  /** After the caption of a Table that can be sorted, for assistive technology. */
  sortable: string;
  /** Said when a Table was sorted. */
  sorted: (column: string, direction: 'ascending' | 'descending') => string;
  /** In place of a Table's rows. */
  noRows: string;
  /** The link to the page before this one. */
  previous: string;
  /** The link to the page after this one. */
  next: string;
  /** Where a Pagination stands. */
  pageOf: (page: number, count: number) => string;
  /** The name of a Banner's landmark. */
  notice: string;
  /** The name of the Breadcrumbs landmark. */
  breadcrumb: string;
  /** The name of the landmark of the Header's links. */
  mainNavigation: string;
  /** The name of the landmark of the Footer's links. */
  footerNavigation: string;
  /** In an AppShell, the button that shows the navigation, and the drawer that holds it. */
  navigation: string;
  /** The words of a SkipLink. */
  skipToContent: string;
}
