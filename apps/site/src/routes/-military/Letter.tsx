import { scraSubject } from '@milepost/domain/content/military';
import { scraLetterWords as words } from '@milepost/domain/content/scra-helper';
import { mailLink } from '@milepost/domain/content/text';
import { company } from '@milepost/domain/facts/company';
import { localDate } from '@milepost/domain/input/date';
import { type ScraAnswers, scraLetter, scraLetterGloss } from '@milepost/domain/tools/scra-helper';
import { CopyButton } from '@milepost/ui/CopyButton';
import { DateField } from '@milepost/ui/DateField';
import { Disclosure } from '@milepost/ui/Disclosure';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Link } from '@milepost/ui/Link';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { TextField } from '@milepost/ui/TextField';
import { useState } from 'react';
import { PrintButton } from '../../features/print/PrintButton.tsx';
import { PrintedSheet } from '../../features/print/PrintedSheet.tsx';
import { focusOnMount } from '../../navigation/focusOnMount.ts';
import { letter, sheet } from './Letter.css.ts';

const { military } = company.mailboxes;

/** A letter that asks for benefits, filled in live. The visitor sends it. */
export function Letter({ who }: { readonly who: ScraAnswers['who'] }) {
  const [parts, setParts] = useState({ name: '', account: '', began: '', unit: '', phone: '' });

  const set = (name: keyof typeof parts) => (value: string) =>
    setParts((all) => ({ ...all, [name]: value }));
  const given = { ...parts, ...(who && { who }) };
  const today = localDate(new Date());
  const paragraphs = scraLetter(given, today);
  const text = <Paragraphs texts={paragraphs} lang="en" />;

  return (
    <Stack gap="l">
      <Heading level={4}>{words.heading}</Heading>
      <Text size="small">{words.optional}</Text>
      <Grid itemWidth="medium">
        <TextField
          ref={focusOnMount}
          label={words.fields.name}
          autoComplete="name"
          value={parts.name}
          onChange={set('name')}
        />
        <TextField
          label={words.fields.account}
          autoComplete="off"
          value={parts.account}
          onChange={set('account')}
        />
        <DateField label={words.fields.began} value={parts.began} onChange={set('began')} />
        <TextField
          label={words.fields.unit}
          autoComplete="off"
          value={parts.unit}
          onChange={set('unit')}
        />
        <TextField
          label={words.fields.phone}
          type="tel"
          autoComplete="tel"
          value={parts.phone}
          onChange={set('phone')}
        />
      </Grid>
      <Heading level={4}>{words.preview}</Heading>
      {words.isEnglish && <Text>{words.isEnglish}</Text>}
      <div className={sheet}>{text}</div>
      {words.gloss && (
        <Disclosure heading={words.gloss}>
          <Paragraphs texts={scraLetterGloss(given, today)} />
        </Disclosure>
      )}
      <Inline align="start">
        <PrintButton label={words.print}>
          {(onPrinted) => <PrintedSheet onPrinted={onPrinted}>{text}</PrintedSheet>}
        </PrintButton>
        <CopyButton
          text={() => paragraphs.join('\n\n')}
          copiedLabel={words.copied}
          fieldLabel={words.copyByHand}
        >
          {words.copy}
        </CopyButton>
      </Inline>
      <Link href={mailLink(military, scraSubject).href}>{words.email(military)}</Link>
    </Stack>
  );
}

interface ParagraphsProps {
  readonly texts: readonly string[];
  /** @default the page's */
  readonly lang?: 'en';
}

const Paragraphs = ({ texts, lang }: ParagraphsProps) => (
  <Stack gap="m" lang={lang}>
    {texts.map((paragraph) => (
      <p key={paragraph} className={letter}>
        {paragraph}
      </p>
    ))}
  </Stack>
);
