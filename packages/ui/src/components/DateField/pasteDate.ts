import { dateExample, readWrittenDate } from '../../internal/writtenDate.ts';

/**
 * Sets a date input to a pasted date, in the order of day and month that the browser shows.
 *
 * @returns An example of a date if the text is not one.
 */
export function pasteDate(input: HTMLInputElement, text: string): string | undefined {
  const { language } = navigator;
  const date = readWrittenDate(text, language);
  if (!date) return dateExample(language);
  // React ignores a value that is only assigned to the input.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, date);
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  return undefined;
}
