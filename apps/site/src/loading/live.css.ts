import { style } from '@vanilla-extract/css';

const noScript = '(scripting: none)';

/** Lays its children out as its parent does. */
export const contents = style({ display: 'contents' });

/**
 * Hides an element that needs JavaScript if scripting is off. Otherwise the parent lays its
 * children out.
 */
export const live = style([contents, { '@media': { [noScript]: { display: 'none' } } }]);

/** Hides an element that needs JavaScript if scripting is off. */
export const scripted = style({ '@media': { [noScript]: { display: 'none' } } });
