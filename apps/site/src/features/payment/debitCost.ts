import type { Cost } from '@milepost/domain/content/fee-finder';
import { createContext } from 'react';

/**
 * Tells the payment form what a card payment costs in the state that was chosen in the fee finder,
 * `undefined` while none is. Nothing else knows of the choice.
 */
export const SetDebitCost = createContext<(cost: Cost | undefined) => void>(() => {});
