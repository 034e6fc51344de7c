import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forms, type Issue } from '../src/forms/index.ts';
import { hostile } from './hostile.ts';

const today = new Date(2026, 10, 21);

describe.each(forms)('$id', async (form) => {
  const { validate, warnings } = await form.rules();
  const names: readonly string[] = form.fields.map(({ name }) => name);
  const labels = form.fields.map(({ label }) => label.toLowerCase());

  /**
   * Broken rules are in the order of the page, one a field, and worded by us instead of a library.
   */
  function isCleanRefusal(issues: readonly Issue[]) {
    const places = issues.map(({ field }) => names.indexOf(field));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    for (const { message } of issues) {
      const isOurs =
        /^(Invalid email address|Enter last 4 digits of SSN|Phone number .*)$/.test(message) ||
        labels.some((label) => message.toLowerCase().startsWith(label));
      expect(isOurs, message).toBe(true);
      expect(message.length).toBeLessThan(80);
    }
  }

  function endsWell(input: unknown) {
    const result = validate(input);
    if (result.ok) {
      expect(names).toEqual(expect.arrayContaining(Object.keys(result.value)));
      expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    } else {
      expect(result.issues.length).toBeGreaterThan(0);
      isCleanRefusal(result.issues);
    }
    expect(warnings(input, today).every(({ field }) => names.includes(field))).toBe(true);
  }

  test('any value gives a clean value or messages', () => {
    fc.assert(fc.property(fc.oneof(hostile, fc.anything({ withNullPrototype: true })), endsWell));
  });

  test('hostile answers give a clean value or messages', () => {
    const answers = Object.fromEntries(names.map((name) => [name, hostile]));
    const methods = fc.constantFrom('debit', 'ach', '', '__proto__');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.record(answers, { requiredKeys: [] }),
          fc.record({ ...answers, paymentMethod: methods }),
        ),
        endsWell,
      ),
    );
  });

  test('an injected prototype changes nothing', () => {
    const sent = JSON.stringify(Object.fromEntries(names.map((name) => [name, 'x'])));
    endsWell(JSON.parse(`{"__proto__":${sent},"constructor":{"prototype":${sent}}}`));
    expect(validate(JSON.parse(`{"__proto__":${sent}}`))).toEqual(validate({}));
    expect({}).not.toHaveProperty(names[0] ?? '');
  });
});
