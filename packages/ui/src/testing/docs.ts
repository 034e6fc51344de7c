import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

type PlayContext = Pick<
  Parameters<NonNullable<StoryObj['play']>>[0],
  'canvas' | 'canvasElement' | 'step' | 'userEvent'
> & { args: Record<string, unknown> };

/**
 * What a keyboard row's test is given: the story's args, queries bound to it (`canvas`), its element,
 * and `userEvent`, which is real input under Vitest and simulated input in Storybook.
 */
export type KeyboardContext = PlayContext & { expect: typeof expect };

/** One row of a component's keyboard table, with the test that proves it. */
export type KeyboardRow = {
  /** Keys as the table shows them, such as "Tab" or "Arrow Down". */
  keys: string;
  /** What the keys do, as a sentence. */
  does: string;
  /** Presses the keys and checks the outcome. Rows run in order in one rendering. */
  test: (context: KeyboardContext) => Promise<void>;
};

/**
 * A part of a component: what it is, and where it is on the specimen, as a CSS selector. Its number
 * stands before it, or above it where there is no room.
 */
export type AnatomyPart = string | { part: string; at: string; isAbove?: boolean };

/** Everything the docs page says about a component. Sentences, each with its period. */
export type ComponentDocs = {
  /** The component's folder, export and npm subpath. */
  name: string;
  /** What its page tells to import, where that is more than its name. @default its name alone */
  imports?: string[];
  /** One sentence: what it is for. */
  summary: string;
  /** What its behavior comes from: the browser, React Aria or the kit itself, and its element. */
  builtOn: string;
  when: string[];
  whenNot: string[];
  alternatives: { use: string; when: string }[];
  /** What an app calls, and what it passes, where that is no component and has no props. */
  functions?: { call: string; does: string }[];
  /** Its visible parts in reading order; the page numbers those whose place is known. */
  anatomy: AnatomyPart[];
  /** The name of the story that shows the parts, in a frame of its own. @default the first story */
  anatomyStory?: string;
  doDont: {
    do: string;
    dont: string;
    /** What shows the one and the other: args over those of the first story. */
    doArgs?: Record<string, unknown>;
    dontArgs?: Record<string, unknown>;
    /** What shows it where other components belong to it. */
    doExample?: ReactNode;
    dontExample?: ReactNode;
  }[];
  /** Empty for a component that takes no input. */
  keyboard: KeyboardRow[];
  accessibility: string[];
  /** How to word what goes into it. */
  content: string[];
};

// On a docs page all stories share one root element, and so its text size, direction and focus.
const notInDocs = '!autodocs';

/** A story whose `play` runs every keyboard row of the docs, each as a named step. */
export const keyboardStory = (docs: ComponentDocs) => ({
  tags: [notInDocs],
  play: async ({ args, canvas, canvasElement, userEvent, step }: PlayContext) => {
    for (const row of docs.keyboard) {
      await step(`${row.keys}: ${row.does}`, () =>
        row.test({ args, canvas, canvasElement, userEvent, step, expect }),
      );
    }
  },
});

/** Text size and reading direction of a Stress story; its args bring the long words. */
export const stress = { globals: { textSize: '200%', direction: 'rtl' }, tags: [notInDocs] };

/** A word that no space breaks. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
