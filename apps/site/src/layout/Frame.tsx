import { SkipLink } from '@milepost/ui/SkipLink';
import { ToastRegion } from '@milepost/ui/Toast';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Notice } from '#edition';
import { RememberForVisit } from '../navigation/remembered.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export interface FrameProps {
  /** Shown instead of the screen. */
  readonly instead?: ReactNode;
}

/** The header and the footer around every screen. */
export function Frame({ instead }: FrameProps) {
  return (
    <>
      {Notice ? <Notice /> : <SkipLink />}
      <SiteHeader />
      <RememberForVisit>{instead || <Outlet />}</RememberForVisit>
      <SiteFooter />
      <ToastRegion />
      <VisuallyHidden>
        <span data-announcer aria-live="polite" />
      </VisuallyHidden>
    </>
  );
}
