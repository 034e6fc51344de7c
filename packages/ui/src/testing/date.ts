import type { KeyboardContext } from './docs.ts';

/** Types `YYYY-MM-DD` into a date input: with real keys in the browser's order, month first, or at once. */
export async function typeDate(
  userEvent: KeyboardContext['userEvent'],
  box: HTMLElement,
  date: string,
) {
  const isReal = 'fill' in userEvent;
  const [year, month, day] = date.split('-');
  box.focus();
  await (isReal ? userEvent.keyboard(`${month}${day}${year}`) : userEvent.type(box, date));
}
