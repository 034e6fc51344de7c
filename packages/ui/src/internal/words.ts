/** All text that the kit itself shows or announces. A locale is one object of this type. */
export interface Words {
  /** After the label of an optional field. */
  optional: string;
  /** The heading of the region of toasts, for assistive technology. */
  notifications: string;
  /** In a ScoreScale without a score. */
  noScore: string;
  /** The empty entry of a Select. */
  chooseOne: string;
  /** In a ListBox without options. */
  noOptions: string;
  /** While the rows of a DataTable or the options of a ComboBox load. */
  loading: string;
  /** In the list of a ComboBox or SearchSelect when no option matches the text. */
  noMatch: string;
  /** The box above the list of a SearchSelect, for assistive technology. */
  searchIn: (label: string) => string;
  /** In the list of a ComboBox whose options failed to load; choosing it loads them again. */
  listFailed: string;
  /** A browser filled in a ComboBox or a MultiSelect with a text that is not one of its options. */
  notListed: (text: string) => string;
  /** The tags of a MultiSelect, for assistive technology. */
  chosen: (label: string) => string;
  /** The button of a PasswordField that shows the password. */
  show: (label: string) => string;
  /** The button that clears a SearchField or a SuggestField. */
  clear: (label: string) => string;
  /** The button that closes a dialog, a drawer, a banner or a toast. */
  close: string;
  /** In a ConfirmDialog or a Wizard whose action failed. */
  notDone: string;
  /** A number is missing or out of range. The limits are formatted. */
  numberBetween: (min: string, max: string) => string;
  /** A number is below the minimum, which is formatted. */
  numberFrom: (min: string) => string;
  /** A number is above the maximum, which is formatted. */
  numberTo: (max: string) => string;
  /** The text is not a number. The example is formatted. */
  numberLike: (example: string) => string;
  /** A number has more decimals than it may have. The example is formatted. */
  numberDecimals: (most: number, example: string) => string;
  /** Pasted text is not a date. The example is formatted. */
  dateLike: (example: string) => string;
  /** An answer has more characters than it may have. */
  tooLong: (max: number) => string;
  /** An answer is not that number of digits. The example is formatted. */
  digitsLike: (min: number, max: number, example: string) => string;
  /** An answer is not that number of letters and digits, or they are in another order. */
  charactersLike: (min: number, max: number, example: string) => string;
  /** An answer is not a vehicle identification number. */
  vinCharacters: string;
  /** A one-time code has missing, other or more characters. */
  codeDigits: (count: number) => string;
  /** The group of named days or ranges beside a calendar, for assistive technology. */
  presets: string;
  /** A required date is missing. */
  dateMissing: string;
  /** A date is incomplete. */
  dateIncomplete: string;
  /** One of two dates is missing or incomplete. */
  rangeIncomplete: string;
  /** The last day of a range is before its first. */
  rangeReversed: string;
  /** A date is outside the range of allowed dates. Both limits are formatted. */
  dateBetween: (first: string, last: string) => string;
  /** A date is before the first allowed one, which is formatted. */
  dateFrom: (first: string) => string;
  /** A date is after the last allowed one, which is formatted. */
  dateTo: (last: string) => string;
  /** A date is unavailable. It is formatted. */
  dateUnavailable: (day: string) => string;
  /** The day of a date does not exist, such as February 30. It is formatted. */
  noSuchDay: (day: string) => string;
  /** The year of a date has fewer than four digits. */
  yearIncomplete: string;
  /** A time is incomplete. */
  timeIncomplete: string;
  /** A time is outside the range of allowed times. Both limits are formatted. */
  timeBetween: (first: string, last: string) => string;
  /** A time is before the first allowed one, which is formatted. */
  timeFrom: (first: string) => string;
  /** A time is after the last allowed one, which is formatted. */
  timeTo: (last: string) => string;
  /** A time is between two allowed ones, which are that many minutes apart. */
  timeStep: (minutes: number) => string;
  /** The first thumb of a RangeSlider. */
  lowest: string;
  /** The second thumb of a RangeSlider. */
  highest: string;
  /** The heading of an ErrorSummary. */
  problems: (count: number) => string;
  /** After the caption of a sortable Table, for assistive technology. */
  sortable: string;
  /** Announced after a Table was sorted. */
  sorted: (column: string, direction: 'ascending' | 'descending') => string;
  /** Shown instead of a Table's rows when there are none. */
  noRows: string;
  /** How many rows of a DataTable are selected: the number, and the number as it is written. */
  selectedRows: (count: number, shown: string) => string;
  /** All rows on this page of a DataTable are selected, and there are more. */
  pageSelected: (count: number) => string;
  /** The button that selects the rows of all pages. The number is formatted. */
  selectAll: (total: string) => string;
  /** The checkbox that selects all visible rows of a DataTable, for assistive technology. */
  selectRows: string;
  /** The checkbox of a row of a DataTable, for assistive technology. The argument is the row's name. */
  selectRow: (row: string) => string;
  /** The button that clears a DataTable's selection. */
  clearSelection: string;
  /** The slider that sets the width of a column of a DataTable, for assistive technology. */
  columnWidth: (column: string) => string;
  /** The button of the menu that chooses the columns that a DataTable shows. */
  columns: string;
  /** The header of the column of a DataTable's row actions, for assistive technology. */
  rowActions: string;
  /** The button of the actions of one row. The argument is the text of the row's first cell. */
  actionsFor: (row: string) => string;
  /** The button that loads a DataTable's rows again. */
  tryAgain: string;
  /** The button that exports a DataTable's rows as CSV. */
  exportCsv: string;
  /** The label of the page size of a DataTable. */
  rowsPerPage: string;
  /** The range of rows that a page of a DataTable shows, and the total, if it is known. */
  rowsOf: (from: string, to: string, total: string | undefined) => string;
  /** Announced after a DataTable was filtered. The number is formatted. */
  rowCount: (count: string) => string;
  /** The button that shows the details of a row, for assistive technology. The argument is the row's name. */
  rowDetails: (row: string) => string;
  /** The name of a DataTable's row of totals, and of a StackedBar's column of totals. */
  totals: string;
  /** The choice of a column's filter that matches all rows. */
  anyValue: string;
  /** The button that removes all filters of a DataTable. */
  clearFilters: string;
  /** In a chart without values. */
  noData: string;
  /** In the readout of a chart, instead of a missing value. The argument is the name of its series. */
  noValue: (series: string) => string;
  /** The readout of a chart: a point, and its formatted values with their names. */
  reading: (point: string, values: readonly string[]) => string;
  /** The link to the previous page. */
  previous: string;
  /** The link to the next page. */
  next: string;
  /** The current page of a Pagination. */
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
  /** The text of a SkipLink. */
  skipToContent: string;
  /** The number of the current step of a Wizard, and of all steps. */
  stepOf: (step: number, count: number) => string;
  /** After the name of a completed step of a Wizard, for assistive technology. */
  stepDone: string;
  /** After the name of a step of a Wizard with an invalid answer, for assistive technology. */
  stepError: string;
  /** The button of a Wizard that opens the next step. */
  continue: string;
  /** The button of a Wizard that opens the previous step. */
  back: string;
  /** After the text of an InlineEdit, for assistive technology. */
  edit: (label: string) => string;
  /** Shown instead of an empty text of an InlineEdit. */
  notGiven: string;
  /** The button of an InlineEdit that saves the text. */
  save: string;
  /** The button that cancels a change. */
  cancel: string;
  /** The heading of a CommandPalette. */
  commands: string;
  /** The label of the search in a CommandPalette. */
  findCommand: string;
  /** In a CommandPalette when nothing matches the text. */
  noCommand: string;
  /** The text and accessible name of the drop zone of a FileUpload. */
  dropFiles: string;
  /** The button of a FileUpload that takes one file. */
  chooseFile: string;
  /** The button of a FileUpload that takes several. */
  chooseFiles: string;
  /** The limits of a FileUpload. The size is formatted; a limit that isn't set is undefined. */
  uploadRules: (
    types: string | undefined,
    size: string | undefined,
    count: number | undefined,
  ) => string;
  /** A file was uploaded. */
  sent: string;
  /** An upload was canceled. */
  canceled: string;
  /** An upload failed. */
  notSent: string;
  /** A required file is missing. */
  fileMissing: string;
  /** A file is empty. */
  fileEmpty: string;
  /** A file has a type that is not accepted. The accepted types have the caller's names. */
  fileWrongType: (types: string | undefined) => string;
  /** A file is too large. The maximum size is formatted. */
  fileTooLarge: (size: string) => string;
  /** There are too many files. */
  tooManyFiles: (count: number) => string;
  /** The button that cancels an upload. */
  cancelFile: (name: string) => string;
  /** The button that uploads a file again. */
  retryFile: (name: string) => string;
  /** The button that removes a file from the list. */
  removeFile: (name: string) => string;
}
