import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

export type DocsStory = ReturnType<DocsContextProps['storyById']>;

/**
 * The screen that a story is made for, by name, and how a docs page shows the story: in a frame, if it has
 * one. A story names it as a global, which locks the toolbar, or as the parameter `screen`, which does not.
 */
export function useScreen(story: DocsStory) {
  const { viewport } = useContext(DocsContext).getStoryContext(story).globals;
  const name: string | undefined = viewport?.value ?? story.parameters.screen;
  const size = name && story.parameters.viewport.options[name]?.styles;
  const own = story.parameters.docs.story ?? {};
  return size
    ? { name, shown: { inline: false, height: own.height ?? size.height } }
    : { name: undefined, shown: own };
}
