import { expect, test } from 'vitest';
import { company, hoursText } from '../src/facts/company.ts';

test.each(Object.entries(company.phones))(
  'the %s phone is a sample number, dialled as shown',
  (_, { display, href }) => {
    expect(display).toMatch(/^\(800\) 555-01\d\d$/);
    expect(href).toBe(`tel:+1${display.replace(/\D/g, '')}`);
  },
);

test('no two phones or mailboxes are the same', () => {
  const phones = Object.values(company.phones).map(({ href }) => href);
  const mailboxes = Object.values(company.mailboxes);
  expect(new Set(phones).size).toBe(phones.length);
  expect(new Set<string>(mailboxes).size).toBe(mailboxes.length);
});

test.each(Object.values(company.mailboxes))('%s is a mailbox of the company', (mailbox) => {
  expect(mailbox).toMatch(/^[a-z]+@milepost\.example$/);
});

test.each(Object.values(company.links))('%s leads to no real company', (link) => {
  expect(new URL(link).protocol).toBe('https:');
  expect(new URL(link).hostname).toMatch(/\.example$/);
});

test('the footer and all other pages show the prescribed opening hours', () => {
  expect(company.hours.footer).toEqual(['MON-FRI 9 AM – 9 PM PST', 'SAT 10 AM – 7 PM PST']);
  expect(company.hours.office.map(hoursText)).toEqual([
    'Mon-Fri 8-8 EST',
    'Sat 9-5 EST',
    'Sun closed',
  ]);
  expect(hoursText(company.hours.automatedPayments)).toBe('Automated payments 24/7');
  expect(hoursText(company.hours.military)).toBe('Military line 6am-5pm Pacific');
});
