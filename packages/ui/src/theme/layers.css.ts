import { globalLayer } from '@vanilla-extract/css';

globalLayer('mp');

/** The cascade: a later layer wins whatever the selectors. An app's own unlayered CSS wins over all. */
export const layers = {
  reset: globalLayer({ parent: 'mp' }, 'reset'),
  tokens: globalLayer({ parent: 'mp' }, 'tokens'),
  components: globalLayer({ parent: 'mp' }, 'components'),
  utilities: globalLayer({ parent: 'mp' }, 'utilities'),
};
