import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { AnatomyPart, ComponentDocs } from '../packages/ui/src/testing/docs.ts';
import { Sentence } from './Sentence.tsx';
import { useScreen } from './useScreen.ts';

/** A part's number, and the position of its center from the specimen's corner. */
interface Mark {
  readonly number: number;
  readonly top: number;
  readonly left: number;
}

/** The minimum distance between the centers of two marks: a mark's size and a gap. */
const apart = 26;

const sentenceOf = (part: AnatomyPart) => (typeof part === 'string' ? part : part.part);

/** Positions the mark of each part before or above it, without overlapping another mark. */
function marksIn(specimen: Element, parts: readonly AnatomyPart[]): Mark[] {
  const corner = specimen.getBoundingClientRect();
  const frame = specimen.querySelector('iframe');
  const inside = frame?.getBoundingClientRect();
  const root = frame ? frame.contentDocument : specimen;
  const scale = frame?.contentWindow && inside ? inside.width / frame.contentWindow.innerWidth : 1;
  const onward = document.documentElement.dir === 'rtl' ? -1 : 1;
  const marks: Mark[] = [];
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') continue;
    const boxes = [...(root?.querySelectorAll(part.at) ?? [])].map((each) =>
      each.getBoundingClientRect(),
    );
    // Elements for screen readers only are a pixel wide, and closed ones have no height.
    const box = boxes.find(({ width, height }) => width > 1 && height > 1);
    if (!box) continue;
    const { isAbove = false } = part;
    const start = onward === 1 ? box.left : box.right;
    // Use the center of the visible part if it extends below the frame.
    const bottom = Math.min(box.bottom, frame?.contentWindow?.innerHeight ?? box.bottom);
    const middle = isAbove ? box.top : (box.top + bottom) / 2;
    let top = Math.round((inside?.top ?? 0) + scale * middle - corner.top) - (isAbove ? 14 : 0);
    let left =
      Math.round((inside?.left ?? 0) + scale * start - corner.left) + onward * (isAbove ? 12 : -16);
    const isTaken = (mark: Mark) =>
      Math.abs(mark.top - top) < apart && Math.abs(mark.left - left) < apart;
    for (let taken = marks.find(isTaken); taken; taken = marks.find(isTaken)) {
      if (isAbove) left = taken.left + onward * apart;
      else top = taken.top + apart;
    }
    marks.push({ number: index + 1, top, left });
  }
  return marks;
}

/** Shows a component's parts: numbered on a specimen if they have selectors, and described below it. */
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
    // No single event reports that a frame's story has opened, or that the toolbars have moved its parts.
    const measuring = setInterval(() => {
      const now = specimen.current ? marksIn(specimen.current, parts) : [];
      setMarks((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now));
    }, 400);
    return () => clearInterval(measuring);
  }, [parts]);
  return (
    <div className="docs-anatomy docs-frame" data-screen={screen.name} ref={specimen}>
      <Story of={story.moduleExport} {...screen.shown} />
      {marks.map(({ number, top, left }) => (
        <span key={number} className="docs-mark" style={{ top, left }} aria-hidden="true">
          {number}
        </span>
      ))}
    </div>
  );
}
