import { expect, test } from 'vitest';
import { payoffMail } from '../src/forms/payoff/mail.ts';
import { withLanguage } from '../src/mail/language.ts';
import { recognizeMail } from '../src/mail/recognize.ts';
import { withReference } from '../src/mail/reference.ts';

const answers = {
  account: '123',
  name: 'Íñigo Peña',
  ssn: '1234',
  email: 'inigo@mail.example',
  payoffDate: '2026-12-04',
};
const english = withReference(payoffMail(answers, new Date()), 'Q-QQDNN-ND7C2');
const spanish = '<p>Language: Spanish. The visitor used the Spanish pages.</p>';
const request =
  '<p>Language: Spanish. The visitor used the Spanish pages. Please answer in Spanish.</p>';

test('an email of the English pages states no language', () => {
  expect(withLanguage(english, 'en')).toBe(english);
});

test.each([
  ['only English', ['en'], spanish],
  ['Spanish too', ['en', 'es'], request],
])(
  'an email of the Spanish pages ends with the language where staff answer in %s',
  (_, service, end) => {
    const mail = withLanguage(english, 'es-US', service);
    expect(mail).toEqual({ ...english, html: english.html + end });
    expect(recognizeMail(mail)).toEqual(recognizeMail(english));
  },
);

test.each([
  ['another language', english.html + spanish.replace('Spanish.', 'French.')],
  ['another sentence', english.html + spanish.replace('used', 'uses')],
  ['two languages', english.html + spanish + request],
  ['one language twice', english.html + spanish + spanish],
  [
    'a language before the reference',
    english.html.replace('<p>Reference', `${spanish}<p>Reference`),
  ],
  ['text after the language', `${english.html + spanish}<p>Call me</p>`],
])('an email with %s is unknown', (_, html) => {
  expect(recognizeMail({ ...english, html })).toBeUndefined();
});
