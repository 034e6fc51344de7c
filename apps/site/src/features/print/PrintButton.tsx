import { NativeButton } from '@milepost/ui/NativeButton';
import { type ReactNode, useState } from 'react';

/** Props of PrintButton. */
export interface PrintButtonProps {
  readonly label: string;
  /** What is printed, given what to call once it is. */
  readonly children: (onPrinted: () => void) => ReactNode;
}

/** Prints a sheet that is there only meanwhile. */
export function PrintButton({ label, children }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <NativeButton variant="outline" onPress={() => setPrinting(true)}>
        {label}
      </NativeButton>
      {isPrinting && children(() => setPrinting(false))}
    </>
  );
}
