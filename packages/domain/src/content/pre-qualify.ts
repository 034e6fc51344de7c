import { bringToDealer } from '#words/pre-qualify';
import { company } from '../facts/company.ts';
import type { PrintableList } from './text.ts';

export * from '#words/pre-qualify';

/** The printable list of documents to bring to the dealer. */
export const bringList: PrintableList = {
  title: bringToDealer.heading,
  parts: [{ list: bringToDealer.body[0].list }],
  phone: company.phones.main,
};
