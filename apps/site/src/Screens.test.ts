import { pagePaths } from '@milepost/domain/content/pages';
import { expect, test } from 'vitest';
import * as stories from './Screens.stories.tsx';

test('Storybook shows every page of the site', () => {
  const shown = Object.values(stories).map((story) =>
    'args' in story ? story.args?.at : undefined,
  );
  expect(pagePaths.filter((path) => !shown.includes(path))).toEqual([]);
});
