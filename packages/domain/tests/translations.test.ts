import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { englishOnly, translatedFiles } from '../../../tooling/review.ts';
import { translationProblems } from '../../../tooling/translations.ts';
import { type Texts, textsOf } from '../../../tooling/words.ts';
import { company } from '../src/facts/company.ts';
import { stateNames } from '../src/facts/states.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** The names of the files of words in a language, with their code. */
const filesOf = (language: string) =>
  new Map(
    globSync(`${source}${language}/*.ts`).map((file) => [
      basename(file, '.ts'),
      readFileSync(file, 'utf8'),
    ]),
  );

/** What the search compares, and no visitor reads. */
const isSearched = /^\.(?:searchWords|stopWords|spellings|stem)\b/;

async function textsIn(language: string, name: string): Promise<Texts> {
  const texts = textsOf(await import(`${source}${language}/${name}.ts`));
  return new Map([...texts].filter(([path]) => !isSearched.test(path)));
}

const pairs = new Map<string, readonly [english: Texts, spanish: Texts]>();
for (const name of translatedFiles()) {
  pairs.set(name, [await textsIn('en', name), await textsIn('es', name)]);
}

/** The names of companies, places and programs, and words that are equal in both languages. */
const names = new Set<string>([
  ...[company.name, company.shortName, ...Object.values(company.mailboxes)],
  ...Object.values(company.addresses).flat(),
  ...Object.values(stateNames),
  ...['Full Spectrum Lending', 'Indirect Auto Finance', 'Other Finance Solutions'],
  ...['Additional Services', 'Pay-Off Request', '8-8 EST', '9-5 EST'],
  ...['APR', 'Error', 'Error: ', 'No'],
]);
const problemsOf = (english: Texts, spanish: Texts) =>
  translationProblems(english, spanish, (text) => names.has(text));

/** The files without a twin, and those that repeat the English although a page shows them. */
function fileProblems(
  english: ReadonlyMap<string, string>,
  spanish: ReadonlyMap<string, string>,
): readonly string[] {
  const isRepeated = (name: string) =>
    spanish.get(name)?.includes(`export * from '../en/${name}.ts'`);
  return [...new Set([...english.keys(), ...spanish.keys()])].filter(
    (name) =>
      !english.has(name) || !spanish.has(name) || isRepeated(name) !== englishOnly.includes(name),
  );
}

/** Paths of the texts that the product prescribes with straight quotes. */
const prescribed = [
  'claim-form.toasts.success.description',
  'contact-form.toasts.success.description',
  'pre-qualify-form.toasts.success.description',
];

test('English words have curly quotes and apostrophes, except the texts that the product prescribes', async () => {
  const straight = new Set<string>();
  for (const name of filesOf('en').keys()) {
    for (const [path, text] of await textsIn('en', name)) {
      if (/['"]/.test(text)) straight.add(`${name}${path}`);
    }
  }
  expect(straight).toEqual(new Set(prescribed));
});

describe('Spanish words', () => {
  const [english, spanish] = [filesOf('en'), filesOf('es')];

  test('have a file for each English one, which repeats it only if no Spanish page shows it', () => {
    expect(english.size).toBeGreaterThan(90);
    expect(fileProblems(english, spanish)).toEqual([]);
  });

  test('without a file, or with a file that repeats the English one, are reported', () => {
    const without = new Map([...spanish].filter(([name]) => name !== 'faq'));
    expect(fileProblems(english, without)).toEqual(['faq']);
    const repeated = new Map(spanish).set('faq', "export * from '../en/faq.ts';");
    expect(fileProblems(english, repeated)).toEqual(['faq']);
    const more = new Map(spanish).set('more', 'export const more = 1;');
    expect(fileProblems(english, more)).toEqual(['more']);
  });

  test('have the texts, numbers, links and terms of the English, and no English or banned words', () => {
    const problems = [...pairs].flatMap(([name, pair]) =>
      problemsOf(...pair).map((problem) => `${name}${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test.each<[change: string, name: string, path: string, from: string, to: string, found: RegExp]>([
    ['another number', 'payoff-form', '.toasts.success.description', '24', '48', /has “48”/],
    ['another phone', 'faq', '.stillHaveQuestions.phone.href', '0135', '0119', /is tel:/],
    ['another mailbox', 'payoff', '.whatToExpect.points.3.text.3.text', 'payoff', 'info', /@/],
    ['another page', 'payoff-receipt', '.links.0.to', '/payment', '/payoff', /is \/payoff/],
    ['another anchor', 'home', '.hero.secondary.hash', 'calculator', 'top', /is top/],
    ['a lost fact', 'form-rules', '.required()', '⟦a⟧', 'Esto', /has “”/],
    ['an English sentence', 'faq-link', '.faqLinkWords.notIt', '¿', 'Is this not it? ¿', /English/],
    ['another term', 'payoff-estimate', '.payoffEstimateWords.balance.label', 'S', 'B', /no term/],
    ['a banned word', 'pre-qualify-receipt', '.heading', 'Solicitud', 'Aplicación', /banned/],
  ])('with %s are reported', (_, name, path, from, to, found) => {
    const [texts, translated] = pairs.get(name) ?? [new Map(), new Map()];
    const text = translated.get(path);
    expect(text).toContain(from);
    const changed = new Map(translated).set(path, `${text}`.replace(from, to));
    const problems = problemsOf(texts, changed);
    expect(problems).toEqual([expect.stringContaining(path)]);
    expect(problems.join()).toMatch(found);
  });

  test('without one of the texts, with one more, or with the English text are reported', () => {
    const [texts = new Map(), translated = new Map()] = pairs.get('receipt') ?? [];
    const path = '.receiptWords.notKept';
    const without = new Map([...translated].filter(([each]) => each !== path));
    expect(problemsOf(texts, without)).toEqual([`${path} is missing`]);
    expect(problemsOf(texts, new Map(translated).set('.more', 'Más'))).toEqual(['.more is added']);
    const same = new Map(translated).set('.receiptWords.reference', 'Reference');
    expect(problemsOf(texts, same)).toEqual(['.receiptWords.reference is English: Reference']);
  });

  test('have no date in numbers, except the example of a typed one', () => {
    const dates = [...pairs.values()].flatMap(([, texts]) =>
      [...texts.values()].flatMap((text) => text.match(/\d+[/-]\d+[/-]\d+/g) ?? []),
    );
    expect(new Set(dates)).toEqual(new Set(['12/31/2026', '213-555-0100']));
  });

  test('promise Spanish only for pages, in the sentence for Spanish service, and for the letter', () => {
    const promises = [...pairs].flatMap(([name, [, texts]]) =>
      [...texts].filter(([, text]) => /en español/i.test(text)).map(([path]) => `${name}${path}`),
    );
    expect(promises).toEqual([
      'accessibility.languages.english',
      'accessibility.languages.spanishToo',
      'editions.serviceNotes.inLanguage',
      'scra-helper.scraLetterWords.gloss',
    ]);
  });
});
