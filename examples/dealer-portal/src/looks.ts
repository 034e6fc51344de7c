import { useSyncExternalStore } from 'react';

/** The user's display settings, remembered by the browser. */
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

const key = 'portal.looks';
const usual: Looks = { theme: 'system', density: 'compact', brand: 'milepost' };
const listeners = new Set<() => void>();

let looks: Looks = usual;

/** Validates a stored choice, which may be from another version. */
const known = (name: keyof Looks, value: unknown) =>
  choices[name].find((choice) => choice.value === value)?.value ?? usual[name];

/** Applies the settings where the kit's theme reads them: on the root element. */
async function apply() {
  const { dataset } = document.documentElement;
  const { theme, density, brand } = looks;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dataset.density = density;
  if (brand === 'bluewater') await loadBluewater();
  dataset.brand = looks.brand;
}

/** The second brand is loaded when it is first used, and then remains. */
async function loadBluewater() {
  const id = 'bluewater';
  const { bluewater } = await import('./brand.ts');
  if (document.getElementById(id)) return;
  document.head.append(
    Object.assign(document.createElement('style'), { id, textContent: bluewater }),
  );
}

/** Restores the settings of the last visit. Call it before the first render. */
export function restoreLooks(): Promise<void> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    looks = {
      theme: known('theme', stored.theme),
      density: known('density', stored.density),
      brand: known('brand', stored.brand),
    } as Looks;
  } catch {
    looks = usual;
  }
  return apply();
}

export function changeLooks(change: Partial<Looks>): void {
  looks = { ...looks, ...change };
  localStorage.setItem(key, JSON.stringify(looks));
  void apply();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLooks = () => useSyncExternalStore(subscribe, () => looks);
