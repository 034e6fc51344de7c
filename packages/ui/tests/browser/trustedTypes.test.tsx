import { expect, test } from 'vitest';
import { host } from './page.tsx';

test('the tests run under a policy that refuses HTML and scripts from text', () => {
  expect(() => {
    host.innerHTML = '<b>Text</b>';
  }).toThrow("requires 'TrustedHTML'");
  expect(() => {
    document.createElement('script').text = 'alert()';
  }).toThrow("requires 'TrustedScript'");
  host.innerHTML = '';
});
