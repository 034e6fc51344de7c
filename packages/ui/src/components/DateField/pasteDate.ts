import { dateExample, readWrittenDate } from '../../internal/writtenDate.ts';

/** Returns the calendar of a locale. That of most needs no further code. */
async function calendarIn(locale: string) {
  if (new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory') return undefined;
  return (await import('../../internal/calendarOf.ts')).calendarOf(locale);
}

/**
 * Sets a date input to a pasted date, in the order of day and month that the browser shows.
 *
 * @returns An example of a date if the text is not one.
 */
export async function pasteDate(
  input: HTMLInputElement,
  text: string,
): Promise<string | undefined> {
  const { language } = navigator;
  const date = readWrittenDate(text, language, await calendarIn(language));
  if (!date) return dateExample(language);
  // React ignores a value that is only assigned to the input.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, date);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  return undefined;
}
