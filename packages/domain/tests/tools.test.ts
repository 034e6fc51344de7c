import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { programDetails } from '../src/content/dealer-indirect.ts';
import { rateSheet } from '../src/content/dealers.ts';
import { feeFinderOff } from '../src/content/fee-finder-off.ts';
import { feeText } from '../src/content/fees.ts';
import { feeTable, feeTableOf } from '../src/content/payment-ways.ts';
import { buyRate } from '../src/dealers/buy-rate.ts';
import { checkDeal } from '../src/dealers/deal-check.ts';
import { company } from '../src/facts/company.ts';
import { paymentWay, paymentWays } from '../src/facts/fees.ts';
import { indirectLimits } from '../src/facts/programs.ts';
import { sampleRates } from '../src/facts/rate-sheet.ts';
import { type StateCode, stateNames } from '../src/facts/states.ts';
import { forms } from '../src/forms/index.ts';
import { paymentMail } from '../src/forms/payment/mail.ts';
import { brandOf, securityCodeLength, tail } from '../src/input/card.ts';
import { addDays, daysBetween } from '../src/input/days.ts';
import { formatDate, formatPercent } from '../src/input/format.ts';
import { estimatePayoff, goodThrough, mailBy, type PayoffTerms } from '../src/loan/payoff.ts';
import { isReference, reference, withReference } from '../src/mail/reference.ts';
import { costOf, costText, findWays } from '../src/tools/fee-finder.ts';
import { cents, inDollars, shareOf } from './exact.ts';

const states = Object.keys(stateNames) as StateCode[];

describe('estimatePayoff', () => {
  const sample = { balance: 13_074.65, apr: 6.99, asOf: '2026-11-21' } as const;
  const g: Record<string, PayoffTerms> = {
    G1: { balance: 20_000, apr: 5.75, asOf: '2026-11-21', payoffDate: '2026-12-21' },
    G2: { ...sample, payoffDate: '2026-12-04' },
    G3: { ...sample, payoffDate: '2026-11-21' },
    G4: { balance: 5_000, apr: 0, asOf: '2026-11-21', payoffDate: '2026-12-31' },
    G5: { balance: 10_000, apr: 9.9, asOf: '2027-12-20', payoffDate: '2028-03-05' },
    G6: { balance: 8_450.1, apr: 18.25, asOf: '2026-11-21', payoffDate: '2026-12-11', fees: 25 },
    G7: {
      ...sample,
      payoffDate: '2026-12-31',
      payment: { amount: 425, date: '2026-12-15' },
    },
    G8: {
      ...{ balance: 20_000, apr: 25, asOf: '2026-11-21', payoffDate: '2026-12-31' },
      payment: { amount: 100, date: '2026-12-21' },
    },
    G9: {
      ...{ balance: 300, apr: 12, asOf: '2026-11-21', payoffDate: '2026-12-31' },
      payment: { amount: 425, date: '2026-12-15' },
    },
    G10: { balance: 12_345, apr: 7.125, asOf: '2027-01-31', payoffDate: '2027-02-28' },
    G11: { balance: 100_000, apr: 25, asOf: '2026-11-21', payoffDate: '2026-11-22' },
  };

  test.each([
    ['G1', 3.1507, 94.52, 20_094.52, '2026-12-31', 20_126.03, '2026-12-14'],
    ['G2', 2.5039, 32.55, 13_107.2, '2026-12-14', 13_132.24, '2026-11-27'],
    ['G3', 2.5039, 0, 13_074.65, '2026-12-01', 13_099.69, '2026-11-14'],
    ['G4', 0, 0, 5_000, '2027-01-10', 5_000, '2026-12-24'],
    ['G5', 2.7123, 206.14, 10_206.14, '2028-03-15', 10_233.26, '2028-02-27'],
    ['G6', 4.2251, 84.5, 8_559.6, '2026-12-21', 8_601.85, '2026-12-04'],
    ['G7', 2.434, 38.94, 12_748.68, '2027-01-10', 12_773.02, '2026-12-24'],
    ['G8', 13.6986, 447.95, 20_447.95, '2027-01-10', 20_584.93, '2026-12-24'],
    ['G9', 0, 0, 0, '2027-01-10', 0, '2026-12-24'],
    ['G10', 2.4098, 67.47, 12_412.47, '2027-03-10', 12_436.57, '2027-02-21'],
    ['G11', 68.4932, 68.49, 100_068.49, '2026-12-02', 100_753.42, '2026-11-15'],
  ])('%s: %d a day, %d in all, %d', (name, aDay, interest, payoff, through, then, mail) => {
    const estimate = estimatePayoff(g[name] as PayoffTerms);
    expect(estimate.interestADay).toBeCloseTo(aDay, 4);
    expect(estimate).toMatchObject({
      interest,
      payoff,
      goodThrough: through,
      payoffThen: then,
      mailBy: mail,
    });
  });

  test('applies a pending payment to interest first, and carries over the rest', () => {
    expect(estimatePayoff(g.G7 as PayoffTerms)).toMatchObject({
      balance: 12_709.74,
      payment: { interestDue: 60.09, toInterest: 60.09, toPrincipal: 364.91, stillOwed: 0 },
    });
    expect(estimatePayoff(g.G8 as PayoffTerms).payment).toEqual({
      interestDue: 410.96,
      toInterest: 100,
      toPrincipal: 0,
      stillOwed: 310.96,
      toFees: 0,
      leftOver: 0,
    });
    expect(estimatePayoff(g.G9 as PayoffTerms).payment).toMatchObject({
      interestDue: 2.37,
      leftOver: 122.63,
    });
  });

  test('equals exact fractions to the cent for 10,000 random estimates', () => {
    const loan = fc.record({
      balance: fc.integer({ min: 0, max: 15_000_000 }).map((amount) => amount / 100),
      apr: fc.integer({ min: 0, max: 36_000 }).map((thousandths) => thousandths / 1_000),
      days: fc.integer({ min: 0, max: 240 }),
      fees: fc.integer({ min: 0, max: 500_000 }).map((amount) => amount / 100),
      start: fc.integer({ min: 0, max: 3_000 }),
    });
    fc.assert(
      fc.property(loan, ({ balance, apr, days, fees, start }) => {
        const asOf = addDays('2026-11-21', start);
        const interest = shareOf(cents(balance) * BigInt(days), apr, 365n);
        const estimate = estimatePayoff({
          balance,
          apr,
          asOf,
          payoffDate: addDays(asOf, days),
          fees,
        });
        expect(estimate.interest).toBe(inDollars(interest));
        expect(estimate.payoff).toBe(inDollars(cents(balance) + interest + cents(fees)));
      }),
      { numRuns: 10_000 },
    );
  });

  test("ends a quote after the company's number of days, across months and leap years", () => {
    expect(company.times.payoffQuoteValidDays).toBe(10);
    expect(goodThrough('2026-12-31')).toBe('2027-01-10');
    expect(goodThrough('2028-02-20')).toBe('2028-03-01');
    expect(goodThrough('2027-02-20')).toBe('2027-03-02');
    expect(mailBy('2027-01-03')).toBe('2026-12-27');
  });

  test.each([
    { payoffDate: '2026-11-20' },
    { balance: -1 },
    { apr: 101 },
    { payoffDate: '2026-02-31' },
    { payment: { amount: 1, date: '2026-11-21' } },
    { payment: { amount: 1, date: '2026-12-05' } },
  ])('refuses %j', (wrong) => {
    expect(() => estimatePayoff({ ...(g.G2 as PayoffTerms), ...wrong })).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  test('counts from midnight to midnight, across daylight saving too', () => {
    expect(daysBetween('2026-11-21', '2026-12-04')).toBe(13);
    expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
    expect(daysBetween('2026-12-04', '2026-11-21')).toBe(-13);
    expect(formatDate('2027-01-10', 'long')).toBe('January 10, 2027');
    expect(() => addDays('12/4/2026', 1)).toThrow(RangeError);
  });
});

describe('a reference', () => {
  test.each([
    ['00000000-0000-4000-8000-000000000000', 'P', 'P-83GJD-FJMMT'],
    ['3f2b8c1e-9d47-4a6b-b1c0-5e7f90a2d3c4', 'P', 'P-QQDNN-ND7C2'],
    ['3f2b8c1e-9d47-4a6b-b1c0-5e7f90a2d3c4', 'Q', 'Q-QQDNN-ND7C2'],
    ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'A', 'A-68L4C-7KFXT'],
  ] as const)('of %s as %s is %s', (key, kind, text) => {
    expect(reference(key, kind)).toBe(text);
    expect(isReference(text)).toBe(true);
  });

  test.each(forms.flatMap((form) => ('referenceKind' in form ? [form] : [])))(
    'of the form $id is recognized',
    ({ referenceKind }) => {
      const text = reference('3f2b8c1e-9d47-4a6b-b1c0-5e7f90a2d3c4', referenceKind);
      expect(isReference(text)).toBe(true);
    },
  );

  test.each([
    'P-QQDNN-ND7C3',
    'P-QQNDN-ND7C2',
    'P-QQDNN-ND7C',
    'P-QQDNN-ND7CI',
    'P-QQDNN-ND7C22',
    'X-QQDNN-ND7C2',
    '',
  ])('"%s" is not one', (text) => {
    expect(isReference(text)).toBe(false);
  });

  test.each(['p qqdnn nd7c2', ' P-QQDNN-ND7C2 ', 'PQQDNNND7C2', 'P–QQDNN–ND7C2'])(
    'ignores spaces, dashes and case in "%s"',
    (text) => {
      expect(isReference(text)).toBe(true);
    },
  );

  test('detects every wrong character and every swap of neighbors, in 2,000 references', () => {
    const alphabet = '23456789BCDFGHJKLMNPQRSTVWXYZ';
    let passed = 0;
    fc.assert(
      fc.property(fc.uuid(), (key) => {
        const text = reference(key, 'P').replaceAll('-', '').slice(1);
        for (let place = 0; place < text.length; place += 1) {
          for (const other of alphabet) {
            if (other === text[place]) continue;
            const wrong = text.slice(0, place) + other + text.slice(place + 1);
            if (isReference(`P${wrong}`)) passed += 1;
          }
          const [one = '', next = ''] = text.slice(place, place + 2);
          if (one === next || next === '') continue;
          const swapped = text.slice(0, place) + next + one + text.slice(place + 2);
          if (isReference(`P${swapped}`)) passed += 1;
        }
      }),
      { numRuns: 2_000 },
    );
    expect(passed).toBe(0);
  }, 60_000);

  test('is one paragraph after the table of the email, which stays unchanged', () => {
    const mail = paymentMail(
      {
        accountNumber: '12345',
        amount: 425,
        paymentMethod: 'ach',
        routingNumber: '021000021',
        bankAccountNumber: '123456789',
      },
      new Date(),
    );
    const marked = withReference(mail, 'P-QQDNN-ND7C2');
    expect(marked.html).toBe(`${mail.html}<p>Reference: P-QQDNN-ND7C2</p>`);
    expect({ ...marked, html: mail.html }).toEqual(mail);
  });
});

describe('a card', () => {
  test.each([
    ['4388 5760 1841 0707', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2221000000000009', 'Mastercard'],
    ['2720999999999996', 'Mastercard'],
    ['2220', undefined],
    ['2721', undefined],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Discover'],
    ['6440', 'Discover'],
    ['6445', 'Discover'],
    ['6500', 'Discover'],
    ['6430', undefined],
    ['30569309025904', undefined],
    ['4', 'Visa'],
    ['', undefined],
  ])('%s is %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand);
  });

  test('of American Express has a code of four digits, of other brands three', () => {
    expect(securityCodeLength('American Express')).toBe(4);
    expect(securityCodeLength('Visa')).toBe(3);
  });

  test('keeps its brand as more digits are typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,19}$/), (number) => {
        for (let length = 1; length < number.length; length += 1) {
          const known = brandOf(number.slice(0, length));
          if (known) expect(brandOf(number)).toBe(known);
        }
      }),
    );
  });

  test('shows its last four characters, if it has more than four', () => {
    expect(tail('4388 5760 1841 0707')).toBe('ending in 0707');
    expect(tail('12345')).toBe('ending in 2345');
    expect(tail('1234')).toBe('Entered, not shown');
    expect(tail('AB-12 34')).toBe('ending in 1234');
  });

  test('shows them in the words of another language', () => {
    const words = { endingIn: (last4: string) => `termina en ${last4}`, notShown: 'Anotado' };
    expect(tail('12345', words)).toBe('termina en 2345');
    expect(tail('1234', words)).toBe('Anotado');
  });
});

describe('the fee finder', () => {
  test.each([
    ['debit-online', undefined, '$5.00, or free'],
    ['debit-online', 'OH', '$5.00, or free'],
    ['bank-online', 'NM', 'Free'],
    ['recurring', undefined, 'Free'],
    ['check', 'TX', 'Free'],
    ['barcode', undefined, '$3.99'],
    ['barcode', 'NM', 'Not offered in New Mexico'],
    ['barcode', 'HI', 'Not offered in Hawaii'],
    ['barcode', 'OK', 'Not offered in Oklahoma'],
    ['barcode', 'TX', '$3.99'],
    ['pay-station', 'OK', 'from $1.50'],
    ['cash-counter', 'CA', '$9.95'],
  ] as const)('%s in %s: %s', (id, state, cell) => {
    expect(costText(paymentWay(id), state).cell).toBe(cell);
  });

  test('refers to the phone where a fee depends on the state, and never says free', () => {
    expect(costText(paymentWay('debit-online'), 'OH').note).toContain(
      'Some states do not allow this fee. Call (800) 555-0119 to ask about Ohio, or pay from your bank account for free.',
    );
    for (const way of paymentWays) {
      for (const state of states) {
        expect(costOf(way, state)).not.toHaveProperty('because');
      }
    }
  });

  test('names the three states without barcodes while no state is chosen', () => {
    expect(costText(paymentWay('barcode')).note).toContain(
      'Not offered in New Mexico, Hawaii and Oklahoma.',
    );
    expect(costText(paymentWay('barcode'), 'TX').note).not.toContain('Not offered');
  });

  test('says once that some states have no fee, until a state is chosen', () => {
    const inSome = 'The $5.00 fee does not apply in some states.';
    expect(findWays().someStates).toBe(inSome);
    expect(findWays({ group: 'phone' }).someStates).toBe(inSome);
    expect(findWays({ group: 'mail' }).someStates).toBe('');
    expect(findWays({ state: 'OH' }).someStates).toBe('');
    const agent = { ...paymentWay('agent'), fee: 6 };
    expect(findWays({}, [paymentWay('debit-online'), agent]).someStates).toBe(
      `${inSome} The $6.00 fee does not apply in some states.`,
    );
    const notes = [...findWays().rows.map(({ note }) => note), ...feeTable.rows];
    expect(JSON.stringify(notes)).not.toContain('some states');
  });

  test('names the states that a lender has filled in', () => {
    const known = { ...paymentWay('debit-online'), freeIn: ['OH'] } as const;
    expect(costText(known).note).toContain('We do not charge this fee in Ohio.');
    expect(JSON.stringify(feeTableOf([known]).rows)).toContain('Free in Ohio.');
    expect(costText(known, 'OH')).toEqual({
      cell: 'Free in Ohio',
      note: 'We do not charge this fee in Ohio.',
    });
    expect(costText(known, 'TX').cell).toBe('$5.00');
    expect(costText(known).cell).toBe('$5.00, or free');
  });

  test('has the cell of its cost for every method in every state', () => {
    expect(states).toHaveLength(51);
    for (const way of paymentWays) {
      for (const state of [undefined, ...states]) {
        const cost = costOf(way, state);
        const { cell, note } = costText(way, state);
        const cells = {
          free: 'Free',
          fee: feeText(way),
          from: feeText(way),
          maybe: `${feeText(way)}, or free`,
          'not-offered': `Not offered in ${state && stateNames[state]}`,
        };
        expect(cell).toBe(cells[cost.kind]);
        expect(note).not.toBe('');
      }
    }
  });

  test.each([
    [undefined, '9 ways to pay, 3 free.'],
    ['NM', 'In New Mexico: 8 ways to pay, 3 of them free.'],
    ['HI', 'In Hawaii: 8 ways to pay, 3 of them free.'],
    ['OK', 'In Oklahoma: 8 ways to pay, 3 of them free.'],
    ['TX', 'In Texas: 9 ways to pay, 3 of them free.'],
  ] as const)('in %s: %s', (state, status) => {
    const found = findWays(state && { state });
    expect(found.status).toBe(status);
    expect(found.rows).toHaveLength(paymentWays.length);
  });

  test('recommends a check where no method is online', () => {
    const { rows, status } = findWays({ state: 'OH' }, feeFinderOff.ways);
    expect(status).toBe('In Ohio: 6 ways to pay, 1 of them free.');
    expect(rows.find(({ id }) => id === 'agent')?.note).toContain(
      'Call (800) 555-0119 to ask about Ohio, or mail a check for free.',
    );
    expect(rows.map(({ note }) => note).join()).not.toContain('bank account');
  });

  test('uses the singular for one method', () => {
    expect(findWays({ group: 'mail' }).status).toBe('1 way to pay, 1 free.');
    expect(findWays({ state: 'OH', group: 'mail' }).status).toBe('In Ohio: 1 way to pay, 1 free.');
  });

  test('sorts free methods first and unavailable ones last, each in the order of the data', () => {
    expect(findWays({ state: 'NM' }).rows.map(({ id }) => id)).toEqual([
      'bank-online',
      'recurring',
      'check',
      'debit-online',
      'phone-system',
      'agent',
      'cash-counter',
      'pay-station',
      'barcode',
    ]);
    expect(findWays({ group: 'cash' }).rows.map(({ id }) => id)).toEqual([
      'cash-counter',
      'pay-station',
      'barcode',
    ]);
  });

  test('shows the other methods if a group has none in a state, and says so', () => {
    const ways = paymentWays.filter(({ id }) => id === 'barcode' || id === 'check');
    const found = findWays({ state: 'NM', group: 'cash' }, ways);
    expect(found.status).toBe('Not available in New Mexico. Here are the other ways.');
    expect(found.rows.map(({ id }) => id)).toEqual(['check', 'barcode']);
  });
});

describe('the deal check', () => {
  const year = 2026;
  test.each([
    [27_000, 20_000, 72, 5, '135.0%', true, 27_000, true, true, true],
    [27_000.01, 20_000, 72, 5, '135.1%', false, 27_000, true, true, true],
    [15_000, 20_000, 84, 12, '75.0%', true, 27_000, true, true, false],
    [15_000, 20_000, 85, 12, '75.0%', true, 27_000, false, true, false],
    [15_000, 20_000, 12, 11, '75.0%', true, 27_000, true, true, false],
    [15_000, 20_000, 11, 10, '75.0%', true, 27_000, false, true, true],
    [15_000, 20_000, 60, 13, '75.0%', true, 27_000, true, false, false],
    [15_000, 11_111.11, 60, 0, '135.1%', false, 14_999.99, true, true, true],
  ])(
    '%d on %d over %d months, %d years old: %s',
    (amount, value, months, age, ltv, advance, most, term, isYoung, fullSpectrum) => {
      const check = checkDeal({ amount, value, months, modelYear: year - age }, year);
      expect(check.rows[0]?.thisDeal).toBe(ltv);
      expect(check.rows.map(({ isWithin }) => isWithin)).toEqual([advance, term, isYoung]);
      expect(check.most).toBe(most);
      expect(check.isWithin).toBe(advance && term && isYoung);
      expect(check.isWithinFullSpectrum).toBe(fullSpectrum);
    },
  );

  test('states the conclusions, and neither approves nor declines', () => {
    const inside = checkDeal({ amount: 27_000, value: 20_000, months: 72, modelYear: 2021 }, year);
    expect(inside.sentences).toEqual([
      'Most we finance on this value: $27,000.00.',
      'Age is counted by model year.',
      'Also within Full Spectrum Lending (vehicles up to 10 years old).',
      'This deal meets every limit we publish. Send the application in the Dealer Portal for a decision.',
    ]);
    const outside = checkDeal({ amount: 27_200, value: 20_000, months: 72, modelYear: 2014 }, year);
    expect(outside.sentences.slice(2)).toEqual([
      'Full Spectrum Lending takes vehicles up to 10 years old.',
      'Some of this is outside the guide. Your rep may still have a program for it: (800) 555-0142.',
    ]);
    expect(JSON.stringify([inside, outside])).not.toMatch(/approv|declin|eligib/i);
  });

  test.each([Number.NaN, 2026.5, 1899, Infinity])('refuses %d as the year', (wrong) => {
    const deal = { amount: 500, value: 500, months: 12, modelYear: 2020 };
    expect(() => checkDeal(deal, wrong)).toThrow(RangeError);
  });

  test('treats a vehicle of next year as new', () => {
    const check = checkDeal({ amount: 500, value: 500, months: 12, modelYear: 2027 }, year);
    expect(check.rows[2]).toMatchObject({ thisDeal: '0 years', isWithin: true });
  });
});

describe('the buy rate', () => {
  test('is the one that the rate sheet shows for the tier and the term', () => {
    for (const { tier, rates } of sampleRates.tiers) {
      const found = [48, 60, 72, 84].map((months) => buyRate({ tier, months, isUsed: false }));
      expect(found).toEqual(rates);
    }
    expect(buyRate({ tier: 'Prime', months: 12, isUsed: false })).toBe(6.49);
    expect(buyRate({ tier: 'Prime', months: 49, isUsed: false })).toBe(6.74);
    expect(buyRate({ tier: 'Prime', months: 85, isUsed: false })).toBeNull();
  });

  test("is higher for a used vehicle, by the sheet's surcharge", () => {
    expect(rateSheet.notes[1]).toContain(
      `Used vehicles add ${formatPercent(sampleRates.usedVehicleAddition)}.`,
    );
    expect(buyRate({ tier: 'Near prime', months: 72, isUsed: true })).toBe(10.49);
    expect(buyRate({ tier: 'Subprime', months: 84, isUsed: true })).toBeNull();
  });

  test.each([0, 601, 60.5])('is null for a term of %d months', (months) => {
    expect(() => buyRate({ tier: 'Prime', months, isUsed: false })).toThrow(RangeError);
  });
});

describe('the limits of the indirect program', () => {
  afterEach(() => {
    vi.doUnmock('../src/facts/programs.ts');
    vi.resetModules();
  });

  test('are those on the page', () => {
    const { maxAdvanceLtv, termMonths, maxVehicleYears } = indirectLimits;
    expect(programDetails.facts.map(({ value }) => value)).toEqual([
      `${maxAdvanceLtv}%`,
      `${termMonths.min}–${termMonths.max}`,
      `${maxVehicleYears} years`,
    ]);
  });

  test('apply to rows, sentences and outcomes of the check from one file', async () => {
    const deal = { amount: 25_000, value: 20_000, months: 80, modelYear: 2015 };
    expect(checkDeal(deal, 2026).isWithin).toBe(true);

    vi.resetModules();
    vi.doMock('../src/facts/programs.ts', async (original) => ({
      ...(await original<typeof import('../src/facts/programs.ts')>()),
      indirectLimits: {
        maxAdvanceLtv: 120,
        termMonths: { min: 24, max: 72 },
        maxVehicleYears: 8,
      },
    }));
    const { checkDeal: checkAnew } = await import('../src/dealers/deal-check.ts');
    const outside = checkAnew(deal, 2026);
    expect(outside.rows.map(({ guide }) => guide)).toEqual([
      'Up to 120%',
      '24 to 72 months',
      'Up to 8 years',
    ]);
    expect(outside.rows.map(({ isWithin }) => isWithin)).toEqual([false, false, false]);
    expect(outside.most).toBe(24_000);
    expect(outside.sentences).toContain('Most we finance on this value: $24,000.00.');
    expect(outside.sentences.join(' ')).toContain('Some of this is outside the guide.');
    const atTheLimits = { amount: 24_000, value: 20_000, months: 24, modelYear: 2018 };
    expect(checkAnew(atTheLimits, 2026).isWithin).toBe(true);
  });
});
