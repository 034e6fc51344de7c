import {
  bannerWords,
  breadcrumbWords,
  fieldWords,
  footerWords,
  headerWords,
  numberWords,
  paginationWords,
  passwordWords,
  rangeWords,
  scoreWords,
  searchWords,
  selectWords,
  skipLinkWords,
  summaryWords,
  tableWords,
  toastWords,
} from '../../internal/english.ts';
import type { Words } from '../../internal/words.ts';

/** The kit's own words in English. */
export const english: Words = {
  ...fieldWords,
  ...selectWords,
  ...passwordWords,
  ...searchWords,
  ...numberWords,
  ...rangeWords,
  ...summaryWords,
  ...tableWords,
  ...paginationWords,
  ...toastWords,
  ...bannerWords,
  ...scoreWords,
  ...breadcrumbWords,
  ...headerWords,
  ...footerWords,
  ...skipLinkWords,
};
