/** Below a part of a page whose code did not come when it was used. */
export const partFailed =
  'This part of the page could not be loaded. Check your connection, then try again or load the page again.';
