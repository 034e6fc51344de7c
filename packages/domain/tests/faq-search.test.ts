import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faqs } from '../src/content/faq.ts';
import { faqSearchWords, searchFaq, searchWords } from '../src/faq/search.ts';

describe('the FAQ search', () => {
  test.each([
    ['bill', 'how-to-pay'],
    ['late', 'due-date'],
    ['totaled', 'totaled-or-stolen'],
    ['totalled', 'totaled-or-stolen'],
    ['wreck', 'totaled-or-stolen'],
    ['gap', 'totaled-or-stolen'],
    ['insurence', 'totaled-or-stolen'],
    ['fico', 'free-credit-score'],
    ['pay off', 'payoff-quote'],
    ['payoff', 'payoff-quote'],
    ['early payoff', 'early-payoff'],
    ['10 day payoff', 'payoff-quote'],
    ['visa', 'credit-cards'],
    ['Card', 'credit-cards'],
    ['extension', 'due-date'],
    ['sunday', 'service-hours'],
    ['speak to a human', 'service-hours'],
    ['paymnet', 'how-to-pay'],
    ['moved', 'contact-information'],
    ['divorced', 'contact-information'],
    ['change of adress', 'contact-information'],
    ['prepayment penalty', 'early-payoff'],
    ['title', 'payoff-quote'],
    ["what's my balance?", 'payoff-quote'],
    ['how do i pay my bill', 'how-to-pay'],
    ['my car got stolen', 'totaled-or-stolen'],
    ['crédit score', 'free-credit-score'],
    ['prequalify', 'pre-qualification'],
    ['cancel autopay', 'how-to-pay'],
  ])('for "%s" finds %s first', (query, id) => {
    expect(searchFaq(query)?.found[0]?.id).toBe(id);
  });

  test.each(['zelle', 'zzzz'])('for "%s" finds none', (query) => {
    expect(searchFaq(query)?.found).toEqual([]);
  });

  test.each(['the', '', '   ', '?!'])('ignores "%s"', (query) => {
    expect(searchFaq(query)).toBeUndefined();
  });

  test.each([
    ["where's my driver's license?", 'where’s my driver’s license?'],
    ["isn't offered", 'isn’t offered'],
    ['my "payoff" quote', 'my “payoff” quote'],
  ])('finds the same for %s with straight and with curly marks', (straight, curly) => {
    expect(searchFaq(straight)?.found).not.toEqual([]);
    expect(searchFaq(straight)).toEqual(searchFaq(curly));
  });

  test('finds every question first by its own words', () => {
    for (const { id, question } of faqs) expect(searchFaq(question)?.found[0]?.id).toBe(id);
  });

  test('finds every question first by the search words of customers alone', () => {
    expect(Object.keys(searchWords).sort()).toEqual(faqs.map(({ id }) => id).sort());
    for (const [id, words] of Object.entries(searchWords)) {
      expect(words).not.toBe('');
      expect(searchFaq(words)?.found[0]?.id, words).toBe(id);
    }
  });

  test('never throws and finds five at most, for 10,000 random queries', () => {
    const word = fc.constantFrom('pay', 'card', 'late', 'payoff', 'title', 'zelle', 'the');
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(query, (text) => {
        expect(searchFaq(text)?.found.length ?? 0).toBeLessThanOrEqual(5);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  test('states the number of answers', () => {
    expect(faqSearchWords.found(3, 'bill')).toBe('3 answers for “bill”.');
    expect(faqSearchWords.found(1, 'fico')).toBe('1 answer for “fico”.');
    expect(faqSearchWords.none('zelle')).toBe('No answer for “zelle”. Here are all the questions.');
  });
});
