import { beforeEach, expect, test } from 'vitest';
import { attemptFor, forgetAttempt } from './attempt.ts';

const now = new Date(2026, 10, 21, 9, 5);
const later = new Date(2026, 10, 22, 8);

beforeEach(() => forgetAttempt('contact'));

test('the same answers are the same submission, with its key and the time of its first try', () => {
  const first = attemptFor('contact', { name: 'Dana' }, now);
  expect(first.begunAt).toBe(now.getTime());
  expect(attemptFor('contact', { name: 'Dana' }, later)).toBe(first);
});

test('changed answers are another submission', () => {
  const first = attemptFor('contact', { name: 'Dana' }, now);
  const changed = attemptFor('contact', { name: 'Dan' }, later);
  expect(changed.key).not.toBe(first.key);
  expect(changed.begunAt).toBe(later.getTime());
});

test('the same answers are another submission once the first one was accepted', () => {
  const first = attemptFor('contact', { name: 'Dana' }, now);
  forgetAttempt('contact');
  expect(attemptFor('contact', { name: 'Dana' }, later).key).not.toBe(first.key);
});

test('storage has a submission only while its page is left, and never an answer', () => {
  const { key } = attemptFor('contact', { name: 'Dana' }, now);
  expect(sessionStorage.getItem('attempts')).toBeNull();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const stored = sessionStorage.getItem('attempts');
  expect(stored).toContain(key);
  expect(stored).not.toContain('Dana');
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(sessionStorage.getItem('attempts')).toBeNull();
});
