/** The names of the states by postal code. */
export { stateNames } from '../facts/states.ts';

/** @param states A list of their names. */
export const notOfferedIn = (states: string) => `Not offered in ${states}.`;
export const notChargedIn = (states: string) => `We do not charge this fee in ${states}.`;
export const freeIn = (states: string) => `Free in ${states}.`;
export const freeInSomeStates = 'Free in some states.';
