import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { ComponentDocs } from '../../packages/ui/src/testing/docs.ts';
import preview from '../preview.tsx';
import { withRealInput } from '../realInput.ts';

type Story = ComponentType & {
  id: string;
  storyName: string;
  parameters: {
    docsData?: ComponentDocs;
    docs?: { story?: { inline?: boolean } };
    screen?: string;
  };
  globals?: { viewport?: { value?: string } };
  run: () => Promise<void>;
};
type StoryFile = Parameters<typeof composeStories>[0];

setProjectAnnotations([preview, withRealInput]);

const files = import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx');

/**
 * Returns the stories of a file. If the file can't be loaded, returns one story that throws the
 * reason, so that the others run.
 */
const storiesOf = async ([file, load]: [string, () => Promise<StoryFile>]) => {
  try {
    const stories: Record<string, Story> = composeStories(await load());
    return Object.entries(stories).map(([name, Story]) => ({ id: Story.id, file, name, Story }));
  } catch (error) {
    const fail = () => {
      throw error;
    };
    const Story: Story = Object.assign(fail, {
      id: file,
      storyName: file,
      parameters: {},
      run: fail,
    });
    return [{ id: file, file, name: 'default', Story }];
  }
};

/** Every story of the kit with the preview's decorators and its file. */
export const stories = (await Promise.all(Object.entries(files).map(storiesOf))).flat();
