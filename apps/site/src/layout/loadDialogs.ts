/** Loads the dialogs that any page may open. */
export const loadDialogs = () => import('./dialogs.ts');
