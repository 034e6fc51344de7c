import type { ComponentDocs } from '../packages/ui/src/testing/docs.ts';
import type { LastRun } from './lastRun.ts';
import type { UsedBy } from './usedBy.ts';

/** What the status of a component depends on. */
export interface Evidence {
  readonly docs: Pick<ComponentDocs, 'name' | 'keyboard' | 'replacedBy'>;
  readonly usedBy: UsedBy;
  readonly lastRun: LastRun | null;
}

/** A reason for the status, and whether it is met. */
export interface Criterion {
  readonly name: string;
  readonly isMet: boolean;
  readonly detail: string;
}

export interface Status {
  readonly level: 'new' | 'trial' | 'stable' | 'going';
  readonly criteria: readonly Criterion[];
}

/** What each level means. */
export const meanings: Readonly<Record<Status['level'], string>> = {
  new: 'No product uses it yet. Its props may change.',
  trial: 'One product uses it, or a test of it failed in the last run.',
  stable: 'Its tests pass, in both brands, and at least two products use it.',
  going: 'Use its replacement. It leaves with the next major version.',
};

const byOrca =
  'Listened to with Orca 43.1 in Firefox ESR 153 and Chromium 156 on November 27, 2026, and not with VoiceOver, NVDA or JAWS.';

/** The components whose walk in `tooling/listen` passed in both browsers. */
const heard: Readonly<Record<string, string>> = {
  Accordion: byOrca,
  Checkbox: byOrca,
  ComboBox: byOrca,
  Dialog: byOrca,
  RadioGroup: byOrca,
  Slider: byOrca,
  Table: byOrca,
  Tabs: byOrca,
  TextField: byOrca,
  Toast: byOrca,
};

const products = {
  site: 'the public website',
  portal: 'the dealer portal',
  forms: 'the test app of the packed package',
} as const satisfies Record<keyof UsedBy, string>;

/** Returns the status of a component, and its reasons. */
export function statusOf({ docs, usedBy, lastRun }: Evidence): Status {
  const { name, keyboard, replacedBy } = docs;
  const users = Object.entries(products).filter(([app]) =>
    usedBy[app as keyof UsedBy].includes(name),
  );
  const failed = lastRun?.failed.filter((title) => title.includes(`/${name}/`)) ?? [];
  const isSound = failed.length === 0;
  const keys = keyboard.length === 0 ? '' : ` ${keyboard.length} rows of keys are pressed.`;
  const criteria = [
    {
      name: 'Tests',
      isMet: isSound,
      detail: isSound
        ? `Each state is rendered on a server, checked by axe, and fits 320 px and text at 200%.${keys}`
        : `Failed in the last run: ${failed.join('; ')}`,
    },
    {
      name: 'Second brand',
      isMet: isSound,
      detail: 'axe checks each state in Harbor, light and dark.',
    },
    {
      name: 'Two products',
      isMet: users.length >= 2,
      detail:
        users.length === 0
          ? 'No product imports it.'
          : `Used by ${users.map(([, product]) => product).join(', ')}.`,
    },
    {
      name: 'Screen reader',
      isMet: heard[name] !== undefined,
      detail:
        heard[name] ??
        'Roles, names and states are tested as the browser exposes them. It has not been listened to yet.',
    },
  ];
  const level = replacedBy
    ? 'going'
    : users.length === 0
      ? 'new'
      : users.length === 1 || !isSound
        ? 'trial'
        : 'stable';
  return { level, criteria };
}
