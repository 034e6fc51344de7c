// Not translated yet.
export * from '../en/schedule-csv.ts';
