'use client';

import { useEffect } from 'react';

/**
 * Asks before the page is closed, reloaded or left for another site while there are unsaved changes. The
 * browser asks, in its own words, and only once the visitor has used the page. It does not ask before
 * client-side navigation: use the router's own blocker for that.
 */
export function useUnsavedChanges(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
