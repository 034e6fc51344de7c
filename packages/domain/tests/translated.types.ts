import type { Translated } from '../src/translated.ts';

const english = {
  id: 'hours',
  heading: 'Call within 4 days, 8-17',
  lines: ['One', { text: 'Two', to: '/faq' }, { text: '(800) 555-0135', href: 'tel:+18005550135' }],
  found: (count: number) => `${count} found`,
} as const;

const spanish = {
  id: 'hours',
  heading: 'Llame en 4 días, 8-17',
  lines: ['Uno', { text: 'Dos', to: '/faq' }, { text: '(800) 555-0135', href: 'tel:+18005550135' }],
  found: (count: number) => `${count} en total`,
} as const satisfies Translated<typeof english>;

type Words = Translated<typeof english>;
const [one, two, phone] = spanish.lines;

export const refused: readonly Words[] = [
  // @ts-expect-error A text is missing.
  { id: 'hours', lines: spanish.lines, found: spanish.found },
  // @ts-expect-error A text is added.
  { ...spanish, more: 'Más' },
  // @ts-expect-error Another id.
  { ...spanish, id: 'horas' },
  // @ts-expect-error Another number.
  { ...spanish, heading: 'Llame en 5 días, 8-17' },
  // @ts-expect-error A number is missing.
  { ...spanish, heading: 'Llame en 4 días, desde las 8' },
  // @ts-expect-error An item is missing.
  { ...spanish, lines: [one, two] },
  // @ts-expect-error An item is added.
  { ...spanish, lines: [one, two, phone, 'Tres'] },
  // @ts-expect-error A link is missing.
  { ...spanish, lines: [one, 'Dos', phone] },
  // @ts-expect-error A link leads to another page.
  { ...spanish, lines: [one, { text: 'Dos', to: '/payoff' }, phone] },
  // @ts-expect-error A link dials another phone.
  { ...spanish, lines: [one, two, { text: '(800) 555-0135', href: 'tel:+18005550119' }] },
  // @ts-expect-error Other facts.
  { ...spanish, found: (text: string) => text },
];
