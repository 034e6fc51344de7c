import { buildSite } from './build-site.ts';

/** Builds the site into `apps/site/dist`. */
buildSite();
