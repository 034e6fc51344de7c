import type { ComponentType } from 'react';

let arrive = () => {};

/** Whether the calculator's code is here, and when it will be. */
export const code: { Calculator?: ComponentType; readonly arrival: Promise<void> } = {
  arrival: new Promise((resolve) => {
    arrive = resolve;
  }),
};

/** Loads the calculator's code. A route that opens with the calculator waits for it. */
export async function loadCalculator(): Promise<void> {
  code.Calculator ??= (await import('./Calculator.tsx')).Calculator;
  arrive();
}
