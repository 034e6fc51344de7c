import { paperFoot, paperHead } from '@milepost/domain/content/paper';
import type { Phone } from '@milepost/domain/facts/company';
import { localDate } from '@milepost/domain/input/date';
import { formatDate } from '@milepost/domain/input/format';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Logo } from '../../brand/Logo.tsx';
import { PrintedSheet, type PrintedSheetProps } from './PrintedSheet.tsx';

export interface PaperProps extends PrintedSheetProps {
  readonly heading: string;
  /** The number to call about it. */
  readonly phone: Phone;
  /** The path of its page. @default the browser's */
  readonly path?: string | undefined;
}

/**
 * A printout for the visitor to keep: the company, the title, the content, and the date of
 * printing.
 */
export function Paper({
  heading,
  phone,
  path = location.pathname,
  children,
  ...sheet
}: PaperProps) {
  const today = useToday();
  const [name, contact] = paperHead(phone);
  return (
    <PrintedSheet {...sheet}>
      <Stack gap="l">
        <header>
          <Logo name={name} />
          <Text>{contact}</Text>
        </header>
        <Heading level={1}>{heading}</Heading>
        {children}
        <footer>
          <Text size="small">{paperFoot(formatDate(today, 'long'), path)}</Text>
        </footer>
      </Stack>
    </PrintedSheet>
  );
}

/** The visitor's date at the time of printing: the page may be open since yesterday. */
function useToday(): string {
  const [today, setToday] = useState(() => localDate(new Date()));
  useEffect(() => {
    const update = () => flushSync(() => setToday(localDate(new Date())));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return today;
}
