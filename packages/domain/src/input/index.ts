export { localDate, parseDate } from './date.ts';
