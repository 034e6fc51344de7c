import { language } from '#words/language';
import { bringToDealer } from '#words/pre-qualify';
import { preQualifyNotices } from '../en/pre-qualify.ts';
import { company } from '../facts/company.ts';
import type { PrintableList } from './text.ts';

export * from '#words/pre-qualify';

/** The printable list of documents to bring to the dealer. */
export const bringList: PrintableList = {
  title: bringToDealer.heading,
  parts: [{ list: bringToDealer.body[0].list }],
  phone: company.phones.main,
};

/** The notices in English, which a translated page shows below its own. */
export const originalNotices = language.startsWith('en') ? undefined : preQualifyNotices;
