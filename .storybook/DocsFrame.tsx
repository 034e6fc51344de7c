import './DocsPage.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { storybookTheme } from './theme.ts';

type Globals = { globals: { theme?: string } };

/** Gives Storybook's own parts of a docs page the theme that the toolbar chooses. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [{ theme = 'light' }, setGlobals] = useState<Globals['globals']>(() => {
    // A page of words has no stories.
    const [story] = context.componentStories();
    return story ? context.getStoryContext(story).globals : {};
  });
  useEffect(() => {
    const update = ({ globals }: Globals) => setGlobals(globals);
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context.channel]);
  return (
    <DocsContainer {...props} theme={storybookTheme(theme.startsWith('dark') ? 'dark' : 'light')} />
  );
}
