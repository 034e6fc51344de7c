// Not translated yet.
export * from '../en/calculator-schedule.ts';
