import type { Words } from './words.ts';

// English text, split so that a component bundles only the text that it shows.

const cancel = 'Cancel';
const notDone = 'That didn’t work. Try again.';
const close = 'Close';
const loading = 'Loading';
const totals = 'Total';
const noMatch = 'No match';
const noData = 'No data to show yet.';
const dateIncomplete = 'Enter the whole date';
const yearIncomplete = 'Enter all four digits of the year';

export const closeWords = { close } satisfies Partial<Words>;

export const confirmWords = {
  cancel,
  notDone,
} satisfies Partial<Words>;

export const fieldWords = { optional: '(optional)' } satisfies Partial<Words>;

export const selectWords = { chooseOne: 'Choose one' } satisfies Partial<Words>;

export const listWords = { noOptions: 'Nothing to choose from.' } satisfies Partial<Words>;

const notListed: Words['notListed'] = (text) => `“${text}” is not in the list. Choose an option.`;

export const comboBoxWords = {
  loading,
  noMatch,
  notListed,
  listFailed: 'The list didn’t load. Try again',
} satisfies Partial<Words>;

export const searchSelectWords = {
  ...selectWords,
  noMatch,
  searchIn: (label) => `Search: ${label}`,
} satisfies Partial<Words>;

export const multiSelectWords = {
  chosen: (label) => `${label}: chosen`,
  notListed,
} satisfies Partial<Words>;

export const passwordWords = { show: (label) => `Show ${label}` } satisfies Partial<Words>;

export const searchWords = { clear: (label) => `Clear ${label}` } satisfies Partial<Words>;

export const lengthWords = {
  tooLong: (max) => `Enter ${max} characters or fewer`,
} satisfies Partial<Words>;

export const maskWords = {
  digitsLike: (min, max, example) =>
    `Enter ${min < max ? `${min} to ${max}` : max} digits, like ${example}`,
  charactersLike: (min, max, example) =>
    `Enter ${min < max ? `${min} to ${max}` : max} characters, like ${example}`,
  vinCharacters: 'Enter 17 letters and digits, without I, O and Q',
} satisfies Partial<Words>;

export const codeWords = {
  codeDigits: (count) => `Enter the ${count} digits of the code`,
} satisfies Partial<Words>;

export const numberWords = {
  numberBetween: (min, max) => `Enter ${min} to ${max}`,
  numberFrom: (min) => `Enter ${min} or more`,
  numberTo: (max) => `Enter ${max} or less`,
  numberLike: (example) => `Enter a number, like ${example}`,
  numberDecimals: (most, example) =>
    `Enter ${most > 0 ? `at most ${most === 1 ? 'one decimal' : `${most} decimals`}` : 'a whole number'}, like ${example}`,
} satisfies Partial<Words>;

export const pastedDateWords = {
  dateLike: (example) => `Enter a date, like ${example}`,
} satisfies Partial<Words>;

export const dateFieldWords = {
  ...pastedDateWords,
  dateIncomplete,
  yearIncomplete,
} satisfies Partial<Words>;

export const dateWords = {
  presets: 'Often chosen',
  dateMissing: 'Enter the date',
  dateIncomplete,
  rangeIncomplete: 'Enter both dates',
  rangeReversed: 'Choose a last day that is not before the first',
  dateBetween: (first, last) => `Choose a date from ${first} to ${last}`,
  dateFrom: (first) => `Choose ${first} or a later date`,
  dateTo: (last) => `Choose ${last} or an earlier date`,
  dateUnavailable: (day) => `${day} can’t be chosen. Choose another day.`,
  noSuchDay: (day) => `There is no ${day}`,
  yearIncomplete,
} satisfies Partial<Words>;

export const timeWords = {
  timeIncomplete: 'Enter the whole time, with AM or PM if it is shown',
  timeBetween: (first, last) => `Choose a time from ${first} to ${last}`,
  timeFrom: (first) => `Choose ${first} or a later time`,
  timeTo: (last) => `Choose ${last} or an earlier time`,
  timeStep: (minutes) => `Choose a time in steps of ${minutes} minutes`,
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

export const dataTableWords = {
  selectedRows: (_count, shown) => `${shown} selected`,
  pageSelected: (count) =>
    count === 1 ? 'One on this page is selected.' : `${count} on this page are selected.`,
  selectAll: (total) => `Select all ${total}`,
  selectRows: 'Select all',
  selectRow: (row) => `Select ${row}`,
  clearSelection: 'Clear selection',
  columnWidth: (column) => `Width of ${column}`,
  columns: 'Columns',
  rowActions: 'Actions',
  actionsFor: (row) => `Actions for ${row}`,
  loading,
  tryAgain: 'Try again',
  exportCsv: 'Export CSV',
  rowsPerPage: 'Rows per page',
  rowsOf: (from, to, total) => (total ? `${from}–${to} of ${total}` : `${from}–${to}`),
  rowCount: (count) => (count === '1' ? 'One row' : `${count} rows`),
  rowDetails: (row) => `Details of ${row}`,
  totals,
  anyValue: 'Any',
  clearFilters: 'Clear filters',
} satisfies Partial<Words>;

export const chartWords = {
  noData,
  noValue: (series) => `${series} unknown`,
  reading: (point, values) => `${point}: ${values.join(', ')}`,
} satisfies Partial<Words>;

export const stackedBarWords = { noData, totals } satisfies Partial<Words>;

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

export const wizardWords = {
  stepOf: (step, count) => `Step ${step} of ${count}`,
  stepDone: 'done',
  stepError: 'needs another look',
  notDone,
  continue: 'Continue',
  back: 'Back',
} satisfies Partial<Words>;

export const editWords = {
  edit: (label) => `Edit ${label}`,
  notGiven: 'Not given',
  save: 'Save',
  cancel,
  notDone,
} satisfies Partial<Words>;

export const paletteWords = {
  commands: 'Commands',
  findCommand: 'Find a command',
  noCommand: 'No command fits. Try another word.',
} satisfies Partial<Words>;

export const uploadWords = {
  dropFiles: 'Drop or paste files here',
  chooseFile: 'Choose file',
  chooseFiles: 'Choose files',
  uploadRules: (types, size, count) =>
    [
      types,
      size && `Up to ${size} each`,
      count && `At most ${count === 1 ? 'one file' : `${count} files`}`,
    ]
      .filter(Boolean)
      .map((rule) => `${rule}.`)
      .join(' '),
  sent: 'Sent',
  canceled: 'Canceled',
  notSent: 'Not sent. Check your connection and send it again.',
  fileMissing: 'Choose a file',
  fileEmpty: 'Not sent: the file is empty.',
  fileWrongType: (types) =>
    types ? `Not sent: choose ${types}.` : 'Not sent: choose another type of file.',
  fileTooLarge: (size) => `Not sent: it is larger than ${size}.`,
  tooManyFiles: (count) =>
    `Not sent: ${count === 1 ? 'one file is' : `${count} files are`} the most.`,
  cancelFile: (name) => `Cancel ${name}`,
  retryFile: (name) => `Send ${name} again`,
  removeFile: (name) => `Remove ${name}`,
} satisfies Partial<Words>;
