import { servedPart } from '../../hydration/Served.tsx';
import { loadCalculator } from '../calculator/load.ts';

const story = () => import('./Sections.tsx');

/** The top of the home page. */
export const top = servedPart('top', async () => (await story()).Top);

/** All that the home page tells below its top, down to the questions. */
export const sections = servedPart('sections', async () => (await story()).Sections);

/** Loads the home page's parts, for a visitor who comes from another page. */
export async function loadHome(): Promise<void> {
  await Promise.all([top.load(), sections.load(), loadCalculator()]);
}
