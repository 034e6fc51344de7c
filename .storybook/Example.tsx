import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { Sentence } from './Sentence.tsx';
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

interface WordsProps {
  rows: readonly (readonly [place: string, words: string])[];
  /** The heads of both columns. @default 'Where' and 'Write' */
  heads?: readonly [string, string];
}

/** A table of two columns: what to write where, or what to use for what. Backticks mark code. */
export function Words({ rows, heads = ['Where', 'Write'] }: WordsProps) {
  return (
    <table className="docs-rows">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([place, words]) => (
          <tr key={place}>
            <td>{place}</td>
            <td>
              <Sentence>{words}</Sentence>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
