export * from '#words/figures';
export type { Figure } from './text.ts';
