import { layers } from './layers.css.ts';

/** Puts a style into a cascade layer. Every stylesheet that has one also declares the order of all layers. */
export const inLayer = (layer: keyof typeof layers, rule: object) => ({
  '@layer': Object.fromEntries(
    Object.entries(layers).map(([name, path]) => [path, (name === layer ? rule : {}) as never]),
  ),
});
