import type { ComponentType } from 'react';
import { spanishAddress } from './addresses.ts';

// The English edition. `es.tsx` exports the same names. A build replaces one with the other.

/** The `lang` of the documents. */
export const language: string = 'en';

/** The `lang` of the other edition. */
export const otherTag = 'es';

/** The address of a page in the other edition. */
export const otherAddressOf = spanishAddress;

/** Whether the edition has the page. */
export const hasPage = (_path: string): boolean => true;

/** The address of the router's path. */
export const addressOf = (path: string): string => path;

/** The router's path at an address. Undefined if another edition has the address. */
export const pathAt = (address: string): string | undefined => address;

/** The router's options that depend on the edition. */
export const routerOptions = {};

/** Shown instead of the skip link, and contains it. */
export const Notice: ComponentType | undefined = undefined;

/** States in which language staff answer, above the button of a form and beside our numbers. */
export const ServiceNote: ComponentType | undefined = undefined;

/** The properties of a link that depend on its target. */
export const linkProps = (_to: string | undefined): object | undefined => undefined;
