import { type ComponentType, isValidElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { translate } from '../../tooling/translator.ts';
import { stories } from './all-stories.ts';

type Args = Readonly<Record<string, unknown>>;

type Story = (typeof stories)[number];

const argsOf = ({ Story }: Story) => (Story as unknown as { args: Args }).args;

/** Whether a value contains elements. If so, the caller provides its texts. */
const hasElements = (value: unknown): boolean =>
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasElements));

/** The args of each story of a component, except args that contain elements. */
function plainArgs(ofOne: readonly Story[]): readonly Args[] {
  const all = ofOne.map(argsOf);
  const isPlain = (name: string) => !all.some((args) => hasElements(args[name]));
  // A few of ten thousand rows are enough.
  const few = (value: unknown) => (Array.isArray(value) ? value.slice(0, 20) : value);
  return all.map((args) =>
    Object.fromEntries(
      Object.entries(args).flatMap(([name, value]) => (isPlain(name) ? [[name, few(value)]] : [])),
    ),
  );
}

/** Returns the same args, with each text and number as `change` returns it, except the code of a currency. */
function changed<Value>(value: Value, change: (leaf: unknown) => unknown): Value;
function changed(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  if (typeof value !== 'object' || value?.constructor !== Object) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'currency' ? part : changed(part, change),
    ]),
  );
}
const otherText = (leaf: unknown) =>
  typeof leaf === 'string' && /^[A-Z][^/]*$|\s/.test(leaf) ? `${leaf}!` : leaf;
/** Elements that have a text as their key stay the same if only their numbers change. */
const otherNumber = (leaf: unknown) => (typeof leaf === 'number' ? leaf + 1 : leaf);

function mount(Story: ComponentType<Args>) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (args: Args) => flushSync(() => root.render(<Story {...args} />));
  const end = () => {
    root.unmount();
    host.remove();
  };
  return { host, show, end };
}

const components = [...Map.groupBy(stories, ({ id }) => id.split('--')[0])];

test.for(components)('%s shows what its props change on a translated page', async ([, ofOne]) => {
  const Story = ofOne[0]?.Story as ComponentType<Args>;
  const plain = mount(Story);
  const translated = mount(Story);
  translate(translated.host);
  for (const args of plainArgs(ofOne)) {
    for (const shown of [args, changed(args, otherNumber), changed(args, otherText)]) {
      plain.show(shown);
      translated.show(shown);
      await Promise.resolve();
      expect(translated.host.textContent).toBe(plain.host.textContent);
    }
  }
  plain.end();
  translated.end();
});
