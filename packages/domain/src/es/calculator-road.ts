// Not translated yet.
export * from '../en/calculator-road.ts';
