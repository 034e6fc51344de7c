import type { Rolldown } from 'vite';

/** Code that waits until a form or a dialog is touched: it must not slip into a first view. */
const waits = /\/node_modules\/(?!@vanilla-extract)|\/domain\/src\/(?:mail|forms)\//;
const controls =
  /\/features\/(?:form|controls)\/|\/ui\/src\/components\/(?:DateField|ErrorSummary|Form|MoneyField|PasswordField|Select|SliderField|SubmitButton|TextArea|TextField)\//;

/**
 * How the browser's bundle is cut: what every page needs, what most screens share, what forms
 * share, and the little that a few screens share, by who shares it. A visitor loads each once.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'frame', tags: ['$initial'] },
    { name: 'common', minShareCount: 4, test: (id) => !waits.test(id) && !controls.test(id) },
    { name: 'controls', minShareCount: 2, test: controls },
    {
      name: 'few',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1000,
      test: (id) => !waits.test(id),
    },
  ],
};
