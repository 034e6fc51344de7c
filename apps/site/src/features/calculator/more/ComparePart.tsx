import { letterOf, offerQuantities } from '@milepost/domain/calculator';
import {
  compare,
  copyOfFirst,
  isSameAsFirst,
  maximumAddedOffers,
} from '@milepost/domain/calculator/compare';
import { compareWords } from '@milepost/domain/content/calculator-compare';
import { offerName } from '@milepost/domain/content/calculator-more';
import { Button } from '@milepost/ui/Button';
import { FieldRow } from '@milepost/ui/FieldRow';
import { Fieldset } from '@milepost/ui/Fieldset';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useEffect, useRef } from 'react';
import { useChangeTerms, useReadTerms, useSettledTerms, useTerms } from '../terms.tsx';
import { OffersTable } from './OffersTable.tsx';
import { beside, offer, remove } from './parts.css.ts';
import { TermField } from './TermField.tsx';

/** "Compare offers": the terms above beside one or two more offers. */
export function ComparePart() {
  const readTerms = useReadTerms();
  const dispatch = useChangeTerms();
  const part = useRef<HTMLDivElement>(null);
  const count = useTerms(({ offers }) => offers.length);
  const focusNext = useRef<'legend' | 'add'>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element to focus exists once the offers have changed.
  useEffect(() => {
    const [target] = [
      ...(part.current?.querySelectorAll<HTMLElement>(
        focusNext.current === 'legend' ? 'legend' : '[data-add]',
      ) ?? []),
    ].slice(-1);
    if (!focusNext.current || !target) return;
    if (focusNext.current === 'legend') target.tabIndex = -1;
    focusNext.current = undefined;
    // Firefox does not focus a legend before its layout.
    target.getClientRects();
    target.focus();
  }, [count]);

  return (
    <div ref={part}>
      <Stack gap="l">
        <Text>{compareWords.lead}</Text>
        <div className={beside}>
          {Array.from({ length: count }, (_, index) => (
            <Offer
              // biome-ignore lint/suspicious/noArrayIndexKey: an offer is identified by its index.
              key={index}
              index={index}
              onRemove={() => {
                focusNext.current = 'add';
                const offers = readTerms().offers.filter((_, other) => other !== index);
                dispatch({ changes: { offers } });
              }}
            />
          ))}
        </div>
        {count < maximumAddedOffers && (
          <div>
            <Button
              variant="outline"
              data-add=""
              onPress={() => {
                focusNext.current = 'legend';
                const terms = readTerms();
                dispatch({ changes: { offers: [...terms.offers, copyOfFirst(terms)] } });
              }}
            >
              {compareWords.add(letterOf(count + 1))}
            </Button>
          </div>
        )}
        {count > 0 && <Text size="small">{compareWords.sameTax}</Text>}
        <Comparison />
      </Stack>
    </div>
  );
}

interface OfferProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function Offer({ index, onRemove }: OfferProps) {
  const letter = letterOf(index + 1);
  const isSame = useTerms((terms) => isSameAsFirst(terms, index));
  return (
    <div className={offer}>
      <Fieldset
        label={offerName(letter)}
        description={isSame ? compareWords.changeWhatDiffers : undefined}
      >
        <div className={remove}>
          <Button variant="quiet" size="small" onPress={onRemove}>
            {compareWords.remove(letter)}
          </Button>
        </div>
        <FieldRow>
          {offerQuantities.map((quantity) => (
            <TermField key={quantity} quantity={quantity} offer={index} />
          ))}
        </FieldRow>
      </Fieldset>
    </div>
  );
}

function Comparison() {
  const terms = useSettledTerms();
  if (terms.offers.length === 0) return null;
  const { leftOut, comparison } = compare(terms);
  return (
    <>
      {leftOut.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {comparison && <OffersTable comparison={comparison} />}
    </>
  );
}
