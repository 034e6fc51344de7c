import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

type PlayContext = Pick<
  Parameters<NonNullable<StoryObj['play']>>[0],
  'canvas' | 'canvasElement' | 'step' | 'userEvent'
> & { args: Record<string, unknown> };

/**
 * The context of a keyboard row's test: the story's args, queries bound to it (`canvas`), its element,
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
 * A part of a component: its description, and its CSS selector on the specimen. Its number is shown
 * before it, or above it if there is no space.
 */
export type AnatomyPart = string | { part: string; at: string; isAbove?: boolean };

/** The content of a component's docs page, in sentences with periods. */
export type ComponentDocs = {
  /** The component's folder, export and npm subpath. */
  name: string;
  /** The names that its page imports, if there are several. @default its name alone */
  imports?: string[];
  /** Its purpose in one sentence. */
  summary: string;
  /** What to use instead, if it leaves with the next major version. */
  replacedBy?: string;
  /** Its names in other systems, which the search of Storybook finds. */
  alsoCalled?: string[];
  /** The source of its behavior (the browser, React Aria or the kit itself) and its element. */
  builtOn: string;
  when: string[];
  whenNot: string[];
  alternatives: { use: string; when: string }[];
  /** The function that an app calls, with its parameters, if it is not a component with props. */
  functions?: { call: string; does: string }[];
  /** Its visible parts in reading order. The page numbers those with a selector. */
  anatomy: AnatomyPart[];
  /** The name of the story that shows the parts, in a separate frame. @default the first story */
  anatomyStory?: string;
  doDont: {
    do: string;
    dont: string;
    /** The args of both examples, which override those of the first story. */
    doArgs?: Record<string, unknown>;
    dontArgs?: Record<string, unknown>;
    /** Renders the example, if it needs other components. */
    doExample?: ReactNode;
    dontExample?: ReactNode;
  }[];
  /** Empty for a component that takes no input. */
  keyboard: KeyboardRow[];
  accessibility: string[];
  /** Rules for the wording of its content. */
  content: string[];
};

// On a docs page, all stories share one root element and its text size, direction and focus.
const notInDocs = '!autodocs';

/** Creates a story whose `play` runs every keyboard row of the docs as a named step. */
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

/** The text size and reading direction of a Stress story. Its args provide the long words. */
export const stress = { globals: { textSize: '200%', direction: 'rtl' }, tags: [notInDocs] };

/** A long word without spaces. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
