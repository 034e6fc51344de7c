import type { Cost } from '@milepost/domain/tools/fee-finder';
import { createContext } from 'react';

/**
 * Reports the cost of a card payment in the state chosen in the fee finder, `undefined` while none
 * is chosen, to the payment form. Nothing else reads the choice.
 */
export const SetDebitCost = createContext<(cost: Cost | undefined) => void>(() => {});
