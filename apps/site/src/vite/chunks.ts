import type { Rolldown } from 'vite';

/**
 * How the browser's bundle is cut, for few requests: what every page stands on comes with the entry,
 * and what only some screens share is copied into each of them. React Aria is too large to copy; it
 * waits in files of its own until something is opened.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  experimentalInlineCommonChunks: { maxSize: 24_000, exclude: /react-aria|react-stately/ },
};
