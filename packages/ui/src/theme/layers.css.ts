import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './tokens.ts';

globalLayer('mp');

/** The cascade: a later layer wins whatever the selectors. An app's own unlayered CSS wins over all. */
export const layers = Object.fromEntries(
  layerNames.map((name) => [name, globalLayer({ parent: 'mp' }, name)]),
) as Record<(typeof layerNames)[number], string>;
