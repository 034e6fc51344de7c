import { SkipLink } from '@milepost/ui/SkipLink';
import { ToastRegion } from '@milepost/ui/Toast';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { Outlet } from '@tanstack/react-router';
import { KeepForVisit } from './kept.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What stands around every screen. */
export function Frame() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <KeepForVisit>
        <Outlet />
      </KeepForVisit>
      <SiteFooter />
      <ToastRegion />
      <VisuallyHidden>
        <span data-announcer aria-live="polite" />
      </VisuallyHidden>
    </>
  );
}
