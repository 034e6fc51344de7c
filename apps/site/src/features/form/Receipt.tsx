import { receiptWords } from '@milepost/domain/content/receipt';
import type { Phone } from '@milepost/domain/facts/company';
import { type Receipt as ReceiptData, receiptText } from '@milepost/domain/forms/receipt';
import { Card } from '@milepost/ui/Card';
import { CopyButton } from '@milepost/ui/CopyButton';
import { Heading } from '@milepost/ui/Heading';
import { CheckIcon, IconTile } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useId } from 'react';
import { focusOnMount } from '../../navigation/focusOnMount.ts';
import { Link, linkTo } from '../../navigation/links.tsx';
import { Paper } from '../print/Paper.tsx';
import { canPrint } from '../print/PrintedSheet.tsx';
import { RichText } from '../text/RichText.tsx';
import { Rows } from '../text/Rows.tsx';
import { answer } from './Receipt.css.ts';

export interface ReceiptProps {
  readonly receipt: ReceiptData;
  /** Whether the form was just sent. Its heading then takes the focus. */
  readonly isNew: boolean;
  /** The number to call about it. */
  readonly phone: Phone;
}

/**
 * The receipt of a submitted form, for the visitor to print or copy. While it is shown, the browser
 * prints it instead of the page.
 */
export function Receipt({ receipt, isNew, phone }: ReceiptProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="l">
        <Inline gap="m">
          <IconTile background="tint3">
            <CheckIcon size="medium" />
          </IconTile>
          <Heading
            ref={isNew ? focusOnMount : undefined}
            id={headingId}
            tabIndex={-1}
            level={2}
            size="h3"
          >
            {receipt.heading}
          </Heading>
        </Inline>
        <Facts receipt={receipt} headingLevel={3} />
        <Inline align="start">
          {canPrint() && (
            <NativeButton variant="outline" onPress={() => window.print()}>
              {receiptWords.print}
            </NativeButton>
          )}
          <CopyButton
            text={() => receiptText(receipt)}
            copiedLabel={receiptWords.copied}
            fieldLabel={receiptWords.copyByHand}
          >
            {receiptWords.copy}
          </CopyButton>
        </Inline>
        <Text size="small" tone="soft">
          {receiptWords.notKept}
        </Text>
        <Inline as="ul" gap="l">
          {receipt.links.map((link) => (
            <li key={link.text}>
              <Link variant="standalone" {...linkTo(link)}>
                {link.text}
              </Link>
            </li>
          ))}
        </Inline>
      </Stack>
      <Paper heading={receipt.heading} phone={phone}>
        <Facts receipt={receipt} headingLevel={2} />
      </Paper>
    </Card>
  );
}

/** The submitted answers, and what happens next. */
function Facts({
  receipt: { rows, steps, notes },
  headingLevel,
}: {
  readonly receipt: ReceiptData;
  readonly headingLevel: 2 | 3;
}) {
  return (
    <>
      <Rows rows={rows.map(({ label, text }) => [label, shown(label, text)])} />
      <Stack gap="m">
        <Heading level={headingLevel} size="h4">
          {receiptWords.next}
        </Heading>
        <RichText body={[{ steps }, ...notes]} />
      </Stack>
    </>
  );
}

const shown = (label: string, text: string) =>
  label === receiptWords.reference ? (
    <Text as="strong" size="lead" isTabular>
      {text}
    </Text>
  ) : (
    <span className={answer}>{text}</span>
  );
