import { createContext } from 'react';

/** Whether a Fieldset around is disabled. The browser tells its own controls, and no others. */
export const DisabledContext = createContext(false);
