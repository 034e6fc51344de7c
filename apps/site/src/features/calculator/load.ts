import type { ComponentType, ReactPromise } from 'react';

let arrive: (Calculator: ComponentType) => void = () => {};

/** The calculator's code. Its status is React's: `use` reads a fulfilled promise at once. */
export const arrival: ReactPromise<ComponentType> = new Promise((resolve) => {
  arrive = resolve;
});

/** Loads the calculator's code. A route that opens with the calculator waits for it. */
export async function loadCalculator(): Promise<void> {
  const { Calculator } = await import('./Calculator.tsx');
  Object.assign(arrival, { status: 'fulfilled', value: Calculator });
  arrive(Calculator);
}
