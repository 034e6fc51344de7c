import { Button } from '@milepost/ui/Button';
import { type ReactNode, useState } from 'react';

export interface PrintButtonProps {
  readonly label: string;
  /** Renders the printout. It must call its argument when printing is done. */
  readonly children: (onPrinted: () => void) => ReactNode;
}

/** A button that renders a printout, prints it and removes it again. */
export function PrintButton({ label, children }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="outline" onPress={() => setPrinting(true)}>
        {label}
      </Button>
      {isPrinting && children(() => setPrinting(false))}
    </>
  );
}
