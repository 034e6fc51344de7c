import type { DehydratedState } from '@tanstack/react-query';
import type { User } from './model.ts';

/** The id of the element with the data of a view that the server has rendered. */
export const renderedData = 'rendered';

/** The data of a rendered view, as JSON in the document. */
export interface Rendered {
  readonly user: User;
  readonly queries: DehydratedState;
}
