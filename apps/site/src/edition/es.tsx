import { draftNote, serviceNote } from '@milepost/domain/content/editions';
import { Banner } from '@milepost/ui/Banner';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { SkipLink } from '@milepost/ui/SkipLink';
import { Text } from '@milepost/ui/Text';
import type { ComponentType, ReactNode } from 'react';
import { pageAt } from '../navigation/pageAt.ts';
import { isTranslated, spanishAddress, spanishPath } from './addresses.ts';

// The Spanish edition. `en.tsx` documents the exports.

/** Not `es`: Firefox reads decimal commas in number fields of that language. */
export const language: string = 'es-US';

export const otherTag = 'en';

export const otherAddressOf = (path: string): string => path;

export const hasPage = isTranslated;

/** Whether only the English edition has the page. */
const isEnglishPage = (path: string) => {
  const page = pageAt(path);
  return page !== undefined && !isTranslated(page);
};

/** Unknown addresses stay in the edition, so that its 404 page is shown for them. */
export const addressOf = (path: string): string =>
  isEnglishPage(path) ? path : spanishAddress(path);

export const pathAt = spanishPath;

export const routerOptions = {
  rewrite: {
    input: ({ url }: { readonly url: URL }) => {
      url.pathname = pathAt(url.pathname) ?? url.pathname;
      return url;
    },
    output: ({ url }: { readonly url: URL }) => {
      url.pathname = addressOf(url.pathname);
      return url;
    },
  },
  Wrap: Spanish,
};

function Spanish({ children }: { readonly children: ReactNode }) {
  return (
    <LocaleProvider locale={language} words={spanish}>
      {children}
    </LocaleProvider>
  );
}

export const Notice: ComponentType | undefined = import.meta.env.IS_DRAFT ? DraftNotice : undefined;

function DraftNotice() {
  return (
    <>
      <SkipLink />
      <Banner tone="warning">{draftNote}</Banner>
    </>
  );
}

export const ServiceNote: ComponentType | undefined = () => (
  <Text size="small" tone="soft">
    {serviceNote()}
  </Text>
);

/** The pages of programs for dealers. Their links are their English names. */
const isProgram = (path: string) => path.startsWith('/dealers/');

/** An English page is in another document. The router would show it inside this one. */
export const linkProps = (to = ''): object | undefined =>
  isEnglishPage(to)
    ? { reloadDocument: true, hrefLang: otherTag, lang: isProgram(to) ? otherTag : undefined }
    : to.startsWith('https:')
      ? { hrefLang: otherTag }
      : undefined;
