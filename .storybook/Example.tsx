import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { type DocsStory, useScreen } from './useScreen.ts';

interface ExampleProps {
  /** The story to show. */
  of: NonNullable<ComponentProps<typeof Canvas>['of']>;
  /** The source of its module, to copy. @default what the story renders */
  source?: string;
  hasToolbar?: boolean;
}

/** A story with its code. A story for another screen width has a frame of that width. */
export function Example({ of, source, hasToolbar = false }: ExampleProps) {
  const { story } = useOf(of, ['story']);
  const { name, shown } = useScreen(story as DocsStory);
  const code = source?.replaceAll(/'\.\.\/components\/(\w+)\/index\.ts'/g, "'@milepost/ui/$1'");
  return (
    <div className="docs-frame" data-screen={name}>
      <Canvas
        of={of}
        withToolbar={hasToolbar}
        story={shown}
        {...(code && { source: { code: code.trim(), language: 'tsx' } })}
      />
    </div>
  );
}

/** The content guidelines for each element. */
export function Words({ rows }: { rows: readonly (readonly [place: string, words: string])[] }) {
  return (
    <table className="docs-rows">
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Write</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([place, words]) => (
          <tr key={place}>
            <td>{place}</td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
