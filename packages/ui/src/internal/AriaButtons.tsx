'use client';

import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ButtonElement, type PressProps } from './ButtonElement.tsx';

// React Aria treats an undefined prop as absent.
const AriaButton = (props: PressProps) => <Button {...(props as object)} />;

/**
 * Makes the Buttons and IconButtons inside it React Aria's, which open an overlay as its trigger and close a
 * dialog with `slot="close"`. Only parts that load React Aria anyway use it.
 */
export function AriaButtons({ children }: { children: ReactNode }) {
  return <ButtonElement value={AriaButton}>{children}</ButtonElement>;
}
