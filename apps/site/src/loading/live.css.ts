import { media } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** Lays its children out as its parent does. */
export const contents = style({ display: 'contents' });

/**
 * Hides an element that needs JavaScript if scripting is off. Otherwise the parent lays its
 * children out.
 */
export const live = style([contents, { '@media': { [media.noScript]: { display: 'none' } } }]);

/** Hides an element that needs JavaScript if scripting is off. */
export const scripted = style({ '@media': { [media.noScript]: { display: 'none' } } });
