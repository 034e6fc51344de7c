import { describe, expect, test, vi } from 'vitest';
import { faqs } from '../src/content/faq.ts';
import { faqSearchWords, searchFaq } from '../src/faq/search.ts';

vi.mock('#words/faq', () => import('../src/es/faq.ts'));
vi.mock('#words/faq-search', () => import('../src/es/faq-search.ts'));
vi.mock('#words/fees', () => import('../src/es/fees.ts'));
vi.mock('#words/language', () => import('../src/es/language.ts'));
vi.mock('#words/most-asked', () => import('../src/es/most-asked.ts'));

describe('the FAQ search in Spanish', () => {
  test.each([
    ['pago tarde', 'due-date'],
    ['me robaron el carro', 'totaled-or-stolen'],
    ['abono a capital', 'early-payoff'],
    ['cuánto debo', 'payoff-quote'],
    ['cuanto debo', 'payoff-quote'],
    ['me mudé', 'contact-information'],
    ['hablar con una persona', 'service-hours'],
    ['pre-calificación', 'pre-qualification'],
    ['totaled', 'totaled-or-stolen'],
    ['recibo', 'how-to-pay'],
    ['atraso', 'due-date'],
    ['choque', 'totaled-or-stolen'],
    ['choqué mi carro', 'totaled-or-stolen'],
    ['cotización', 'payoff-quote'],
    ['cotizacion', 'payoff-quote'],
    ['precalificar', 'pre-qualification'],
    ['precalificación', 'pre-qualification'],
    ['aplicar', 'pre-qualification'],
    ['requisitos', 'pre-qualification'],
    ['fico', 'free-credit-score'],
    ['puntaje', 'free-credit-score'],
    ['mi score', 'free-credit-score'],
    ['buró de crédito', 'free-credit-score'],
    ['payoff', 'payoff-quote'],
    ['pay off', 'payoff-quote'],
    ['título', 'payoff-quote'],
    ['saldo', 'payoff-quote'],
    ['saldar mi préstamo', 'payoff-quote'],
    ['prórroga', 'due-date'],
    ['aplazar un pago', 'due-date'],
    ['cambiar fecha de vencimiento', 'due-date'],
    ['me atrasé', 'due-date'],
    ['estoy atrasado', 'due-date'],
    ['extensión', 'due-date'],
    ['accidente', 'totaled-or-stolen'],
    ['pérdida total', 'totaled-or-stolen'],
    ['gap', 'totaled-or-stolen'],
    ['aseguradora', 'totaled-or-stolen'],
    ['siniestro', 'totaled-or-stolen'],
    ['cambiar mi dirección', 'contact-information'],
    ['cambio de domicilio', 'contact-information'],
    ['me casé', 'contact-information'],
    ['me divorcié', 'contact-information'],
    ['apellido', 'contact-information'],
    ['nuevo celular', 'contact-information'],
    ['visa', 'credit-cards'],
    ['tarjeta de crédito', 'credit-cards'],
    ['multa por pago anticipado', 'early-payoff'],
    ['terminar antes', 'early-payoff'],
    ['pagar extra', 'early-payoff'],
    ['domingo', 'service-hours'],
    ['a qué hora cierran', 'service-hours'],
    ['español', 'service-hours'],
    ['western union', 'how-to-pay'],
    ['pagar en efectivo', 'how-to-pay'],
    ['cancelar pagos automáticos', 'how-to-pay'],
    ['cómo puedo pagar mi mensualidad', 'how-to-pay'],
  ])('for "%s" finds %s first', (query, id) => {
    expect(searchFaq(query)?.found[0]?.id).toBe(id);
  });

  test.each([
    ['mi "payoff"', 'mi “payoff”'],
    ["mi carro's 'choque'", 'mi carro’s ‘choque’'],
  ])('finds the same for %s with straight and with curly marks', (straight, curly) => {
    expect(searchFaq(straight)?.found).not.toEqual([]);
    expect(searchFaq(straight)).toEqual(searchFaq(curly));
  });

  test('ignores "de la"', () => {
    expect(searchFaq('de la')).toBeUndefined();
  });

  test('finds every question first by its own words', () => {
    for (const { id, question } of faqs) {
      expect(searchFaq(question)?.found[0]?.id, question).toBe(id);
    }
  });

  test('states the number of answers', () => {
    expect(faqSearchWords.found(1, 'recibo')).toBe('1 respuesta para “recibo”.');
    expect(faqSearchWords.found(3, 'pago')).toBe('3 respuestas para “pago”.');
  });
});
