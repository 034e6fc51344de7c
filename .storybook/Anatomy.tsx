import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { AnatomyPart, ComponentDocs } from '../packages/ui/src/testing/docs.ts';
import { Sentence } from './Sentence.tsx';
import { useScreen } from './useScreen.ts';

interface Mark {
  readonly number: number;
  readonly isAbove: boolean;
  readonly top: number;
  readonly left: number;
}

const sentenceOf = (part: AnatomyPart) => (typeof part === 'string' ? part : part.part);

/** Where each part begins, measured from the specimen's corner. */
function marksIn(specimen: Element, parts: readonly AnatomyPart[]): Mark[] {
  const corner = specimen.getBoundingClientRect();
  const frame = specimen.querySelector('iframe');
  const inside = frame?.getBoundingClientRect();
  const root = frame ? frame.contentDocument : specimen;
  const scale = frame?.contentWindow && inside ? inside.width / frame.contentWindow.innerWidth : 1;
  const isLeftToRight = document.documentElement.dir !== 'rtl';
  return parts.flatMap((part, index) => {
    if (typeof part === 'string') return [];
    const boxes = [...(root?.querySelectorAll(part.at) ?? [])].map((each) =>
      each.getBoundingClientRect(),
    );
    // What is for screen readers alone is a pixel wide.
    const box = boxes.find(({ width }) => width > 1);
    if (!box) return [];
    const start = isLeftToRight ? box.left : box.right;
    const middle = part.isAbove ? box.top : box.top + box.height / 2;
    const top = (inside?.top ?? 0) + scale * middle - corner.top;
    const left = (inside?.left ?? 0) + scale * start - corner.left;
    const isAbove = part.isAbove ?? false;
    return [{ number: index + 1, isAbove, top: Math.round(top), left: Math.round(left) }];
  });
}

/** A component's parts: numbered on a specimen of it where their places are known, and told below it. */
export function Anatomy({ docs }: { docs: ComponentDocs }) {
  const { anatomy: parts, anatomyStory } = docs;
  return (
    <>
      {parts.some((part) => typeof part !== 'string') && (
        <Specimen parts={parts} name={anatomyStory} />
      )}
      <ol>
        {parts.map((part) => (
          <li key={sentenceOf(part)}>
            <Sentence>{sentenceOf(part)}</Sentence>
          </li>
        ))}
      </ol>
    </>
  );
}

function Specimen({ parts, name }: { parts: readonly AnatomyPart[]; name: string | undefined }) {
  const { componentStories, storyById } = useContext(DocsContext);
  const story = componentStories().find((each) => each.name === name) ?? storyById();
  const screen = useScreen(story);
  const specimen = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    // No one event tells that a frame's story has opened, or that the toolbars have moved its parts.
    const measuring = setInterval(() => {
      const now = specimen.current ? marksIn(specimen.current, parts) : [];
      setMarks((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now));
    }, 400);
    return () => clearInterval(measuring);
  }, [parts]);
  return (
    <div className="docs-anatomy docs-frame" data-screen={screen.name} ref={specimen}>
      <Story of={story.moduleExport} {...screen.shown} />
      {marks.map(({ number, isAbove, top, left }) => (
        <span
          key={number}
          className="docs-mark"
          data-above={isAbove ? '' : undefined}
          style={{ top, left }}
          aria-hidden="true"
        >
          {number}
        </span>
      ))}
    </div>
  );
}
