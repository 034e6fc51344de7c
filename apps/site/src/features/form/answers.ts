import type { Field } from '@milepost/domain/forms';
import type { Answers } from './attempt.ts';

type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Fields = readonly Pick<Field, 'name'>[];

/** Returns the control of the field with the given name, which is the id of a control without a name. */
export const controlOf = (form: HTMLFormElement | null | undefined, name: string) =>
  form?.elements.namedItem(name) as NativeControl | null | undefined;

/** Returns the name of the field that a control belongs to. */
export const fieldNameOf = (control: Element | null) =>
  control?.getAttribute('name') ?? control?.id;

/** Reads the answers of the given fields. */
export function readAnswers(form: HTMLFormElement | null | undefined, fields: Fields): Answers {
  const texts = fields.flatMap(({ name }) => {
    const control = controlOf(form, name);
    return control ? [[name, control.value] as const] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * Returns text that breaks every rule for each field with half a date or "1,000" in a number. The
 * browser gives such text as empty, which would be reported as missing.
 */
export function readUnreadable(form: HTMLFormElement | null, fields: Fields): Answers {
  const unreadable = fields.filter(({ name }) => controlOf(form, name)?.validity.badInput);
  return Object.fromEntries(unreadable.map(({ name }) => [name, '?']));
}

/** Fills in these answers wherever a field has a different one. */
export function fillIn(
  form: HTMLFormElement | null,
  answers: Iterable<readonly [name: string, text: string]>,
): void {
  for (const [name, text] of answers) {
    const control = controlOf(form, name);
    if (control && control.value !== text) typeInto(control, text);
  }
}

/** Changes a control's value like a visitor does: React ignores a value that is only assigned. */
export function typeInto(control: NativeControl, text: string): void {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native?.set?.call(control, text);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
