import { searchFaq, searchTerms, faqSearchWords as words } from '@milepost/domain/faq/search';
import { Button } from '@milepost/ui/Button';
import { Inline } from '@milepost/ui/Inline';
import { SearchField } from '@milepost/ui/SearchField';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useHydrated } from '@tanstack/react-router';
import { Fragment, use } from 'react';
import { canPrint, printPage } from '../../features/print/PrintedSheet.tsx';
import { useSettled } from '../../features/text/useSettled.ts';
import { onScreen } from '../../layout/print.css.ts';
import { live } from '../../loading/live.css.ts';
import { ShownQuestions } from './shown.tsx';

/** Searches the answers. The query never leaves the page. */
export function Finder() {
  const [{ query, found, isAll }, setShown] = use(ShownQuestions);
  const isHydrated = useHydrated();

  const search = (text: string) => {
    const result = searchFaq(text);
    setShown({
      isAll,
      query: text,
      found: result?.found,
      mark:
        result &&
        ((question: string) => (
          <Marked key={result.terms.join(' ')} text={question} terms={result.terms} />
        )),
    });
  };
  const asked = query.trim();
  const outcome =
    found && (found.length > 0 ? words.found(found.length, asked) : words.none(asked));
  const status = useSettled(outcome ?? '');

  return (
    <div className={live}>
      <div className={onScreen}>
        <Stack gap="m">
          {/* biome-ignore lint/a11y/useSemanticElements: the element `search` is too new for the supported browsers. */}
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <SearchField
              label={words.label}
              description={words.hint}
              name="question"
              value={query}
              onChange={search}
            />
          </form>
          <Text as="div" aria-live="polite" aria-atomic="true">
            {status}
          </Text>
          <Inline>
            <Button
              variant="outline"
              onPress={() => setShown((shown) => ({ ...shown, isAll: !isAll }))}
            >
              <span key={`${isAll}`}>{isAll ? words.hideAll : words.showAll}</span>
            </Button>
            {(!isHydrated || canPrint()) && (
              <Button variant="outline" onPress={printPage}>
                {words.printAll}
              </Button>
            )}
          </Inline>
        </Stack>
      </div>
    </div>
  );
}

/** A question with the matching words marked, for the eye only: screen readers would read out each mark. */
function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  const marked = text.split(/(\s+)/).map((word, index) => {
    const isFound = searchTerms(word).some((term) => terms.includes(term));
    const shown = isFound ? <mark role="presentation">{word}</mark> : word;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a question never change their order.
    return <Fragment key={index}>{shown}</Fragment>;
  });
  // One box in the heading, which lays its children out side by side.
  return <span>{marked}</span>;
}
