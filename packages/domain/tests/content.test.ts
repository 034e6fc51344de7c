import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultTerms } from '../src/calculator/index.ts';
import { representativeExample } from '../src/calculator/representative-example.ts';
import { answer, results } from '../src/calculator/results.ts';
import { type AccessibilityOptions, accessibilityOf } from '../src/content/accessibility.ts';
import { loanRoad, summaryCards } from '../src/content/account.ts';
import { affiliates, partnership, securedLoanLimit } from '../src/content/affiliates.ts';
import { calculator } from '../src/content/calculator.ts';
import { applyLink, jobOpenings } from '../src/content/careers.ts';
import { scoreFactors } from '../src/content/credit-score.ts';
import { fundingList } from '../src/content/dealer-indirect.ts';
import { dealerCards, rateSheet, rateTable, whyPartner } from '../src/content/dealers.ts';
import { descriptions } from '../src/content/descriptions.ts';
import { executives, leadershipPhilosophy } from '../src/content/executives.ts';
import { faqs, stillHaveQuestions } from '../src/content/faq.ts';
import { faqOff } from '../src/content/faq-off.ts';
import { feeFinderOff } from '../src/content/fee-finder-off.ts';
import { feeText } from '../src/content/fees.ts';
import { sendsNothing } from '../src/content/forms.ts';
import { future, timeline } from '../src/content/history.ts';
import { consumerResources, findFinanceDrive, hero, previews } from '../src/content/home.ts';
import { claimList, claimPapersList, claimPromise, firstSteps } from '../src/content/insurance.ts';
import { scra } from '../src/content/military.ts';
import { footer, header } from '../src/content/navigation.ts';
import { notFound } from '../src/content/not-found.ts';
import { canonicalOf, pagePaths, pages, titleOf, trailTo } from '../src/content/pages.ts';
import { notOnline, paymentOff, paymentOffDescription } from '../src/content/payment-off.ts';
import { paymentRules } from '../src/content/payment-rules.ts';
import { feeTable } from '../src/content/payment-ways.ts';
import { whatToExpect } from '../src/content/payoff.ts';
import { bringList, preQualifyNotices } from '../src/content/pre-qualify.ts';
import { privacyOf, sharingReasons } from '../src/content/privacy.ts';
import { notOfferedText } from '../src/content/states.ts';
import { lineText } from '../src/content/text.ts';
import { whatFormsDo } from '../src/content/what-forms-do.ts';
import { calculatorLimits, fixedMonthlyPayment } from '../src/facts/calculator-limits.ts';
import { company } from '../src/facts/company.ts';
import { creditRanges, rangeOf, sampleScore, scoreScale } from '../src/facts/credit-ranges.ts';
import { paymentWays } from '../src/facts/fees.ts';
import { fullSpectrumVehicleYears, indirectLimits } from '../src/facts/programs.ts';
import { sampleRates } from '../src/facts/rate-sheet.ts';
import { sampleLoan } from '../src/facts/sample-loan.ts';
import { plainText } from '../src/faq/search.ts';
import { forms, type Outcomes } from '../src/forms/index.ts';
import { monthOfPayment } from '../src/loan/months.ts';

const folder = new URL('../src/content/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const topics = await Promise.all(
  files.map(async (file) => ({
    file,
    source: readFileSync(new URL(file, folder), 'utf8'),
    values: Object.values((await import(new URL(file, folder).href)) as object),
  })),
);

/** Returns every object and every string in a topic's data, at any depth. */
const walk = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(walk)];
};
const walked = topics.map(({ file, values }) => ({ file, all: values.flatMap(walk) }));
const objects = walked.flatMap(({ file, all }) =>
  all.filter((value) => typeof value === 'object').map((value) => ({ file, value })),
) as readonly { file: string; value: Record<string, unknown> }[];
const strings = walked.flatMap(({ file, all }) =>
  all.filter((value) => typeof value === 'string').map((text) => ({ file, text })),
) as readonly { file: string; text: string }[];

test('the data contain the figures of the product', () => {
  expect(company).toMatchObject({
    foundedYear: 1990,
    foundedIn: 'Los Angeles',
    figures: { yearsInBusiness: 35, dealerPartners: '30,000+', customersAYear: '500,000' },
    times: {
      payoffQuoteHours: 24,
      payoffQuoteValidDays: 10,
      preQualifyReplyHours: 24,
      contactReplyBusinessDays: '1-2',
      claimReplyBusinessDays: '1-2',
      accessibilityReplyBusinessDays: 5,
      privacyNoticeDays: 10,
      militaryReplyHours: 48,
      dueDateChanges: 'once per year',
    },
  });
  expect(calculatorLimits).toMatchObject({
    price: { min: 5_000, max: 100_000, step: 1_000, default: 20_000 },
    term: { min: 12, max: 84, step: 12, default: 72 },
    apr: { min: 0, max: 25, step: 0.1, default: 8 },
    downPayment: { min: 0, step: 500, default: 7_000 },
    monthlyPayment: { default: 500 },
  });
  expect(fixedMonthlyPayment).toBe(500);
  expect(scra).toEqual({ maxApr: 6, requestDaysAfterService: 180 });
  expect(securedLoanLimit).toBe(50_000);
  expect(fullSpectrumVehicleYears).toBe(10);
  expect(indirectLimits).toEqual({
    maxAdvanceLtv: 135,
    termMonths: { min: 12, max: 84 },
    maxVehicleYears: 12,
  });
});

test('every payment method has the fee of the product', () => {
  expect(paymentWays.map((way) => [way.id, feeText(way)])).toEqual([
    ['bank-online', 'Free'],
    ['recurring', 'Free'],
    ['debit-online', '$5.00'],
    ['phone-system', '$5.00'],
    ['agent', '$5.00'],
    ['check', 'Free'],
    ['cash-counter', '$9.95'],
    ['pay-station', 'from $1.50'],
    ['barcode', '$3.99'],
  ]);
  expect(paymentWays.filter((way) => 'isFreeInSomeStates' in way).map(({ id }) => id)).toEqual([
    'debit-online',
    'phone-system',
    'agent',
  ]);
  const limited = paymentWays.flatMap((way) => ('notIn' in way ? [way.notIn] : []));
  expect(limited.map(notOfferedText)).toEqual(['Not offered in New Mexico, Hawaii and Oklahoma.']);
  expect(paymentRules).toEqual({
    earlyPayoff: 'There is no prepayment penalty.',
    creditCards: 'We do not accept credit cards.',
    someStates: 'We do not charge this fee in some states.',
  });
  expect(feeTable.rows).toHaveLength(paymentWays.length);
});

test('the credit ranges cover the scale without a gap, and their ends belong to their band', () => {
  expect(creditRanges.map(({ from, to, name }) => `${from}-${to} ${name}`)).toEqual([
    '300-579 Poor',
    '580-669 Fair',
    '670-739 Good',
    '740-799 Very Good',
    '800-850 Excellent',
  ]);
  for (const range of creditRanges) {
    expect(rangeOf(range.from)).toBe(range);
    expect(rangeOf(range.to)).toBe(range);
  }
  expect(() => rangeOf(299)).toThrow(RangeError);
  expect(() => rangeOf(851)).toThrow('from 300 to 850, not 851');
  expect(() => rangeOf(579.5)).toThrow(RangeError);
});

test('the weights of the score factors sum to 100', () => {
  expect(scoreFactors.map(({ weight }) => weight)).toEqual([35, 30, 15, 10, 10]);
});

test('the history lists its ten years and their figures', () => {
  expect(timeline.map(({ year }) => year)).toEqual([
    1990, 1995, 2000, 2005, 2010, 2015, 2018, 2020, 2023, 2025,
  ]);
  const eventOf = (year: number) => {
    const entry = timeline.find((it) => it.year === year);
    return `${entry?.title}: ${entry?.event}`;
  };
  expect(eventOf(1990)).toContain('is founded in Los Angeles');
  expect(eventOf(1995)).toContain('10 states');
  expect(eventOf(2000)).toContain('100,000 customers');
  expect(eventOf(2010)).toContain('15,000 dealers');
  expect(eventOf(2018)).toContain('50 states');
  expect(eventOf(2018)).toContain('25,000+ dealers');
  expect(eventOf(2025)).toContain('35 years');
  expect(eventOf(2025)).toContain('30,000+ dealer partners');
});

test('the drawings of the home page show the samples of the pages behind them', () => {
  const { score, account } = previews;
  const { from, to } = scoreScale;
  const positionOf = (value: number) => Math.round((100 * (value - from)) / (to - from));
  expect(score.value).toBe(`${sampleScore.value}`);
  expect(score.at).toBe(positionOf(sampleScore.value));
  expect(score.ranges).toEqual(creditRanges.map((range) => positionOf(range.from)));
  const { months, remaining } = sampleLoan;
  expect(account.text).toBe(`${remaining} of ${months} payments left`);
  expect(account.paid).toBe(Math.round((100 * (months - remaining)) / months));
});

test('the balance of the sample account is the present value of its remaining payments', () => {
  expect(sampleLoan).toMatchObject({
    payment: 425,
    apr: 6.99,
    months: 60,
    remaining: 34,
    balance: 13_074.65,
    borrowed: 21_468.46,
    dailyInterest: 2.5,
  });
  expect(summaryCards.map(({ title, value }) => `${title} ${value}`)).toEqual([
    'Balance $13,074.65',
    'Next payment $425.00',
    'Credit score 712',
    'Auto Pay On',
  ]);
});

test('the representative example states all terms of its loan', () => {
  expect(representativeExample.text).toBe(
    '$20,000 price, $7,000 down, $13,000 financed at 8.00% APR: 72 monthly payments of $227.93. Sample only; not an offer.',
  );
});

test('the sample loan begins with the payments made and ends with the remaining ones', () => {
  const { firstPaymentDate, nextPaymentDate, lastPaymentDate, months, remaining } = sampleLoan;
  const [first = '', next = '', last] = [firstPaymentDate, nextPaymentDate, lastPaymentDate].map(
    (date) => date.slice(0, 7),
  );
  expect(monthOfPayment(first, months - remaining + 1)).toBe(next);
  expect(monthOfPayment(next, remaining)).toBe(last);
});

test('the road of the sample loan has its years at the first payment of each', () => {
  const { first, last, years } = loanRoad;
  expect([first, last]).toEqual(['Oct 2024', 'Sep 2029']);
  expect(years.map(({ label, made }) => `${label} ${made}`)).toEqual([
    '’25 3',
    '’26 15',
    '’27 27',
    '’28 39',
    '’29 51',
  ]);
  for (const { label, made } of years) {
    expect(monthOfPayment(sampleLoan.firstPaymentDate.slice(0, 7), made + 1)).toBe(
      `20${label.slice(1)}-01`,
    );
  }
});

test('the small calculator states the terms that its figure is based on', () => {
  const { figure, basis } = results;
  expect(figure(answer('monthlyCost', defaultTerms))).toBe('$227.93');
  expect(basis(answer('monthlyCost', defaultTerms))).toBe(
    'For example, with $7,000 down, 72 months at 8.00% APR.',
  );
  expect(basis(answer('monthlyCost', { ...defaultTerms, apr: null }))).toBe(
    'To see your result, “APR” must be 0.00% to 25.00%.',
  );
});

test('the sitemap lists the pages, with a canonical address for the one that has two', () => {
  expect(pagePaths).toEqual([
    '/',
    '/customers',
    '/dealers',
    '/insurance',
    '/payoff',
    '/dealers/payoff',
    '/signin',
    '/pre-qualify',
    '/payment',
    '/faq',
    '/contact',
    '/account',
    '/credit-score',
    '/military',
    '/about',
    '/privacy',
    '/terms',
    '/accessibility',
    '/careers',
    '/executives',
    '/affiliates',
    '/history',
    '/dealers/full-spectrum',
    '/dealers/indirect',
    '/dealers/solutions',
    '/dealers/services',
  ]);
  expect(pagePaths.filter((path) => canonicalOf(path) !== path)).toEqual(['/dealers/payoff']);
  expect(canonicalOf('/dealers/payoff')).toBe('/payoff');
  expect(trailTo('/dealers/payoff').map(({ text }) => text)).toEqual(
    trailTo('/payoff').map(({ text }) => text),
  );
});

test.each(pagePaths)(
  '%s has a title, a description for search results and a breadcrumb from the home page',
  (path) => {
    expect(titleOf(path)).toContain(company.name);
    expect(descriptions[path].length).toBeGreaterThanOrEqual(50);
    expect(descriptions[path].length).toBeLessThanOrEqual(200);
    const trail = trailTo(path);
    expect(trail.at(0)?.to).toBe('/');
    expect(trail.at(-1)).toEqual({ text: pages[path].label, to: path });
  },
);

test('no two canonical pages share a title or a description', () => {
  const canonical = pagePaths.filter((path) => canonicalOf(path) === path);
  expect(new Set(canonical.map(titleOf)).size).toBe(canonical.length);
  expect(new Set(canonical.map((path) => descriptions[path])).size).toBe(canonical.length);
});

const pageLinks = objects.filter(({ value }) => 'to' in value && 'text' in value);

test('every internal link leads to a page, and every page has a link to it', () => {
  for (const { file, value } of pageLinks) {
    expect(pagePaths, `${file}: ${value.text}`).toContain(value.to);
  }
  const led = new Set(pageLinks.map(({ value }) => value.to));
  expect(pagePaths.filter((path) => !led.has(path))).toEqual([]);
});

test('every anchor in a link exists in the content', () => {
  const ids = new Set<unknown>(objects.map(({ value }) => value.id));
  for (const { value } of pageLinks) {
    if ('hash' in value) expect(ids).toContain(value.hash);
  }
});

test('every external link leads to our phones, our mailboxes or a sample site', () => {
  const phones: readonly string[] = Object.values(company.phones).map(({ href }) => href);
  const mailboxes: readonly string[] = Object.values(company.mailboxes);
  const hrefs = objects.flatMap(({ value }) =>
    typeof value.href === 'string' ? [value.href] : [],
  );
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of hrefs) {
    const url = new URL(href);
    if (url.protocol === 'tel:') expect(phones).toContain(href);
    else if (url.protocol === 'mailto:') expect(mailboxes).toContain(url.pathname);
    else expect(Object.values(company.links)).toContain(href);
  }
});

test('header and footer contain every link of the product, in its words', () => {
  expect([header.logo.to, header.payoff, header.signIn]).toEqual([
    '/',
    { text: 'Payoff Quote', to: '/payoff' },
    { text: 'Sign In', to: '/signin' },
  ]);
  expect(header.links.map(({ text, to }) => `${text} ${to}`)).toEqual([
    'Customers /customers',
    'Dealers /dealers',
  ]);
  expect(footer.groups[0].links).toEqual([
    { text: 'Get a Loan', to: '/pre-qualify' },
    { text: 'Sell Your Car', href: 'https://marketplace.milepost.example/sell-your-car' },
    { text: 'Benefits for Military Personnel', to: '/military' },
    { text: 'FAQ', to: '/faq' },
    { text: 'Contact', to: '/contact' },
  ]);
  expect(footer.groups[1].links).toEqual([
    { text: 'Full Spectrum Lending', to: '/dealers/full-spectrum' },
    { text: 'Indirect Auto Finance', to: '/dealers/indirect' },
    { text: 'Other Finance Solutions', to: '/dealers/solutions' },
    { text: 'Additional Services', to: '/dealers/services' },
    { text: 'Pay-Off Request', to: '/dealers/payoff' },
  ]);
  expect(footer.legal.map(({ to }) => to)).toEqual(['/privacy', '/terms', '/accessibility']);
});

test('the home page has the texts and links of the product', () => {
  expect(hero).toMatchObject({
    heading: 'A Hassle-Free Car Buying Experience.',
    lead: 'Get Pre-Qualified Today.',
    primary: { text: 'Get Pre-Qualified', to: '/pre-qualify' },
  });
  expect(consumerResources.heading).toBe('Consumer Resources');
  expect(consumerResources.cards.map(({ title, link }) => [title, link.to])).toEqual([
    ['Make a Payment', '/payment'],
    ['Get Pre-Qualified', '/pre-qualify'],
    ['Free Credit Score', '/credit-score'],
    ['Manage Account', '/account'],
    ['Customer FAQs', '/faq'],
  ]);
  expect(findFinanceDrive.heading).toBe('Find it. Finance it. Drive it.');
  expect(findFinanceDrive.steps).toHaveLength(3);
  expect(calculator.heading).toBe('Auto Loan Calculator');
  expect(calculator.tabs).toMatchObject({
    monthlyCost: 'Monthly Cost',
    maximumLoan: 'Maximum Loan',
  });
  expect(calculator.disclaimer).toBe(
    'This calculator is not a representation of a deal and is merely a tool.',
  );
});

test('the FAQ answers its ten questions in order', () => {
  expect(faqs.map(({ id }) => id)).toEqual([
    'how-to-pay',
    'pre-qualification',
    'free-credit-score',
    'payoff-quote',
    'due-date',
    'totaled-or-stolen',
    'contact-information',
    'credit-cards',
    'early-payoff',
    'service-hours',
  ]);
  expect(stillHaveQuestions.heading).toBe('Still Have Questions');
  expect(stillHaveQuestions.link.to).toBe('/contact');
});

test('cards and headings have the titles of the product', () => {
  expect(pages['/insurance'].heading).toBe('Submit Insurance Claim');
  expect(pages['/payoff'].subtitle).toBe('Get your current loan payoff amount');
  expect(whatToExpect.heading).toBe('What to Expect');
  expect(whatToExpect.points).toHaveLength(4);
  expect(dealerCards.map(({ title, action }) => [title, action.text])).toEqual([
    ['Quick Credit Applications', 'Dealer Portal'],
    ['Competitive Rates', 'View Rate Sheet'],
    ['Dedicated Support', 'Contact Your Rep'],
    ['Become a Partner', 'Apply Now'],
  ]);
  expect(whyPartner.heading).toBe('Why Partner With Us?');
  expect(whyPartner.points.map(({ title }) => title)).toEqual([
    'Fast Approvals',
    'Flexible Programs',
    'Exceptional Service',
  ]);
  expect(leadershipPhilosophy.heading).toBe('Leadership Philosophy');
  expect(partnership.heading).toBe('Partnership Opportunities');
  expect(future.heading).toBe('Looking to the Future');
  expect(notFound).toMatchObject({
    code: '404',
    heading: 'Oops! Page not found',
    home: { text: 'Return to Home', to: '/' },
  });
});

test('there are six executives, each with the initials of the name; four jobs; three affiliates', () => {
  expect(executives).toHaveLength(6);
  for (const { name, initials } of executives) {
    expect(initials).toBe(name.replace(/[^A-Z ]|(?<=[^ ])[A-Z]/g, '').replaceAll(' ', ''));
  }
  expect(jobOpenings).toHaveLength(4);
  expect(affiliates).toHaveLength(3);
});

test("the button of a job opens an email to careers with the job's title as the subject", () => {
  expect(
    jobOpenings.map((job) => new URL(applyLink(job).href).searchParams.get('subject')),
  ).toEqual(jobOpenings.map(({ title }) => title));
  expect(applyLink(jobOpenings[0])).toMatchObject({ text: 'Apply Now' });
});

test('the rate sheet is marked as a sample and has a rate or a gap for each tier and term', () => {
  expect(rateSheet.isSample).toBe(true);
  for (const { rates } of sampleRates.tiers) {
    expect(rates).toHaveLength(sampleRates.longestTerms.length);
  }
  expect(rateTable.columns).toEqual([
    'Credit tier',
    'Up to 48\u00a0months',
    'Up to 60\u00a0months',
    'Up to 72\u00a0months',
    'Up to 84\u00a0months',
  ]);
  expect(rateTable.rows[0]?.slice(0, 2)).toEqual(['Prime', '6.49%']);
  expect(rateTable.rows.at(-1)?.at(-1)).toBe('Not offered');
});

test('the privacy table answers the seven reasons of the model form consistently', () => {
  expect(sharingReasons).toHaveLength(7);
  for (const { doWeShare, canYouLimit } of sharingReasons) {
    expect(canYouLimit === 'We don’t share').toBe(doWeShare === 'No');
  }
});

test('the privacy policy states what the site does with each form', () => {
  const outcomes: Outcomes = {
    payoff: 'mailed',
    'pre-qualify': 'mailed',
    payment: 'mailed',
    claim: 'shown',
    contact: 'shown',
    'sign-in-customer': 'refused',
    'sign-in-dealer': 'refused',
  };
  const lists = (site: Outcomes) =>
    whatFormsDo(site).flatMap((block) =>
      typeof block === 'object' && 'list' in block ? [block.list] : [],
    );
  const [mailed, unsent] = lists(outcomes);
  expect(mailed).toEqual(['Payoff quote request', 'Pre-qualification', 'Payment']);
  expect(unsent).toEqual([
    'Insurance claim',
    'Message to us',
    'Customer sign in',
    'Dealer sign in',
  ]);
  expect(lists({ ...outcomes, claim: 'mailed' })[0]).toContain('Insurance claim');
  expect(lists({ ...outcomes, payment: 'hosted' })).toEqual([
    ['Payoff quote request', 'Pre-qualification'],
    ['Payment'],
    unsent,
  ]);
  expect(lists({ ...outcomes, payment: 'off' })).toEqual([
    ['Payoff quote request', 'Pre-qualification'],
    unsent,
  ]);
  const served = whatFormsDo(outcomes);
  expect(served.at(-1)).toMatch(/without JavaScript/);
  expect(whatFormsDo(outcomes, false)).toEqual(served.slice(0, -1));
  const said = walk(privacyOf(outcomes));
  for (const block of whatFormsDo(outcomes)) expect(said).toContainEqual(block);
});

test('the accessibility page says what works without JavaScript on each kind of website', () => {
  const said = (served: AccessibilityOptions['served']) =>
    JSON.stringify(accessibilityOf({ isInSpanish: false, served }));
  expect(said('all')).toContain('send every form and estimate a payment without JavaScript.');
  expect(said('exceptPayment')).toContain('The payment form and our other tools need JavaScript.');
  expect(said('none')).toContain('Our forms and tools need JavaScript.');
  expect(said('none')).not.toMatch(/send every form|work out a payment without/);
});

test('the privacy policy mentions the security code only where a form may ask for it', () => {
  const outcomes = Object.fromEntries(forms.map((form) => [form.id, form.outcomes[0]]));
  const policyOf = (payment: Outcomes['payment']) =>
    JSON.stringify(privacyOf({ ...(outcomes as Outcomes), payment }));
  expect(policyOf('mailed')).toContain('security code');
  expect(policyOf('hosted')).not.toContain('security code');
  expect(policyOf('off')).not.toContain('security code');
});

test('a site without online payments names no online method, and no price of one', () => {
  const { ways, groups, feeTable: table } = feeFinderOff;
  expect(ways.map(({ id }) => id)).toEqual([
    'phone-system',
    'agent',
    'check',
    'cash-counter',
    'pay-station',
    'barcode',
  ]);
  expect(Object.keys(groups)).toEqual(['phone', 'mail', 'cash']);
  expect(table.rows).toHaveLength(6);
  expect(JSON.stringify(paymentOff.notice)).toContain(notOnline);
  const texts = JSON.stringify([paymentOff, feeFinderOff, paymentOffDescription]);
  expect(texts.replaceAll(notOnline, '')).not.toMatch(/online|bank account|debit/i);
});

test('the FAQ of a site without online payments has another answer wherever one mentions them', () => {
  for (const { id, answer } of faqs) {
    const isOnline = /pay(ments?)?\b[^.]*\bonline|debit or ATM/i.test(plainText(answer));
    expect(id in faqOff, id).toBe(isOnline);
  }
  const answers = Object.values(faqOff).map(plainText).join(' ');
  expect(answers.replaceAll(notOnline, '')).not.toMatch(/online|bank account|debit/i);
});

test('the site promises a confirmation email only if it mails the claim', () => {
  expect(claimPromise.mailed).toBe(
    'A claims specialist will contact you within 1-2 business days, and a confirmation email will be sent.',
  );
  expect(claimPromise.shown).not.toContain('confirmation');
});

test('a form that sends nothing names the mailbox of its page', () => {
  const { claims, main } = company.phones;
  expect(lineText(sendsNothing(claims))).toContain('or email claims@milepost.example.');
  expect(lineText(sendsNothing(main))).toContain('or email info@milepost.example.');
});

test('no page or printout sends a visitor to a claim form that sends nothing', () => {
  expect(firstSteps.mailed.steps.at(-1)?.text).toBe(
    'Fill out our claim form, or call our claims line.',
  );
  expect(JSON.stringify([firstSteps.shown, claimList.shown])).not.toContain('claim form');
});

test('the calculator says that taxes and fees are left out, and that they can be added', () => {
  expect(calculator.leftOut).toContain(
    'Taxes, title and dealer fees are not included unless you add them.',
  );
});

test('content never describes how a page looks', () => {
  const looks = ['icon', 'tint', 'background', 'color', 'variant', 'size'];
  for (const { file, value } of objects) {
    expect(
      Object.keys(value).filter((key) => looks.includes(key)),
      file,
    ).toEqual([]);
  }
});

test('every table row has a cell for every column', () => {
  const tables = objects.filter(({ value }) => 'caption' in value && 'rows' in value);
  expect(tables.length).toBeGreaterThanOrEqual(3);
  for (const { value } of tables) {
    for (const row of value.rows as readonly unknown[][]) {
      expect(row).toHaveLength((value.columns as unknown[]).length);
    }
  }
});

test.each([
  'privacy.ts',
  'terms.ts',
  'accessibility.ts',
  'military.ts',
  'pre-qualify.ts',
  'payment.ts',
])('%s marks its legal text as a sample', (file) => {
  expect(objects.some((entry) => entry.file === file && entry.value.isSample === true)).toBe(true);
});

/**
 * Figures as prose would state them, and the only file that may. A company fact belongs in none.
 */
const homes: readonly (readonly [figure: RegExp, home: string])[] = [
  [/\b30,000|\b500,000|\b35 years|\b1990\b|Los Angeles(?!, CA)/, 'facts'],
  [
    /\b(24|48) hours|\b10 days|\b1-2 business|\b(5|five) business days|(?<!Extra )\bonce (a|per) year/,
    'company',
  ],
  [/\b8-8\b|\b9-5\b|9 AM|6am/, 'facts'],
  [/@milepost\.example|555-01[0-8]/, 'facts'],
  [/\b425\b|6\.99%|\b13,074/, 'account.ts'],
  [/\$5\.00|\b9\.95|\b1\.50|\b3\.99/, 'facts'],
  [/New Mexico/, 'facts'],
  [/prepayment penalty|accept credit cards/, 'payment-rules.ts'],
  [/\b6%|\b180 days/, 'military.ts'],
  [/\b135%|12[-–]84/, 'facts'],
  [/\$50,000/, 'affiliates.ts'],
  [/\b25,000|\b15,000|\b100,000|\b(10|50) states/, 'facts'],
  [/\b579|\b669|\b739|\b799|\b850/, 'facts'],
];

test('a figure is written out in one file only; every other text imports it', () => {
  const code = topics.map(({ file, source }) => ({
    file,
    code: source.replace(/\/\*\*[\s\S]*?\*\//g, ''),
  }));
  for (const [figure, home] of homes) {
    const elsewhere = code.filter(({ file, code }) => file !== home && figure.test(code));
    expect(
      elsewhere.map(({ file, code }) => `${file}: ${figure.exec(code)?.[0]}`),
      `${figure}`,
    ).toEqual([]);
  }
});

test('no text has shouting, double spaces, ellipsis characters or placeholders', () => {
  for (const { file, text } of strings) {
    const where = `${file}: ${text}`;
    // English pages have none of the notes of a translation.
    if (text === '' && ['editions.ts', 'navigation.ts', 'scra-helper.ts'].includes(file)) continue;
    expect(text, where).not.toMatch(/ {2}|^\s*$|\u2026/);
    expect(text, where).not.toMatch(/lorem|ipsum|\bTBD\b|\bTODO\b|undefined|\[object/i);
    expect(text, where).not.toMatch(/as low as|click here|please note/i);
    if (text !== notFound.heading) expect(text, where).not.toContain('!');
  }
});

/** The regulation's own sentence, and the reasons in its table. */
const quotesTheLaw = ({ text }: { text: string }) =>
  text === preQualifyNotices.equalCredit.text ||
  sharingReasons.some(({ reason }) => reason === text);

test('no sentence is longer than 30 words, except those that a law prescribes', () => {
  const tooLong = strings
    .filter((entry) => !quotesTheLaw(entry))
    .flatMap(({ file, text }) =>
      text.split(/(?<=[.?:])\s+/).map((sentence) => ({ file, sentence })),
    )
    .filter(({ sentence }) => sentence.split(/\s+/).length > 30);
  expect(tooLong).toEqual([]);
});

test('only the dealer’s list refers to the program guide', () => {
  expect(fundingList.end).toBe('Your program guide has the final list.');
  for (const list of [bringList, ...Object.values(claimList), claimPapersList]) {
    expect(list.end, list.title).toBeUndefined();
  }
});
