import { createContext, type RefObject } from 'react';

interface RowMenu {
  /** The accessible name of the menu. */
  readonly label: string;
  /** The button beside which the menu opens. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Whether a key opened it, so that its first action gets focus. */
  readonly isByKeyboard: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The open menu of a row. The table has one menu for all rows. */
export const RowMenuContext = createContext<RowMenu | undefined>(undefined);
