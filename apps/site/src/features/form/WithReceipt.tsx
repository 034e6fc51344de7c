import { Stack } from '@milepost/ui/Stack';
import { type ReactNode, useState } from 'react';

/** Props of WithReceipt. */
export interface WithReceiptProps {
  /** The form's card; it gives its `onReceipt` to `MailForm`. */
  readonly children: (onReceipt: (receipt: ReactNode) => void) => ReactNode;
}

/** A form's card, and above it the receipt of what was last sent. */
export function WithReceipt({ children }: WithReceiptProps) {
  const [receipt, setReceipt] = useState<ReactNode>();
  return (
    <Stack gap="l">
      {receipt}
      {children(setReceipt)}
    </Stack>
  );
}
