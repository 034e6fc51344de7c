import { receiptWords } from '@milepost/domain/content/receipt';
import { callLink } from '@milepost/domain/content/text';
import type { Phone } from '@milepost/domain/facts/company';
import { type Receipt as ReceiptData, receiptText } from '@milepost/domain/forms/receipt';
import { Button } from '@milepost/ui/Button';
import { CopyButton } from '@milepost/ui/CopyButton';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { CheckIcon, DocumentIcon } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useId } from 'react';
import { focusOnMount } from '../../navigation/focusOnMount.ts';
import { Link, LinkButton, linkTo } from '../../navigation/links.tsx';
import { actions } from '../cards/actions.css.ts';
import { ServiceHours } from '../contact/Hours.tsx';
import { Paper } from '../print/Paper.tsx';
import { canPrint, printPage } from '../print/PrintedSheet.tsx';
import { RichText } from '../text/RichText.tsx';
import { Rows } from '../text/Rows.tsx';
import { Words } from '../text/Words.tsx';
import * as styles from './Receipt.css.ts';
import { Ticket } from './Ticket.tsx';

export interface ReceiptProps {
  readonly receipt: ReceiptData;
  /** Whether the form was just sent. Its heading then takes the focus. */
  readonly isNew: boolean;
  /** The number to call about it. */
  readonly phone: Phone;
  /** Puts it away for another submission. */
  readonly onAgain: () => void;
}

/**
 * The receipt of a submitted form, for the visitor to print or copy. While it is shown, the browser
 * prints it instead of the page.
 */
export function Receipt({ receipt, isNew, phone, onAgain }: ReceiptProps) {
  const headingId = useId();
  const { heading, isSent, links, again } = receipt;
  return (
    <section aria-labelledby={headingId}>
      <Ticket
        kind={isSent ? 'sent-receipt' : 'receipt'}
        stub={
          <Stack gap="l">
            <Next receipt={receipt} />
            {!isSent && (
              <>
                <Figure value={<Words line={[callLink(phone)]} />} />
                <ServiceHours />
              </>
            )}
            <Inline as="ul" gap="l">
              {links.map((link) => (
                <li key={link.text}>
                  <Link {...linkTo(link)}>{link.text}</Link>
                </li>
              ))}
            </Inline>
          </Stack>
        }
      >
        <Inline gap="m">
          <span className={isSent ? styles.check : styles.copy}>
            {isSent ? <CheckIcon size="medium" /> : <DocumentIcon size="medium" />}
          </span>
          <Heading
            ref={isNew ? focusOnMount : undefined}
            autoFocus={import.meta.env.SSR}
            tabIndex={-1}
            level={2}
            size="h4"
          >
            {/* Orca silently moves to the first text beside the form that is removed. In Firefox it would
            then be silent when that text is focused: this element is that text, and the heading is not. */}
            <span id={headingId}>{heading}</span>
          </Heading>
        </Inline>
        <Facts receipt={receipt} />
        <div className={actions}>
          {import.meta.env.SSR ? (
            <LinkButton variant="quiet" to=".">
              {again}
            </LinkButton>
          ) : (
            <>
              {canPrint() && (
                <Button variant="solid" onPress={printPage}>
                  {receiptWords.print}
                </Button>
              )}
              <CopyButton
                text={() => receiptText(receipt)}
                copiedLabel={receiptWords.copied}
                fieldLabel={receiptWords.copyByHand}
              >
                {receiptWords.copy}
              </CopyButton>
              <Button variant="quiet" onPress={onAgain}>
                {again}
              </Button>
            </>
          )}
        </div>
        <Text size="small" tone="soft">
          {receiptWords.notKept}
        </Text>
      </Ticket>
      {!import.meta.env.SSR && <ReceiptPaper receipt={receipt} phone={phone} />}
    </section>
  );
}

interface ReceiptPaperProps extends Pick<ReceiptProps, 'receipt' | 'phone'> {
  /** The path of its page. @default the browser's */
  readonly path?: string;
}

/** The printout of a receipt. */
export const ReceiptPaper = ({ receipt, ...props }: ReceiptPaperProps) => (
  <Paper heading={receipt.heading} {...props}>
    <Facts receipt={receipt} />
    <Next receipt={receipt} />
  </Paper>
);

/** The submitted answers, the main one first and large. A date fits on one line, and its day stays beside its month. */
const Facts = ({ receipt: { lead, rows } }: Pick<ReceiptProps, 'receipt'>) => (
  <>
    {lead && (
      <Figure
        size={isAmount(lead.text) ? 'large' : 'medium'}
        value={lead.text.replace(' ', '\u00a0')}
        label={lead.label}
      />
    )}
    <Rows
      rows={rows
        .filter(({ label }) => label !== lead?.label)
        .map(({ label, text }) => [label, shown(label, text)])}
    />
  </>
);

const isAmount = (text: string): boolean => !text.includes(' ');

/** What happens next, and what to keep in mind. */
function Next({ receipt: { steps, notes, original } }: Pick<ReceiptProps, 'receipt'>) {
  return (
    <Stack gap="m">
      {steps.length > 0 && (
        <Heading level={3} size="h4">
          {receiptWords.next}
        </Heading>
      )}
      <RichText body={[...(steps.length > 0 ? [{ steps }] : []), ...notes]} />
      {original && <Text lang="en">{original}</Text>}
    </Stack>
  );
}

const shown = (label: string, text: string) =>
  label === receiptWords.reference ? (
    <Text as="strong" size="lead" isTabular>
      {text}
    </Text>
  ) : (
    <span className={styles.answer}>{text}</span>
  );
