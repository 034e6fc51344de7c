import { receiptWords } from '@milepost/domain/content/receipt';
import {
  makeReceipt,
  type ReceiptForm,
  type ReceiptWords,
  receiptText,
  type Sent,
} from '@milepost/domain/forms/receipt';
import { localDate } from '@milepost/domain/input/date';
import { Card } from '@milepost/ui/Card';
import { CopyButton } from '@milepost/ui/CopyButton';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Heading } from '@milepost/ui/Heading';
import { CheckIcon, IconTile } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useId } from 'react';
import { focusOnMount } from '../../frame/focusOnMount.ts';
import { Link, linkTo } from '../../frame/links.tsx';
import { Paper } from '../print/Paper.tsx';
import { RichText } from '../text/RichText.tsx';
import { answer } from './Receipt.css.ts';

/** Props of Receipt. */
export interface ReceiptProps<Value extends object> {
  readonly form: ReceiptForm;
  readonly words: ReceiptWords<Value>;
  readonly value: Value;
  /** Left out where nobody but the visitor got the answers. */
  readonly sent: Sent | undefined;
}

/**
 * What a visitor keeps of a form that was sent. It takes the focus, is what the browser prints, and is
 * gone with the page.
 */
export function Receipt<Value extends object>({ form, words, value, sent }: ReceiptProps<Value>) {
  const receipt = makeReceipt(form, words, value, localDate(sent?.at ?? new Date()), sent);
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="l">
        <Inline gap="m">
          <IconTile background="tint3">
            <CheckIcon size="medium" />
          </IconTile>
          <Heading ref={focusOnMount} id={headingId} tabIndex={-1} level={2} size="h3">
            {receipt.heading}
          </Heading>
        </Inline>
        <Facts receipt={receipt} headingLevel={3} />
        <Inline align="start">
          <NativeButton variant="outline" onPress={() => window.print()}>
            {receiptWords.print}
          </NativeButton>
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
      <Paper name="receipt" heading={receipt.heading} phone={form.phone}>
        <Facts receipt={receipt} headingLevel={2} />
      </Paper>
    </Card>
  );
}

/** What was sent, and what happens next. */
function Facts({
  receipt: { rows, steps, notes },
  headingLevel,
}: {
  readonly receipt: ReturnType<typeof makeReceipt>;
  readonly headingLevel: 2 | 3;
}) {
  return (
    <>
      <DescriptionList>
        {rows.map(({ label, text }) => (
          <DescriptionItem key={label} term={label}>
            {label === receiptWords.reference ? (
              <Text as="strong" size="lead" isTabular>
                {text}
              </Text>
            ) : (
              <span className={answer}>{text}</span>
            )}
          </DescriptionItem>
        ))}
      </DescriptionList>
      <Stack gap="m">
        <Heading level={headingLevel} size="h4">
          {receiptWords.next}
        </Heading>
        <RichText body={[{ steps }, ...notes]} />
      </Stack>
    </>
  );
}
