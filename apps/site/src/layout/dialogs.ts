import { switchQuestionFor } from './SwitchQuestion.tsx';

// The dialogs that any page may open. They are one chunk, which is loaded when the first of them opens.

export { SiteMenu } from './SiteMenu.tsx';

/** Undefined in a build without Spanish, so that its code is left out. */
export const switchQuestion = import.meta.env.HAS_SPANISH ? switchQuestionFor : undefined;
