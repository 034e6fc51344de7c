import { changesOf, changeTerms, isChanged, type Question } from '@milepost/domain/calculator';
import type { LinkedState, LinkSearch } from '@milepost/domain/calculator/link';
import { linkNotice, readLink } from '@milepost/domain/calculator/read-link';
import { calculatorParts } from '@milepost/domain/content/calculator-more';
import { Callout } from '@milepost/ui/Callout';
import { type SetStateAction, useEffect, useEffectEvent } from 'react';
import { useChangeTerms, useReadTerms } from '../terms.tsx';

/** What a link shows besides its numbers. */
export interface LinkedView {
  /** The next question, or a function of the chosen one. */
  readonly question: SetStateAction<Question | undefined>;
  /** The ids of the parts to open. */
  readonly parts: readonly string[];
  readonly notice?: string | undefined;
}

export interface LinkedTermsProps {
  /** The search parameters of the page's address. */
  readonly search: LinkSearch;
  /** The last state of the calculator at each address whose link was read. */
  readonly left: Map<string, LinkedState>;
  /** Called if the address changes more than the numbers. */
  readonly onRead: (view: LinkedView) => void;
  readonly notice: string | undefined;
}

/** Applies the numbers of a link, and says what it could not use of them. */
export function LinkedTerms({ search, left, onRead, notice }: LinkedTermsProps) {
  const dispatch = useChangeTerms();
  const readTerms = useReadTerms();
  const apply = useEffectEvent(() => {
    const address = JSON.stringify(search);
    const last = left.get(address);
    if (last) {
      if (last.terms !== readTerms()) dispatch({ terms: last.terms });
      return onRead({ question: last.question, parts: [] });
    }
    // Values and a tab from before the first link was read win over its own.
    const isFirst = left.size === 0;
    const early = isFirst ? changesOf(readTerms()) : {};
    const link = readLink(search);
    const { question, terms, parts } = link;
    left.set(address, { question, terms });
    const sentence = linkNotice(link);
    if (!isChanged(terms) && question === 'monthlyCost' && !sentence) return;
    dispatch({ terms: changeTerms(terms, early) });
    onRead({
      question: isFirst ? (chosen) => chosen ?? question : question,
      parts: parts.map((part) => calculatorParts[part].id),
      notice: sentence,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is read once.
  useEffect(() => apply(), [search]);
  return notice && <Callout tone="warning">{notice}</Callout>;
}
