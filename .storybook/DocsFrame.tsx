import './DocsPage.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { getPreferredColorScheme } from 'storybook/theming';
import { storybookTheme } from './theme.ts';
import { initialGlobals, WithToolbars } from './toolbars.tsx';

type Globals = { globals: Partial<typeof initialGlobals> };

/** Applies the toolbars' settings to a docs page, Storybook's own parts and the frames on it. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [globals, setGlobals] = useState<Globals['globals']>(() => {
    const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
    return (last as Globals | undefined)?.globals ?? {};
  });
  useEffect(() => {
    const update = (event: Globals) => setGlobals(event.globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);

  const { brand, theme, density, textSize, locale, direction } = { ...initialGlobals, ...globals };
  const chosen = { brand, theme, density, textSize, locale, direction };
  const toolbars = JSON.stringify(chosen);
  const page = useRef<HTMLDivElement>(null);
  const framed = useRef(toolbars);
  useEffect(() => {
    if (framed.current === toolbars) return;
    framed.current = toolbars;
    const frames = page.current?.querySelectorAll('iframe') ?? [];
    for (const frame of frames) frame.contentWindow?.location.reload();
  }, [toolbars]);
  const [name = ''] = theme.split(' ');
  const isDark = (name === 'system' ? getPreferredColorScheme() : name) === 'dark';
  return (
    <WithToolbars chosen={chosen}>
      <div ref={page} data-toolbars={toolbars}>
        <DocsContainer {...props} theme={storybookTheme(isDark ? 'dark' : 'light')} />
      </div>
    </WithToolbars>
  );
}
