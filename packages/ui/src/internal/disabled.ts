import { createContext } from 'react';

/** Whether an ancestor Fieldset is disabled. The browser disables only native controls. */
export const DisabledContext = createContext(false);
