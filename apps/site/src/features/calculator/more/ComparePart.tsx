import { letterOf, offerQuantities } from '@milepost/domain/calculator';
import {
  compare,
  copyOfFirst,
  isSameAsFirst,
  maximumAddedOffers,
} from '@milepost/domain/calculator/compare';
import { compareWords } from '@milepost/domain/content/calculator-compare';
import { offerName } from '@milepost/domain/content/calculator-more';
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Button } from '@milepost/ui/Button';
import { Card } from '@milepost/ui/Card';
import { FieldRow } from '@milepost/ui/FieldRow';
import { Fieldset } from '@milepost/ui/Fieldset';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sticky } from '../../text/sticky.css.ts';
import { useChangeTerms, useReadTerms, useSettledTerms, useTerms } from '../terms.tsx';
import { type OffersProps, OffersTable, OffersVerdict } from './OffersTable.tsx';
import { beside, offer, remove, verdict } from './parts.css.ts';
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
        <Compared>
          <Stack gap="l">
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
          </Stack>
        </Compared>
      </Stack>
    </div>
  );
}

interface OfferProps {
  readonly index: number;
  readonly onRemove: () => void;
}

const asked = offerQuantities.slice(0, 4);
const more = offerQuantities.slice(4);

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
        <OfferFields quantities={asked} offer={index} />
        <Accordion headingLevel={4}>
          <AccordionItem id={letter} heading={compareWords.more(letter)} contentWidth="full">
            <OfferFields quantities={more} offer={index} />
          </AccordionItem>
        </Accordion>
      </Fieldset>
    </div>
  );
}

interface OfferFieldsProps {
  readonly quantities: (typeof offerQuantities)[number][];
  readonly offer: number;
}

const OfferFields = ({ quantities, offer }: OfferFieldsProps) => (
  <FieldRow>
    {quantities.map((quantity) => (
      <TermField key={quantity} quantity={quantity} offer={offer} />
    ))}
  </FieldRow>
);

/** The fields of the offers beside what they cost: which is the cheapest, and what to correct in those that are left out. */
function Compared({ children }: { readonly children: ReactNode }) {
  const terms = useSettledTerms();
  const { leftOut, comparison } = compare(terms);
  return (
    <>
      <div className={beside}>
        {terms.offers.length > 0 && (
          <div className={verdict}>
            <div className={sticky}>
              <Card background="panel">
                <Stack gap="l">
                  {comparison && <OffersVerdict comparison={comparison} />}
                  {leftOut.map((sentence) => (
                    <Text key={sentence}>{sentence}</Text>
                  ))}
                </Stack>
              </Card>
            </div>
          </div>
        )}
        {children}
      </div>
      {comparison && <SideBySide comparison={comparison} />}
    </>
  );
}

/** The numbers that differ between the offers, or all of them. */
function SideBySide({ comparison }: OffersProps) {
  const [isWhole, setWhole] = useState(false);
  const { all, differing } = compareWords.table;
  return (
    <OffersTable comparison={comparison} isWhole={isWhole}>
      <div>
        <Button variant="outline" size="small" onPress={() => setWhole(!isWhole)}>
          {isWhole ? differing : all}
        </Button>
      </div>
    </OffersTable>
  );
}
