import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './tokens.ts';

globalLayer('mp');

/** The cascade layers. A later one wins, whatever the selectors are. An app's unlayered CSS overrides all. */
export const layers = Object.fromEntries(
  layerNames.map((name) => [name, globalLayer({ parent: 'mp' }, name)]),
) as Record<(typeof layerNames)[number], string>;
