import { useSyncExternalStore } from 'react';
import { looksCookie, setCookie } from './cookies.ts';

/** The user's display settings. The browser remembers them in a cookie, so that the server knows them too. */
export interface Looks {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  readonly brand: 'milepost' | 'bluewater';
}

export const choices = {
  theme: [
    { value: 'system', label: 'As the system' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ],
  density: [
    { value: 'comfortable', label: 'Comfortable' },
    { value: 'compact', label: 'Compact' },
  ],
  brand: [
    { value: 'milepost', label: 'Milepost' },
    { value: 'bluewater', label: 'Bluewater' },
  ],
} as const satisfies { [Name in keyof Looks]: readonly { value: Looks[Name]; label: string }[] };

export const lookNames = { theme: 'Theme', density: 'Density', brand: 'Brand' } as const;
export const looksInOrder = ['theme', 'density', 'brand'] as const;

/** How long the cookie is stored, in seconds. Browsers allow 400 days at most. */
const remembered = 400 * 24 * 60 * 60;
const usual: Looks = { theme: 'system', density: 'compact', brand: 'milepost' };
const listeners = new Set<() => void>();

let looks: Looks = usual;

/** Validates a stored choice, which may be from another version. */
const known = (name: keyof Looks, value: unknown) =>
  choices[name].find((choice) => choice.value === value)?.value ?? usual[name];

/** Reads settings by their names: a cookie's, or those of the root element. */
export const readLooks = (given: Readonly<Record<string, unknown>>) =>
  ({
    theme: known('theme', given.theme),
    density: known('density', given.density),
    brand: known('brand', given.brand),
  }) as Looks;

/** The `data-` attributes of the root element, where the kit's theme reads the settings. */
export const looksData = ({ theme, density, brand }: Looks) => ({
  ...(theme !== 'system' && { theme }),
  density,
  brand,
});

/** The id of the second brand's style element. The server adds it for users of this brand. */
export const brandStyle = 'bluewater';

async function apply() {
  const { dataset } = document.documentElement;
  if (looks.brand === 'bluewater' && !document.getElementById(brandStyle)) {
    const { bluewater } = await import('./brand.ts');
    document.head.append(
      Object.assign(document.createElement('style'), { id: brandStyle, textContent: bluewater }),
    );
  }
  delete dataset.theme;
  Object.assign(dataset, looksData(looks));
}

/** Takes over the settings with which the server rendered the document. Call it before the first render. */
export function restoreLooks(): void {
  looks = readLooks(document.documentElement.dataset);
}

export function changeLooks(change: Partial<Looks>): void {
  looks = { ...looks, ...change };
  setCookie(looksCookie, new URLSearchParams({ ...looks }).toString(), remembered);
  void apply();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const current = () => looks;

export const useLooks = () => useSyncExternalStore(subscribe, current, current);
