export * from '#words/navigation';
export type { LinkGroup } from './text.ts';
