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
  /** In a ListBox without options. */
  noOptions: string;
  /** The rows of a DataTable or the options of a ComboBox are on their way. */
  loading: string;
  /** In the list of a ComboBox where no option fits what was typed. */
  noMatch: string;
  /** In the list of a ComboBox whose options didn't come; choosing it asks for them again. */
  listFailed: string;
  /** The tags of a MultiSelect, for assistive technology. */
  chosen: (label: string) => string;
  /** The button that shows what a PasswordField hides. */
  show: (label: string) => string;
  /** The button that empties a SearchField or a SuggestField. */
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
  /** The group of days or ranges with a name beside a calendar, for assistive technology. */
  presets: string;
  /** A date that is required is not there. */
  dateMissing: string;
  /** A part of a date is not there. */
  dateIncomplete: string;
  /** One of two dates, or a part of them, is not there. */
  rangeIncomplete: string;
  /** The last day of a range is before its first. */
  rangeReversed: string;
  /** A date is before the first or after the last that can be chosen; both come as they are read. */
  dateBetween: (first: string, last: string) => string;
  /** A date is before the first that can be chosen; it comes as it is read. */
  dateFrom: (first: string) => string;
  /** A date is after the last that can be chosen; it comes as it is read. */
  dateTo: (last: string) => string;
  /** A date, as it is read, can't be chosen. */
  dateUnavailable: (day: string) => string;
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
  /** How many rows of a DataTable are selected. */
  selectedRows: (count: string) => string;
  /** All rows on this page of a DataTable are selected, and there are more. */
  pageSelected: (count: number) => string;
  /** The button that selects the rows of all pages; the number comes as it is shown. */
  selectAll: (total: string) => string;
  /** The checkbox that selects all rows on show of a DataTable, for assistive technology. */
  selectRows: string;
  /** The checkbox of a row of a DataTable, for assistive technology; the row comes by its name. */
  selectRow: (row: string) => string;
  /** The button that takes a DataTable's selection back. */
  clearSelection: string;
  /** The slider that sets how wide a column of a DataTable is, for assistive technology. */
  columnWidth: (column: string) => string;
  /** The button of the menu that says which columns a DataTable shows. */
  columns: string;
  /** The header of the column of a DataTable's row actions, for assistive technology. */
  rowActions: string;
  /** The button of the actions of one row; the row comes by its first cell. */
  actionsFor: (row: string) => string;
  /** The button that asks for a DataTable's rows again. */
  tryAgain: string;
  /** The button that hands on a DataTable's rows as CSV. */
  exportCsv: string;
  /** The label of the choice of how many rows a page of a DataTable has. */
  rowsPerPage: string;
  /** Which rows a page of a DataTable shows, and of how many. */
  rowsOf: (from: string, to: string, total: string) => string;
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
  /** Where the current step of a Wizard stands. */
  stepOf: (step: number, count: number) => string;
  /** After the name of a step of a Wizard that is done, for assistive technology. */
  stepDone: string;
  /** After the name of a step of a Wizard with an invalid answer, for assistive technology. */
  stepError: string;
  /** The button of a Wizard that goes on to the next step. */
  continue: string;
  /** The button of a Wizard that goes back to the step before. */
  back: string;
  /** After the text of an InlineEdit, for assistive technology. */
  edit: (label: string) => string;
  /** In place of an empty text of an InlineEdit. */
  notGiven: string;
  /** The button of an InlineEdit that keeps the text. */
  save: string;
  /** The button that leaves things as they were. */
  cancel: string;
  /** The heading of a CommandPalette. */
  commands: string;
  /** The label of the search in a CommandPalette. */
  findCommand: string;
  /** In a CommandPalette where nothing fits what was typed. */
  noCommand: string;
  /** In the zone of a FileUpload; it names the zone. */
  dropFiles: string;
  /** The button of a FileUpload that takes one file. */
  chooseFile: string;
  /** The button of a FileUpload that takes several. */
  chooseFiles: string;
  /** What a FileUpload takes; the size comes as it is shown, and each part only where there is a rule. */
  uploadRules: (
    types: string | undefined,
    size: string | undefined,
    count: number | undefined,
  ) => string;
  /** A file has arrived. */
  sent: string;
  /** A file was stopped on its way. */
  canceled: string;
  /** A file did not arrive. */
  notSent: string;
  /** A file with nothing in it. */
  fileEmpty: string;
  /** A file of a type that is not taken; the types come as the caller names them. */
  fileWrongType: (types: string | undefined) => string;
  /** A file that is too large; the most comes as it is shown. */
  fileTooLarge: (size: string) => string;
  /** One file too many. */
  tooManyFiles: (count: number) => string;
  /** The button that stops a file on its way. */
  cancelFile: (name: string) => string;
  /** The button that sends a file again. */
  retryFile: (name: string) => string;
  /** The button that takes a file out of the list. */
  removeFile: (name: string) => string;
}
