import { configure } from 'arktype/config';
import { expect, test } from 'vitest';
import { forms } from '../src/forms/index.ts';

// Simulates a page whose Content-Security-Policy has no `unsafe-eval`.
configure({ jitless: true });

test.each(forms.flatMap((form) => ['debit', 'ach', ''].map((method) => [form, method] as const)))(
  '$id reports each missing answer in its own words where arktype runs uncompiled: %#',
  async (form, paymentMethod) => {
    const { validate } = await form.rules();
    const result = validate({ paymentMethod });
    for (const { message } of result.ok ? [] : result.issues) {
      expect(message).toMatch(
        / is required$|^Enter last 4|^Invalid email|^Phone number|^Message must/,
      );
    }
    expect(result.ok).toBe(false);
  },
);
